import type { ReactNode } from "react";
import { Figure } from "@/components/ui/figure";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IntentLink } from "@/components/ui/intent-link";
import { Package } from "@/components/ui/more-icons";
import { Rating } from "@/components/ui/stars";
import { listingStatusNames } from "@/lib/listings/catalogue/status.rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { VendorDeskDto } from "@/lib/vendors/desk.contract";
import { deskStatuses, totalListings, type DeskTodo, type FirstStep } from "@/lib/vendors/desk.rules";
import { FirstSteps } from "./first-steps";
import { DeskListingsTable } from "./listings-table";
import { TodoStrip } from "./todo-strip";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  desk: VendorDeskDto;
  todos: readonly DeskTodo[];
  /** Of a shop that nobody has visited yet, in the place of its numbers. */
  steps: readonly FirstStep[] | null;
  /** The charts, after what is to do. */
  trends: ReactNode;
  /** What follows the listings. */
  children: ReactNode;
};

/** The first screen of an approved vendor: what to do, how the listings stand, the newest of them. */
export function DeskOverview({ desk, todos, steps, trends, children }: Props) {
  return (
    <div className="grid gap-10">
      {steps && todos.length === 0 ? null : <TodoStrip todos={todos} />}
      {steps ? (
        <FirstSteps steps={steps} />
      ) : (
        <>
          {trends}
          <DeskNumbers desk={desk} />
        </>
      )}
      {steps && desk.recent.length === 0 ? null : <RecentListings desk={desk} />}
      {children}
    </div>
  );
}

function RecentListings({ desk }: { desk: VendorDeskDto }) {
  return (
    <section aria-labelledby="recent" className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent" className="text-lg font-semibold">
          Your newest listings
        </h2>
        {desk.recent.length > 0 ? (
          <IntentLink
            href={hrefs.vendorListings()}
            className="tap-target text-primary rounded-sm font-semibold underline-offset-4 hover:underline"
          >
            All listings
          </IntentLink>
        ) : null}
      </div>
      {desk.recent.length > 0 ? (
        <DeskListingsTable caption="Your newest listings" listings={desk.recent} />
      ) : (
        <EmptyState icon={Package} title="No listings yet" level={3}>
          <p className="text-muted-foreground">
            What you sell, offer or rent out shows up here with its status.
          </p>
          <ButtonLink href={hrefs.createListing()}>Create your first listing</ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}

function DeskNumbers({ desk }: { desk: VendorDeskDto }) {
  const { counts, viewCount, favoriteCount, averageRating, reviewCount } = desk;
  const shown = deskStatuses.filter((status) => (counts[status] ?? 0) > 0);
  return (
    <section aria-labelledby="numbers" className="grid gap-4">
      <h2 id="numbers" className="text-lg font-semibold">
        All time
      </h2>
      <dl className="bg-card grid grid-cols-4 rounded-xl border max-sm:grid-cols-2 [&>div]:px-4 [&>div]:py-3">
        <Figure label="Listings" value={totalListings(counts)} />
        <Figure label="Views" value={viewCount} />
        <Figure label="Saved now" value={favoriteCount} />
        <div>
          <dt className="text-muted-foreground text-sm">Rating</dt>
          <dd className="mt-1.5">
            <Rating value={averageRating} count={reviewCount} />
          </dd>
        </div>
      </dl>
      {shown.length > 0 ? (
        <ul role="list" aria-label="Listings by status" className="flex flex-wrap gap-2">
          {shown.map((status) => (
            <li key={status}>
              <IntentLink
                href={hrefs.vendorListings(status)}
                className="border-input bg-card hover:bg-accent active:bg-accent inline-flex min-h-11 items-center gap-2 rounded-full border px-4 transition-colors lg:px-3 lg:text-sm lg:pointer-fine:min-h-9"
              >
                {listingStatusNames[status]}
                <span className="font-semibold tabular-nums">{formatNumber(counts[status] ?? 0)}</span>
              </IntentLink>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
