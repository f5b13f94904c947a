"use client";

import { usePathname } from "next/navigation";
import { createPortal } from "react-dom";
import { IntentLink } from "@/components/ui/intent-link";
import { hrefs } from "@/lib/shared/hrefs";

/**
 * Separate from the bar's five entries, which the specification fixes. Moves with the bar, rises above contact bars and
 * makes room for toasts and bulk actions.
 */
export function UnreadPill({ unread, shown }: { unread: number; shown: string }) {
  const isInInbox = usePathname().startsWith(hrefs.messages());
  const bar = unread > 0 && !isInInbox ? document.querySelector('[data-slot="bottom-bar"]') : null;
  if (!bar) return null;
  return createPortal(
    <IntentLink
      href={hrefs.messages()}
      data-slot="unread-pill"
      className="bg-primary text-primary-foreground active:bg-primary-hover left-gutter absolute bottom-full flex h-8 items-center rounded-t-md px-3 text-sm font-semibold tabular-nums before:absolute before:inset-x-0 before:-top-3 before:bottom-0 forced-colors:border [body:has([data-slot=compare-bar],[data-slot=table-bulk-bar]:not([hidden]),[data-slot=toast]:popover-open,[data-slot=update-prompt])_&]:hidden [body:has([data-slot=contact-bar])_&]:bottom-[calc(100%+64px)]"
    >
      {`${shown} new ${unread === 1 ? "message" : "messages"}`}
    </IntentLink>,
    bar,
  );
}
