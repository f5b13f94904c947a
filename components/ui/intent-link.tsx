"use client";

import Link from "next/link";
import { useState, type ComponentProps } from "react";

export type IntentLinkProps = Omit<ComponentProps<typeof Link>, "prefetch" | "href"> & { href: string };

/**
 * A link that fetches its page when somebody is about to follow it (pointer over it, touch, focus), never because it
 * came into view: a page of cards would otherwise fetch a page for each.
 */
export function IntentLink(props: IntentLinkProps) {
  const [intent, setIntent] = useState(false);
  const onIntent = () => setIntent(true);
  return (
    <Link {...props} prefetch={intent} onPointerEnter={onIntent} onTouchStart={onIntent} onFocus={onIntent} />
  );
}
