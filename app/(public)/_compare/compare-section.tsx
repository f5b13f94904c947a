import { CompareTable } from "@/components/listings/compare/compare-table";
import { readComparedIds } from "@/lib/listings/catalog/compare.rules";
import { getListingPublic } from "@/lib/listings/catalog/list.queries";

type Props = {
  /** The parameter as it came. */
  compare: string | undefined;
};

/** Properties side by side where the address names some; those that are gone are left out. */
export async function CompareSection({ compare }: Props) {
  const ids = readComparedIds(compare);
  if (ids.length === 0) return null;
  const found = await Promise.all(ids.map(getListingPublic));
  const properties = found.flatMap((listing) =>
    listing && listing !== "removed" && listing.category === "realestate" ? [listing] : [],
  );
  return properties.length > 0 ? <CompareTable listings={properties} /> : null;
}
