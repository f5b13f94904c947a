"use client";

import {
  useCallback,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from "react";
import { buttonVariants } from "./button-variants";
import { X } from "./icons";

export type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Replaces the title, which is then only the accessible name. */
  heading?: React.ReactNode;
  description?: React.ReactNode;
  footer?: React.ReactNode;
  children: React.ReactNode;
};

type Props = ModalProps & { slot: string; className: string };

function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = [...dialog.querySelectorAll<HTMLElement>("[data-autofocus]")];
  return fields.find((field) => !field.closest("[hidden]"));
}

/** The browser restores focus only if a dialog closes, not if it is removed while open. */
function useOpenerFocus(dialog: RefObject<HTMLDialogElement | null>) {
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const element = dialog.current;
    return () => {
      const isLost = element?.open && !element.isConnected && document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [dialog]);

  return useCallback(() => void (opener.current = document.activeElement), []);
}

/**
 * Native dialog: the browser traps focus, closes on Escape, restores focus and makes the page inert; globals.css locks
 * scrolling. Initial focus goes to `[data-autofocus]`.
 */
export function Modal({ open, onOpenChange, slot, className, ...content }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const backdropPressed = useRef(false);
  const rememberOpener = useOpenerFocus(dialog);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    rememberOpener();
    element.showModal();
    firstField(element)?.focus();
  }, [open, rememberOpener]);

  // Back leaves the page behind the dialog, so the dialog closes too.
  useEffect(() => {
    if (!open) return;
    const close = () => dialog.current?.close();
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [open]);

  /** Only if the dialog closed itself: an owner who closed it may have opened another one since. */
  function onClose(event: SyntheticEvent) {
    // React bubbles the close event of nested dialogs.
    if (open && event.target === dialog.current) onOpenChange(false);
  }

  function onPointerDown(event: PointerEvent) {
    backdropPressed.current = event.target === dialog.current;
  }

  function onClick(event: MouseEvent) {
    if (backdropPressed.current && event.target === dialog.current) onOpenChange(false);
  }

  return (
    <dialog
      ref={dialog}
      data-slot={slot}
      aria-label={content.title}
      className={`group/modal bg-popover text-foreground shadow-float backdrop:bg-scrim overflow-hidden text-left text-base font-normal whitespace-normal transition-all transition-discrete backdrop:opacity-0 backdrop:transition-all backdrop:transition-discrete open:backdrop:opacity-100 starting:open:backdrop:opacity-0 ${className}`}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <ModalBody {...content} onClose={() => onOpenChange(false)} />
    </dialog>
  );
}

type BodyProps = Omit<ModalProps, "open" | "onOpenChange"> & { onClose: () => void };

function ModalBody({ title, heading, description, footer, children, onClose }: BodyProps) {
  return (
    <div className="flex max-h-[inherit] min-h-full flex-col group-data-[slot=sheet]/modal:h-full">
      <div className="flex items-start gap-4 p-4 pb-2 md:px-6">
        <div className="min-w-0 flex-1">
          {heading ?? <h2 className="pt-2.5 text-xl font-semibold">{title}</h2>}
          {description ? <p className="text-muted-foreground mt-2">{description}</p> : null}
        </div>
        <button
          type="button"
          aria-label="Close"
          className={buttonVariants({ variant: "ghost", size: "icon" })}
          onClick={onClose}
        >
          <X />
        </button>
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-2 pb-6 md:px-6">
        {children}
      </div>
      {footer ? (
        <div className="flex flex-wrap justify-end gap-3 border-t p-4 max-sm:*:grow md:px-6">{footer}</div>
      ) : null}
    </div>
  );
}
