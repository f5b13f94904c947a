import { Price } from "@/components/ui/price";
import { pricePrefix, priceUnit } from "@/lib/listings/offer/price.rules";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";

type Priced = Pick<ListingCardDto, "price" | "previousPrice" | "details">;

export function ListingPrice({ listing, className }: { listing: Priced; className?: string }) {
  const { price, previousPrice, details = {} } = listing;
  return (
    <Price
      amount={price}
      previous={previousPrice}
      prefix={pricePrefix(details)}
      unit={priceUnit(details)}
      className={className}
    />
  );
}

export function isReduced({ price, previousPrice }: Pick<Priced, "price" | "previousPrice">): boolean {
  return previousPrice != null && previousPrice > price;
}
