"use client";

import { useId, useRef, type FocusEvent, type MouseEvent, type ReactNode } from "react";
import { ChevronDown } from "./icons";

type Props = {
  label: string;
  /** The name of what is chosen. */
  current: string;
  /** Links with the class `pill-link`. */
  children: ReactNode;
};

/**
 * Ways to sort, as links: side by side on a desktop; on phones and tablets behind one button that says which it is, which
 * opens them as a sheet, also without script.
 */
export function SortChoices({ label, current, children }: Props) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);

  function close() {
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
  }

  function closeOnFollow({ target }: MouseEvent) {
    if ((target as Element).closest("a")) close();
  }

  /** The page behind the sheet is covered: whoever goes there by keyboard has left the sheet. */
  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  return (
    <>
      <button type="button" popoverTarget={id} className="button sort-button">
        <span>
          Sort: <b>{current}</b>
        </span>
        <ChevronDown />
      </button>
      <nav
        ref={sheet}
        id={id}
        popover="auto"
        data-slot="pill-links"
        data-scroll-lock
        aria-label={label}
        className="sort-choices"
        onClick={closeOnFollow}
        onBlur={closeOnLeave}
      >
        {children}
      </nav>
    </>
  );
}
