"use client";

import { clsx as cx } from "clsx";
import { BellOff } from "@/components/ui/deferred-icons";
import type { ConversationDto } from "@/lib/messages/contract";
import { hrefs } from "@/lib/shared/hrefs";
import { handleThreadClick } from "./inbox-address";
import { SubjectPicture } from "./subject-picture";
import { exactTime, shortTime, type Clock } from "./times";

type Props = {
  conversation: ConversationDto;
  current: boolean;
  labeled: boolean;
  clock: Clock;
};

export function ConversationRow({ conversation, current, labeled, clock }: Props) {
  const { id, other, subject, last, unread, muted } = conversation;
  const about = subject.kind === "vendor" ? null : subject.title;
  return (
    <li>
      <a
        href={hrefs.messages(id)}
        data-slot="conversation"
        aria-current={current ? "page" : undefined}
        className="hover:bg-accent aria-[current]:bg-primary-soft flex gap-3 rounded-md p-3 transition-colors focus-visible:-outline-offset-2"
        onClick={(event) => handleThreadClick(event, id)}
      >
        <SubjectPicture subject={subject} className="size-12" />
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-2">
            <span className={cx("min-w-0 flex-1 truncate", unread > 0 ? "font-bold" : "font-semibold")}>
              {other.name}
            </span>
            <time
              dateTime={last.at}
              title={exactTime(last.at, clock.timeZone)}
              className={cx(
                "shrink-0 text-xs",
                unread > 0 ? "text-primary font-semibold" : "text-muted-foreground",
              )}
            >
              {shortTime(last.at, clock)}
            </time>
          </p>
          {about ? <p className="text-muted-foreground truncate text-sm">{about}</p> : null}
          <p className="flex items-center gap-2 text-sm">
            <span
              className={cx(
                "min-w-0 flex-1 truncate",
                unread > 0 ? "font-semibold" : "text-muted-foreground",
              )}
            >
              {last.mine ? "You: " : ""}
              {last.text || "Sent a file"}
            </span>
            {muted ? <BellOff className="text-muted-foreground size-4 shrink-0" label="Muted" /> : null}
            {labeled ? <span className="text-muted-foreground shrink-0 text-xs">Archived</span> : null}
            {unread > 0 ? <UnreadMark count={unread} /> : null}
          </p>
        </div>
      </a>
    </li>
  );
}

function UnreadMark({ count }: { count: number }) {
  return (
    <span className="bg-primary text-primary-foreground grid h-5 min-w-5 place-content-center rounded-full px-1.5 text-xs font-semibold tabular-nums">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
