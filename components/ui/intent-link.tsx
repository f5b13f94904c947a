"use client";

import type { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";
import { useNavigation } from "./progress-line";

export type IntentLinkProps = ComponentProps<"a"> & {
  href: string;
  /** False keeps the place on the page. */
  scroll?: boolean;
};

type Router = ReturnType<typeof useRouter>;

/** The whole page, and not only what of it is the same for all addresses. */
const fullPrefetch = { kind: "full" } as NonNullable<Parameters<Router["prefetch"]>[1]>;

/** Pages that one view fetches ahead at most. */
const maxPrefetches = 12;

/** Milliseconds for which a pointer has to be on a link: it crosses many on its way to one. */
const hoverDelayMs = 60;

const prefetched = { view: "", pages: new Set<string>() };

/** Whether the view may fetch this page ahead as well; none does where data are to be saved. */
function mayPrefetch(href: string): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return false;
  if (prefetched.view !== location.href) Object.assign(prefetched, { view: location.href, pages: new Set() });
  if (prefetched.pages.size < maxPrefetches) prefetched.pages.add(href);
  return prefetched.pages.has(href);
}

let resting: ReturnType<typeof setTimeout> | undefined;

function afterHoverDelay(work: () => void): void {
  leave();
  resting = setTimeout(work, hoverDelayMs);
}

function leave(): void {
  clearTimeout(resting);
}

/** Another tab, a download or another site is the browser's. */
function isBrowserHandled(event: MouseEvent<HTMLAnchorElement>, href: string): boolean {
  const { target } = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isElsewhere = (target !== "" && target !== "_self") || !/^([?#]|\/(?!\/))/.test(href);
  return isModified || isElsewhere || event.currentTarget.hasAttribute("download");
}

/**
 * A link within the site that fetches its page when somebody is about to follow it (a pointer rests on it, touch, focus),
 * never because it came into view: a page of cards would otherwise fetch a page for each. It is not Next's own, which takes
 * a third of the time in which the server makes a card.
 */
export function IntentLink({ href, scroll, children, onClick, ...props }: IntentLinkProps) {
  const { router, go, line } = useNavigation();
  const prepare = () => {
    if (mayPrefetch(href)) router.prefetch(href, fullPrefetch);
  };

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || isBrowserHandled(event, href)) return;
    event.preventDefault();
    go(href, { scroll });
  }

  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={() => afterHoverDelay(prepare)}
      onPointerLeave={leave}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      {children}
      {line}
    </a>
  );
}
