import { ListingGrid } from "@/components/listings/listing-grid";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";

type Props = {
  id: string;
  title: string;
  listings: readonly ListingCardDto[];
  leading?: boolean;
};

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
