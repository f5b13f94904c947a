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
          <p className="text-muted-foreground">Messages of customers show up here for the whole team.</p>
        </EmptyState>
      ) : (
        <ul role="list" className="divide-y rounded-lg border">
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
      <IntentLink href={hrefs.teamInbox(id)} className="hover:bg-accent active:bg-accent grid gap-1 p-4">
        <span className="flex flex-wrap items-center gap-2">
          <strong className="wrap-anywhere">{customer}</strong>
          <span className="text-muted-foreground text-sm wrap-anywhere">{subject}</span>
          {unread > 0 ? <Badge variant="primary">{unread} new</Badge> : null}
        </span>
        <span className="truncate">{lastText}</span>
        <span className="text-muted-foreground text-sm">
          <RelativeTime date={lastAt} exact={formatDate(lastAt)} />
          {assignee ? ` · ${assignee.name}` : ""}
        </span>
      </IntentLink>
    </li>
  );
}
