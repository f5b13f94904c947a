import type { FocusEvent, MouseEvent } from "react";

function close(sheet: HTMLElement) {
  if (sheet.matches(":popover-open")) sheet.hidePopover();
}

/** The page behind a sheet is covered: whoever goes there by keyboard has left the sheet. */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget);
}

/** What is dimmed belongs to the sheet (finding.css), so that a press beside it closes it and opens nothing below. */
export function closeOnVeil({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { top, left } = currentTarget.getBoundingClientRect();
  if (target === currentTarget && (clientY < top || clientX < left)) close(currentTarget);
}

/** A sheet of links closes with the press that follows one. */
export function closeOnFollow(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest("a")) close(event.currentTarget);
  else closeOnVeil(event);
}
