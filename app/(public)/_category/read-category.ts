import type { ListingAddress } from "@/lib/listings/catalog/address.rules";
import { readTrail } from "@/lib/listings/subcategories.queries";
import type { Subcategory } from "@/lib/listings/subcategories.rules";
import { readSubcategories } from "@/lib/search/index/subcategories.queries";
import { countParts } from "@/lib/search/refinement/parts.queries";
import { linkedSubcategories } from "@/lib/search/refinement/parts.rules";
import { hasPartOnly } from "@/lib/search/results/outcome.rules";
import { readControls } from "@/app/_results/read-controls";
import { preservesCategory, readResults, readZeroResults } from "@/app/_results/read-results";

export async function readCategory(address: ListingAddress, from: string | undefined) {
  const { category, subcategory = null } = address;
  const isOwn = (one: Subcategory) => one.category === category && one.parent === subcategory;
  const own = (await readSubcategories()).filter(isOwn);
  const [results, counted, trail] = await Promise.all([
    readResults(address, from),
    own.length > 0 ? countParts(address) : null,
    readTrail(address.subcategory),
  ]);
  const { page } = results;
  const controls = await readControls(address, results, category);
  const { relaxations, isKnown } = await readZeroResults(address, page);
  // Subcategories have no counts if nothing matches, or only in part.
  const isCounted = page.total > 0 && !hasPartOnly(page) && counted;
  const found = isCounted ? counted : { parts: [], isSample: false };
  return {
    results,
    controls,
    trail,
    parts: linkedSubcategories(own, { ...found, parts: found.parts.filter(isOwn) }),
    zero: { relaxations: relaxations.filter(preservesCategory), isKnown },
  };
}
