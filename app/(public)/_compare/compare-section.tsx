import { CompareTable } from "@/components/listings/compare/compare-table";
import { readComparedIds } from "@/lib/listings/catalog/compare.rules";
import { getListingPublic } from "@/lib/listings/catalog/list.queries";

type Props = {
  compare: string | undefined;
};

export async function CompareSection({ compare }: Props) {
  const ids = readComparedIds(compare);
  if (ids.length === 0) return null;
  const found = await Promise.all(ids.map(getListingPublic));
  const properties = found.flatMap((listing) =>
    listing && listing !== "removed" && listing.category === "realestate" ? [listing] : [],
  );
  return properties.length > 0 ? <CompareTable listings={properties} /> : null;
}
