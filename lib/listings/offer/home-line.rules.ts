import type { ListingDetails, ListingDto } from "../contract";
import { formatNumber } from "@/lib/shared/numbers";

type HomeSource = {
  category: ListingDto["category"];
  details?: Pick<ListingDetails, "beds" | "baths" | "areaSqFt">;
};

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
