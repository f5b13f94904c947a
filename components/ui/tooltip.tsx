"use client";

import { useId, useRef, type KeyboardEvent } from "react";
import { place } from "./place";

type TooltipProps = {
  text: string;
  /** Gets the id to put on its control as `aria-describedby`. */
  children: (describedBy: string) => React.ReactNode;
};

/** A word of help over a control, on hover and on focus; Escape puts it away. Never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  function show() {
    if (!anchor.current || !bubble.current || bubble.current.matches(":popover-open")) return;
    bubble.current.showPopover();
    place(anchor.current, bubble.current, { align: "center" });
  }

  function hide() {
    bubble.current?.hidePopover();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") hide();
  }

  return (
    <span
      ref={anchor}
      data-slot="tooltip"
      className="inline-flex"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children(id)}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="bg-foreground text-background inset-auto w-max max-w-64 rounded-md px-2.5 py-1.5 text-sm font-medium opacity-0 transition-opacity transition-discrete open:opacity-100 starting:open:opacity-0"
      >
        {text}
      </span>
    </span>
  );
}
