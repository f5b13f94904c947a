import { Pagination } from "@/components/ui/pagination";
import { RelativeTime } from "@/components/ui/relative-time";
import type { TeamActivityDto } from "@/lib/members/inbox.contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import type { Page } from "@/lib/shared/page";

type Props = { page: Page<TeamActivityDto>; later: boolean };

export function ActivityList({ page, later }: Props) {
  const listHref = hrefs.vendorDesk("team");
  return (
    <section aria-labelledby="activity" className="grid max-w-3xl gap-4">
      <h2 id="activity" className="text-lg font-semibold">
        Activity
      </h2>
      {page.items.length === 0 ? (
        <p className="text-muted-foreground">What the team does for your business shows up here.</p>
      ) : null}
      <ul role="list" className="grid gap-2 empty:hidden">
        {page.items.map(({ id, summary, createdAt }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{summary}</span>
            <span className="text-muted-foreground shrink-0 text-sm">
              <RelativeTime date={createdAt} exact={formatDate(createdAt)} />
            </span>
          </li>
        ))}
      </ul>
      <Pagination
        label="Activity"
        previousHref={later ? listHref : null}
        nextHref={page.next ? `${listHref}&cursor=${page.next}` : null}
      />
    </section>
  );
}
