import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import type { CategoryFacet, Relaxation } from "@/lib/search/contract";
import { countByCategory } from "@/lib/search/facets.queries";
import { nearestRelaxation } from "@/lib/search/relaxing.queries";

/** How many matches each category holds, and for an empty result the lightest way to find something. */
export async function readSearchExtras(
  address: ListingAddress,
  found: number,
): Promise<{ facets: CategoryFacet[]; relaxation: Relaxation | null }> {
  const [facets, relaxation] = await Promise.all([
    countByCategory(address),
    found === 0 ? nearestRelaxation(address) : null,
  ]);
  return { facets, relaxation };
}
