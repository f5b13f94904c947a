"use client";

import { useId, type ReactNode } from "react";
import { ChevronDown } from "./icons";
import { closeOnChange, closeOnFollow, closeOnLeave } from "./sheet-dismissal";

type Props = {
  label: string;
  prefix?: string;
  current: string;
  children: ReactNode;
};

export function SortChoices({ label, prefix = "Sort", current, children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="button sort-button">
        <span>
          <span className="max-[411px]:sr-only">{prefix}: </span>
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
