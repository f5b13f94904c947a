import { fullRows, ListingGrid } from "@/components/listings/listing-grid";
import type { ListingDto } from "@/lib/listings/contract";

type Props = {
  id: string;
  title: string;
  listings: readonly ListingDto[];
  /** The row that is in view when the page opens, under the hero whose picture comes first. */
  leading?: boolean;
};

/** A row of listings with a reason; it is left out when there are none. */
export function ListingRow({ id, title, listings, leading }: Props) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={id} className={`grid gap-4 ${fullRows}`}>
      <h2 id={id} className={`font-bold ${leading ? "text-xl" : "text-2xl"}`}>
        {title}
      </h2>
      <ListingGrid listings={listings} leading={leading} quiet />
    </section>
  );
}
