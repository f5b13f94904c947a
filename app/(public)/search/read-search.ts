import type { ListingAddress } from "@/lib/listings/catalogue/address.rules";
import { countByCategory } from "@/lib/search/facets.queries";
import { findRelaxations } from "@/lib/search/relaxing.queries";
import { readResults } from "../_results/read-results";

/** A page of results, how many matches each category holds, and for an empty one the lightest ways to find something. */
export async function readSearch(address: ListingAddress, from: string | undefined) {
  const [results, facets] = await Promise.all([readResults(address, from), countByCategory(address)]);
  const { total, wishes } = results.page;
  const relaxations = total === 0 ? await findRelaxations(address, wishes) : [];
  return { ...results, facets, relaxations };
}
