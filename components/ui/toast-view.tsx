"use client";

import { useEffect, useRef, type PointerEvent } from "react";
import { buttonVariants } from "./button-variants";
import { CircleCheck, CircleExclamationPoint, X } from "./icons";
import { IntentLink } from "./intent-link";
import { dismissToast, toastDuration, toastSwipeThreshold, type Toast } from "./toast-store";

/** One toast in the top layer, so that it is seen over a dialog too; waits while it is pointed at or holds focus. */
export function ToastView({ toast }: { toast: Toast }) {
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const swipeStart = useRef<number>(undefined);
  const { id, open } = toast;

  function wait() {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => dismissToast(id), toastDuration);
  }

  function stay() {
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

  function onPointerUp(event: PointerEvent) {
    const moved = swipeStart.current === undefined ? 0 : event.clientX - swipeStart.current;
    swipeStart.current = undefined;
    if (Math.abs(moved) > toastSwipeThreshold) dismissToast(id);
  }

  const harmful = toast.variant === "destructive";
  const ToastIcon = harmful ? CircleExclamationPoint : CircleCheck;
  return (
    <div
      ref={box}
      data-slot="toast"
      popover="manual"
      role={harmful ? "alert" : "status"}
      className="bg-popover shadow-float inset-auto top-auto right-4 bottom-[calc(var(--bottom-bar)+16px)] w-[min(400px,calc(100%-32px))] translate-y-2 touch-pan-y rounded-xl border p-4 opacity-0 transition-all transition-discrete open:translate-y-0 open:opacity-100 starting:open:translate-y-2 starting:open:opacity-0"
      onPointerEnter={stay}
      onPointerLeave={wait}
      onFocus={stay}
      onBlur={wait}
      onPointerDown={(event) => (swipeStart.current = event.clientX)}
      onPointerUp={onPointerUp}
    >
      <div className="flex gap-3">
        <ToastIcon className={harmful ? "text-harm mt-0.5" : "text-trust mt-0.5"} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{toast.title}</p>
          {toast.description ? <p className="text-muted-foreground">{toast.description}</p> : null}
          {toast.action ? (
            <IntentLink
              href={toast.action.href}
              className={`${buttonVariants({ variant: "link", size: "inline" })} mt-2`}
              onClick={() => dismissToast(id)}
            >
              {toast.action.label}
            </IntentLink>
          ) : null}
        </div>
        <button
          type="button"
          aria-label="Dismiss"
          className={`${buttonVariants({ variant: "ghost", size: "icon-sm" })} -mt-1.5 -mr-1.5`}
          onClick={() => dismissToast(id)}
        >
          <X />
        </button>
      </div>
    </div>
  );
}
