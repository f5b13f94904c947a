import { ListingGrid } from "@/components/listings/listing-grid";
import type { ListingDto } from "@/lib/listings/contract";

/** Listings in featured plan slots; the row is left out when there are none. */
export function FeaturedProducts({ listings }: { listings: ListingDto[] }) {
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="featured-products" className="grid gap-5">
      <h2 id="featured-products" className="text-2xl font-bold">
        Featured products
      </h2>
      <ListingGrid listings={listings} />
    </section>
  );
}
