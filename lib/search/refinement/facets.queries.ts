import "server-only";
import { countListingsEach } from "@/lib/listings/catalog/list.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { categories } from "@/lib/listings/rules";
import type { CategoryFacet } from "../contract";
import { countMatches, findMatchings } from "../retrieval/counting.queries";
import { roundEstimate } from "../rules";

/** Ignores the chosen category; exact for few matches, else estimates. */
export async function countByCategory(query: ListingQuery): Promise<CategoryFacet[]> {
  const { category: _, ...anyCategory } = query;
  const [understood] = await findMatchings([anyCategory]);
  const { query: others, found } = understood!;
  if (found === "none")
    return categories.map((category) => ({ category, count: 0, capped: false, about: false }));
  if (found === "all") {
    const counts = await countListingsEach(categories.map((category) => ({ ...others, category })));
    return categories.map((category, index) => {
      const { total, capped } = counts[index]!;
      return { category, count: total, capped, about: false };
    });
  }
  const [counted] = await countMatches([found]);
  const { documents, about } = counted!;
  return categories.map((category) => ({
    category,
    count: about ? roundEstimate(documents[category]) : documents[category],
    capped: false,
    about: about && documents[category] > 0,
  }));
}
