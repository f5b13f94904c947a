import type { ListingDetails, ListingDto } from "../contract";
import { formatNumber } from "@/lib/shared/numbers";

type HomeSource = {
  category: ListingDto["category"];
  details?: Pick<ListingDetails, "beds" | "baths" | "areaSqFt">;
};

type AddressSource = Pick<ListingDto, "location"> & {
  details?: Pick<ListingDetails, "street" | "neighborhood" | "zip">;
};

/** '1200 Pecan St, Hyde Park, Austin, TX 78751', as far as it's known and public. */
export function formatAddress({
  location,
  details: { street, neighborhood, zip } = {},
}: AddressSource): string {
  return [street, neighborhood, zip && location ? `${location} ${zip}` : location].filter(Boolean).join(", ");
}

export function homeLine({ category, details = {} }: HomeSource): string {
  if (category !== "realestate") return "";
  const { beds, baths, areaSqFt } = details;
  const parts = [
    beds && `${beds} bd`,
    beds === 0 && "Studio",
    baths && `${baths} ba`,
    areaSqFt && `${formatNumber(areaSqFt)} sq ft`,
  ];
  return parts.filter(Boolean).join(" · ");
}
