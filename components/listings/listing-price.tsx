import { Price } from "@/components/ui/price";
import type { ListingCardDto } from "@/lib/listings/catalog/card.rules";
import { perPeriod, pricePeriod } from "@/lib/listings/offer/price-period.rules";

type PriceSource = Pick<ListingCardDto, "price" | "previousPrice" | "details">;

export function ListingPrice({ listing, className }: { listing: PriceSource; className?: string }) {
  const { price, previousPrice, details = {} } = listing;
  return (
    <Price
      amount={price}
      previous={previousPrice}
      prefix={details.pricing === "from" ? "From" : undefined}
      unit={perPeriod(pricePeriod(details))}
      className={className}
    />
  );
}

export function isReduced({ price, previousPrice }: Pick<PriceSource, "price" | "previousPrice">): boolean {
  return previousPrice != null && previousPrice > price;
}
