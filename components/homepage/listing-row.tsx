import { ListingGrid } from "@/components/listings/listing-grid";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";

type Props = {
  id: string;
  title: string;
  listings: readonly ListingCardDto[];
  /** The row that is in view when the page opens, under the hero whose picture comes first. */
  leading?: boolean;
};

/** A row of listings with a reason; it is left out when there are none. */
export function ListingRow({ id, title, listings, leading }: Props) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className="full-rows grid gap-4">
      <h2 id={id} className={`font-bold ${leading ? "text-xl" : "text-2xl"}`}>
        {title}
      </h2>
      <ListingGrid listings={listings} leading={leading} noPriority />
    </section>
  );
}
