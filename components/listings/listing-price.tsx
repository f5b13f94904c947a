import { Price } from "@/components/ui/price";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";

type Priced = Pick<ListingCardDto, "price" | "previousPrice" | "details">;

function unitOf({ listingType, pricing }: NonNullable<Priced["details"]>): string | undefined {
  if (listingType === "rent") return "/ month";
  return pricing === "hourly" ? "/ hour" : undefined;
}

export function ListingPrice({ listing, className }: { listing: Priced; className?: string }) {
  const { price, previousPrice, details = {} } = listing;
  return (
    <Price
      amount={price}
      previous={previousPrice}
      prefix={details.pricing === "from" ? "From" : undefined}
      unit={unitOf(details)}
      className={className}
    />
  );
}

export function isReduced({ price, previousPrice }: Pick<Priced, "price" | "previousPrice">): boolean {
  return previousPrice != null && previousPrice > price;
}
