import type { FocusEvent, MouseEvent, ToggleEvent } from "react";

function close(sheet: HTMLElement) {
  if (sheet.matches(":popover-open")) sheet.hidePopover();
}

export function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget);
}

/** The backdrop belongs to the sheet (finding.css), so a press on it closes the sheet and activates nothing below. */
export function closeOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { top, right, bottom, left } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  if (target === currentTarget && !isInside) close(currentTarget);
}

export function closeOnFollow(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest("a, [data-closes]")) close(event.currentTarget);
  else closeOnBackdrop(event);
}

/** From the `lg` breakpoint, sheet content is part of the page. */
const wide = "(width >= 64rem)";

/**
 * Closes the sheet on Back or when the window becomes wide. Must handle `beforetoggle`: `toggle` fires a task later,
 * and Back can be faster on a busy device.
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
