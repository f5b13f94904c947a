"use client";

import { useEffect, useRef, useState, type PointerEvent } from "react";
import { createPortal } from "react-dom";
import { buttonVariants } from "./button-variants";
import { CircleCheck, CircleExclamationPoint, Info, X } from "./icons";
import { IntentLink } from "./intent-link";
import { dismissToast, toastDuration, toastSwipeThreshold, type Toast } from "./toast-store";

const marks = {
  default: { icon: CircleCheck, look: "text-trust" },
  notice: { icon: Info, look: "text-primary" },
  destructive: { icon: CircleExclamationPoint, look: "text-harm" },
};

/** Everything outside the topmost modal dialog is inert, so a toast there could be neither read out nor pressed. */
function findHost(): Element {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}

export function ToastView({ toast }: { toast: Toast }) {
  const [host, setHost] = useState(findHost);

  useEffect(() => {
    const move = () => setHost(findHost());
    document.addEventListener("close", move, true);
    return () => document.removeEventListener("close", move, true);
  }, []);

  return createPortal(<ToastBox toast={toast} />, host);
}

function useDismissal({ id, open }: Toast) {
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);

  function wait() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => dismissToast(id), toastDuration);
  }

  function pauseTimer() {
    window.clearTimeout(timer.current);
  }

  useEffect(() => {
    const element = box.current;
    if (!open) {
      element?.hidePopover();
      return;
    }
    element?.showPopover();
    timer.current = window.setTimeout(() => dismissToast(id), toastDuration);
    return () => window.clearTimeout(timer.current);
  }, [id, open]);

  return { box, wait, stay: pauseTimer };
}

function ToastBox({ toast }: { toast: Toast }) {
  const { box, wait, stay } = useDismissal(toast);
  const swipeStart = useRef<number>(undefined);

  function onPointerUp(event: PointerEvent) {
    const moved = swipeStart.current === undefined ? 0 : event.clientX - swipeStart.current;
    swipeStart.current = undefined;
    if (Math.abs(moved) > toastSwipeThreshold) dismissToast(toast.id);
  }

  const variant = toast.variant ?? "default";
  const { icon: ToastIcon, look } = marks[variant];
  return (
    <div
      ref={box}
      data-slot="toast"
      popover="manual"
      role={variant === "default" ? "status" : "alert"}
      className="bg-popover shadow-float inset-auto top-auto right-4 bottom-[calc(var(--bottom-bar)+var(--foot)+16px)] w-[min(400px,calc(100%-32px))] translate-y-2 touch-pan-y rounded-xl border p-4 opacity-0 transition-all transition-discrete open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0"
      onPointerEnter={stay}
      onPointerLeave={wait}
      onFocus={stay}
      onBlur={wait}
      onPointerDown={(event) => (swipeStart.current = event.clientX)}
      onPointerUp={onPointerUp}
    >
      <div className="flex gap-3">
        <ToastIcon className={`mt-0.5 ${look}`} />
        <ToastText toast={toast} />
        <button
          type="button"
          aria-label="Dismiss"
          className={`${buttonVariants({ variant: "ghost", size: "icon-sm" })} -mt-1.5 -mr-1.5`}
          onClick={() => dismissToast(toast.id)}
        >
          <X />
        </button>
      </div>
    </div>
  );
}

function ToastText({ toast: { id, title, description, action } }: { toast: Toast }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold">{title}</p>
      {description ? <p className="text-muted-foreground">{description}</p> : null}
      {action && "onPress" in action ? (
        <button
          type="button"
          className={`${buttonVariants({ variant: "link", size: "inline" })} tap-target mt-2`}
          onClick={() => {
            dismissToast(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      ) : null}
      {action && "href" in action ? (
        <IntentLink
          href={action.href}
          className={`${buttonVariants({ variant: "link", size: "inline" })} mt-2`}
          onClick={() => dismissToast(id)}
        >
          {action.label}
        </IntentLink>
      ) : null}
    </div>
  );
}
