import type { ListingDetails, ListingDto } from "../contract";
import { formatNumber } from "@/lib/shared/numbers";

type Source = {
  category: ListingDto["category"];
  details?: Pick<ListingDetails, "beds" | "baths" | "areaSqFt" | "year" | "mileage">;
};

type AddressSource = Pick<ListingDto, "location"> & {
  details?: Pick<ListingDetails, "street" | "neighborhood" | "zip">;
};

/** '1200 Pecan St, Hyde Park, Austin, TX 78751', without the parts that are unknown or private. */
export function formatAddress({
  location,
  details: { street, neighborhood, zip } = {},
}: AddressSource): string {
  return [street, neighborhood, zip && location ? `${location} ${zip}` : location].filter(Boolean).join(", ");
}

/** '3 bd · 2 ba · 1,500 sq ft', '2019 · 64,200 mi' */
export function factLine({ category, details = {} }: Source): string {
  const { beds, baths, areaSqFt, year, mileage } = details;
  const home = [
    beds && `${beds} bd`,
    beds === 0 && "Studio",
    baths && `${baths} ba`,
    areaSqFt && `${formatNumber(areaSqFt)} sq ft`,
  ];
  const vehicle = [year && String(year), mileage !== undefined && `${formatNumber(mileage)} mi`];
  const parts = category === "realestate" ? home : category === "products" ? vehicle : [];
  return parts.filter(Boolean).join(" · ");
}
