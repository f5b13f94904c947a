"use client";

import { IntentLink } from "@/components/ui/intent-link";
import { MessageCircle } from "@/components/ui/deferred-icons";
import { hrefs } from "@/lib/shared/hrefs";
import { useUnreadMessages } from "./unread-hooks";

const maxShown = 99;

export function UnreadLink() {
  const unread = useUnreadMessages();
  const shown = unread > maxShown ? `${maxShown}+` : `${unread}`;
  return (
    <IntentLink
      href={hrefs.messages()}
      data-slot="unread-link"
      aria-label={unread === 0 ? "Messages" : `Messages, ${unread} unread`}
      className="hover:bg-accent active:bg-accent relative grid size-11 shrink-0 place-content-center rounded-full"
    >
      <MessageCircle className="size-6" />
      {unread > 0 ? (
        <span
          aria-hidden
          className="bg-primary text-primary-foreground absolute top-0.5 right-0 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-semibold tabular-nums"
        >
          {shown}
        </span>
      ) : null}
    </IntentLink>
  );
}
