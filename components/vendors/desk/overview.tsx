import type { ReactNode } from "react";
import { Figure, KeyNumbers } from "@/components/ui/figure";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IntentLink } from "@/components/ui/intent-link";
import { Package } from "@/components/ui/deferred-icons";
import { Rating } from "@/components/ui/stars";
import { listingStatusNames } from "@/lib/listings/catalog/status.rules";
import { hrefs } from "@/lib/shared/hrefs";
import type { VendorDeskDto } from "@/lib/vendors/desk/desk.contract";
import { deskStatuses, totalListings, type DeskTodo, type FirstStep } from "@/lib/vendors/desk/desk.rules";
import { FirstSteps } from "./first-steps";
import { DeskListingsTable } from "./listings-table";
import { TodoStrip } from "./todo-strip";
import { formatNumber } from "@/lib/shared/numbers";

type Props = {
  desk: VendorDeskDto;
  todos: readonly DeskTodo[];
  steps: readonly FirstStep[] | null;
  mayCreate: boolean;
  trends: ReactNode;
  children: ReactNode;
};

export function DeskOverview({ desk, todos, steps, mayCreate, trends, children }: Props) {
  return (
    <div className="grid gap-10">
      {steps ? null : <DeskNumbers desk={desk} />}
      {steps && todos.length === 0 ? null : <TodoStrip todos={todos} />}
      {steps ? <FirstSteps steps={steps} /> : trends}
      {steps && desk.recent.length === 0 ? null : <RecentListings desk={desk} mayCreate={mayCreate} />}
      {children}
    </div>
  );
}

function RecentListings({ desk, mayCreate }: Pick<Props, "desk" | "mayCreate">) {
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
        <>
          <ListingStates counts={desk.counts} />
          <DeskListingsTable caption="Your newest listings" listings={desk.recent} />
        </>
      ) : (
        <EmptyState icon={Package} title="No listings yet" level={3}>
          <p className="text-muted-foreground">
            What you sell, offer or rent out shows up here with its status.
          </p>
          {mayCreate ? <ButtonLink href={hrefs.createListing()}>Create your first listing</ButtonLink> : null}
        </EmptyState>
      )}
    </section>
  );
}

function DeskNumbers({ desk }: { desk: VendorDeskDto }) {
  const { counts, viewCount, favoriteCount, averageRating, reviewCount } = desk;
  const live = counts.approved ?? 0;
  const others = totalListings(counts) - live;
  return (
    <section aria-labelledby="numbers">
      <h2 id="numbers" className="sr-only">
        Key numbers
      </h2>
      <KeyNumbers>
        <Figure label="Live listings" value={live}>
          {others > 0 ? (
            <IntentLink
              href={hrefs.vendorListings()}
              className="tap-target text-primary rounded-sm text-sm font-medium underline-offset-4 hover:underline"
            >
              {formatNumber(others)} not live
            </IntentLink>
          ) : null}
        </Figure>
        <Figure label="Views, all time" value={viewCount} />
        <Figure label="Favorites now" value={favoriteCount} />
        <div>
          <dt className="text-muted-foreground text-sm">Rating</dt>
          <dd className="mt-1.5">
            <Rating value={averageRating} count={reviewCount} />
          </dd>
        </div>
      </KeyNumbers>
    </section>
  );
}

function ListingStates({ counts }: Pick<VendorDeskDto, "counts">) {
  const shown = deskStatuses.filter((status) => (counts[status] ?? 0) > 0);
  return (
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
  );
}
