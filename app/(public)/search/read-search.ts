import { hasFilters, type ListingAddress } from "@/lib/listings/catalog/address.rules";
import { countByCategory } from "@/lib/search/refinement/facets.queries";
import { countParts } from "@/lib/search/refinement/parts.queries";
import { topSubcategories } from "@/lib/search/refinement/parts.rules";
import { findNearestPart } from "@/lib/search/refinement/nearest-part.queries";
import { isForRent, sectionOfResults } from "@/lib/search/refinement/section.rules";
import { hasPartOnly } from "@/lib/search/results/outcome.rules";
import { hrefs } from "@/lib/shared/hrefs";
import { readControls } from "@/app/_results/read-controls";
import { readResults, readZeroResults } from "@/app/_results/read-results";

export async function readSearch(address: ListingAddress, from: string | undefined) {
  const [results, counted] = await Promise.all([readResults(address, from), countByCategory(address)]);
  const { total, entities, corrected } = results.page;
  // If the typed text matches nothing, counts are for the corrected text.
  const isOther = total > 0 && corrected !== null && counted.every(({ count }) => count === 0);
  const meant = isOther ? { ...address, search: corrected } : address;
  const facets = isOther ? await countByCategory(meant) : counted;
  const isAny = !address.category && !hasFilters(address);
  const isPart = hasPartOnly(results.page);
  const parts =
    total === 0 || isPart || isAny
      ? []
      : topSubcategories((await countParts(meant)).parts, address.subcategory);
  const zero = await readZeroResults(address, results.page);
  const part = total === 0 && zero.relaxations.length === 0 ? await findNearestPart(address) : null;
  const nearest = part && { ...part, href: hrefs.subcategory(part.category, part.path) };
  const section = sectionOfResults({ address, facets, page: results.page });
  return {
    results,
    // Facets count full matches only, so partial results have none.
    facets: isPart ? null : facets,
    parts,
    section,
    controls: await readControls(address, results, section),
    rental: isForRent(entities),
    zero: { ...zero, nearest },
  };
}
