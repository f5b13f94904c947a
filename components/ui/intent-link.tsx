"use client";

import type { useRouter } from "next/navigation";
import type { ComponentProps, MouseEvent } from "react";
import { useNavigation } from "./progress-line";

export type IntentLinkProps = ComponentProps<"a"> & {
  href: string;
  scroll?: boolean;
};

type Router = ReturnType<typeof useRouter>;

/** Prefetches the whole page, not only the part shared by all URLs. */
const fullPrefetch = { kind: "full" } as NonNullable<Parameters<Router["prefetch"]>[1]>;

const maxPrefetches = 12;

const hoverDelayMs = 60;

const prefetched = { view: "", pages: new Set<string>() };

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

function isBrowserHandled(event: MouseEvent<HTMLAnchorElement>, href: string): boolean {
  const { target } = event.currentTarget;
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isElsewhere = (target !== "" && target !== "_self") || !/^([?#]|\/(?!\/))/.test(href);
  return isModified || isElsewhere || event.currentTarget.hasAttribute("download");
}

/**
 * Prefetches on hover, touch or focus, never on visibility: a page of cards would otherwise prefetch one page each.
 * Replaces next/link, which takes a third of the server's time to render a card.
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
