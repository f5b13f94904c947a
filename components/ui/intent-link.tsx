"use client";

import Link, { useLinkStatus } from "next/link";
import { useState, type ComponentProps } from "react";

export type IntentLinkProps = Omit<ComponentProps<typeof Link>, "prefetch" | "href"> & { href: string };

/**
 * A link that fetches its page when somebody is about to follow it (pointer over it, touch, focus), never because it
 * came into view: a page of cards would otherwise fetch a page for each.
 */
export function IntentLink({ children, ...props }: IntentLinkProps) {
  const [intent, setIntent] = useState(false);
  const onIntent = () => setIntent(true);
  return (
    <Link {...props} prefetch={intent} onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent}>
      {children}
      <OnItsWay />
    </Link>
  );
}

/** A line at the top of the window while the page that was pressed for is on its way. */
function OnItsWay() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span
      aria-hidden
      data-slot="on-its-way"
      className="bg-primary animate-arrive pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left"
    />
  );
}
