import "server-only";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { shownIn, suggestIn } from "@/lib/shared/tree";
import { readSubcategories, type CountedSubcategory } from "./subcategories.queries";

/** The part of a section where what nobody offers would be, or what that is a part of: guitars for 'banjo'; null where nothing tells. */
export async function findNearestPart({
  search,
  category,
}: Pick<ListingQuery, "search" | "category">): Promise<CountedSubcategory | null> {
  if (!search) return null;
  const shown = shownIn(await readSubcategoryTree()).filter(
    (node) => !category || node.category === category,
  );
  const found = suggestIn(shown, search);
  if (!found) return null;
  const counted = await readSubcategories();
  return (
    [found.path, found.parent].flatMap((path) => counted.find((one) => one.path === path) ?? [])[0] ?? null
  );
}
