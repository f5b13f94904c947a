import type { FocusEvent, MouseEvent, ToggleEvent } from "react";

function close(sheet: HTMLElement) {
  if (sheet.matches(":popover-open")) sheet.hidePopover();
}

/** The page behind a sheet is covered: whoever goes there by keyboard has left the sheet. */
export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget);
}

/** What is dimmed belongs to the sheet (finding.css), so that a press beside it closes it and opens nothing below. */
export function closeOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { top, right, bottom, left } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (target === currentTarget && !isInside) close(currentTarget);
}

/** A sheet of links closes with the press that follows one, and with one that ends what it is about. */
export function closeOnFollow(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest("a, [data-closes]")) close(event.currentTarget);
  else closeOnBackdrop(event);
}

/** From here on what a sheet holds stands in the page: the size `lg`. */
const wide = "(width >= 64rem)";

/**
 * The page below has gone with Back, or has become wide enough to need no sheet. To be asked before the sheet opens: what
 * is told of an open sheet comes a task later, and on a busy device Back is faster.
 */
export function closeOnChange({ target, currentTarget: sheet, newState }: ToggleEvent<HTMLElement>) {
  if (target !== sheet || newState !== "open") return;
  const watching = new AbortController();
  const { signal } = watching;
  function leave() {
    watching.abort();
    close(sheet);
  }
  window.addEventListener("popstate", leave, { signal });
  matchMedia(wide).addEventListener("change", leave, { signal });
  sheet.addEventListener("beforetoggle", () => watching.abort(), { signal });
}
