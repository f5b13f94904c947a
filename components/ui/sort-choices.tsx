"use client";

import { useId, type ReactNode } from "react";
import { ChevronDown } from "./icons";
import { closeOnChange, closeOnFollow, closeOnLeave } from "./sheet-dismissal";

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
  return (
    <>
      <button type="button" popoverTarget={id} className="button sort-button">
        <span>
          <span className="max-[411px]:sr-only">Sort: </span>
          <b>{current}</b>
        </span>
        <ChevronDown />
      </button>
      <nav
        id={id}
        popover="auto"
        data-slot="sort-choices"
        data-scroll-lock
        aria-label={label}
        className="sort-choices"
        onClick={closeOnFollow}
        onBlur={closeOnLeave}
        onBeforeToggle={closeOnChange}
      >
        {children}
      </nav>
    </>
  );
}
