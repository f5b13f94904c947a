import { ListingGrid } from "@/components/listings/listing-grid";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { ButtonLink } from "@/components/ui/button";
import type { ListingDto } from "@/lib/listings/contract";
import type { SavedSearchDto } from "@/lib/searches/contract";
import { formatDate } from "@/lib/shared/dates";
import { hrefs } from "@/lib/shared/hrefs";
import { MarkSeen } from "./mark-seen";

type Props = {
  search: SavedSearchDto;
  fresh: readonly ListingDto[];
  others: readonly ListingDto[];
  resultsHref: string;
};

export function SavedSearchPage({ search, fresh, others, resultsHref }: Props) {
  const since = formatDate(search.seenAt);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:py-8">
      <header className="grid gap-2">
        <Breadcrumbs
          trail={[{ label: "Saved searches", href: hrefs.savedSearches() }]}
          current={search.name}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl font-bold wrap-anywhere">{search.name}</h1>
          <ButtonLink href={resultsHref} variant="secondary" className="max-sm:w-full">
            View all results
          </ButtonLink>
        </div>
      </header>
      {fresh.length > 0 ? (
        <section aria-labelledby="fresh" className="grid gap-4">
          <h2 id="fresh" className="text-lg font-semibold">
            {fresh.length === 1 ? "1 new listing" : `${fresh.length} new listings`} since {since}
          </h2>
          <ListingGrid listings={fresh} leading level={3} />
        </section>
      ) : (
        <p className="text-muted-foreground">Nothing new since {since}. We’ll keep looking.</p>
      )}
      {others.length > 0 ? (
        <section aria-labelledby="others" className="grid gap-4">
          <h2 id="others" className="text-lg font-semibold">
            {fresh.length > 0 ? "Earlier listings" : "Listings that match"}
          </h2>
          <ListingGrid listings={others} leading={fresh.length === 0} level={3} />
        </section>
      ) : null}
      <MarkSeen id={search.id} />
    </div>
  );
}
