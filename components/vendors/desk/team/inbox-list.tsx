import { clsx as cx } from "clsx";
import { Badge } from "@/components/ui/badge";
import { MessageCircle } from "@/components/ui/deferred-icons";
import { EmptyState } from "@/components/ui/empty-state";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/pagination";
import { RelativeTime } from "@/components/ui/relative-time";
import type { TeamThreadDto } from "@/lib/members/inbox.contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";

type Props = { page: Page<TeamThreadDto>; later: boolean };

export function InboxList({ page, later }: Props) {
  return (
    <section aria-labelledby="inbox" className="grid gap-4">
      <h2 id="inbox" className="text-lg font-semibold">
        Inbox
      </h2>
      {page.items.length === 0 ? (
        <EmptyState icon={MessageCircle} title="No conversations yet" level={3}>
          <p className="text-muted-foreground">Messages from customers show up here for the whole team.</p>
        </EmptyState>
      ) : (
        <ul role="list" className="bg-card divide-y overflow-hidden rounded-xl border">
          {page.items.map((thread) => (
            <ThreadItem key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
      <Pagination
        label="Conversations"
        previousHref={later ? hrefs.teamInbox() : null}
        nextHref={page.next ? `${hrefs.teamInbox()}&cursor=${page.next}` : null}
      />
    </section>
  );
}

function ThreadItem({ thread }: { thread: TeamThreadDto }) {
  const { id, customer, subject, unread, lastText, lastAt, assignee } = thread;
  return (
    <li>
      <IntentLink
        href={hrefs.teamInbox(id)}
        className="hover:bg-accent active:bg-accent grid grid-cols-[minmax(0,1fr)] gap-1 p-4"
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span className="font-semibold wrap-anywhere">{customer}</span>
            {unread > 0 ? <Badge variant="primary">{unread} new</Badge> : null}
          </span>
          <span className="text-muted-foreground shrink-0 text-sm">
            <RelativeTime date={lastAt} exact={formatDate(lastAt)} />
          </span>
        </span>
        <span className="text-muted-foreground truncate text-sm">{subject}</span>
        <span className={cx("truncate", unread > 0 && "font-semibold")}>{lastText}</span>
        {assignee ? (
          <span className="text-muted-foreground text-sm wrap-anywhere">Assigned to {assignee.name}</span>
        ) : null}
      </IntentLink>
    </li>
  );
}
