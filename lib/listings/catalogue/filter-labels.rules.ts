import type { FactFilter } from "../fact-filter.rules";
import { findSubcategory } from "../subcategories.rules";
import { factLabels, type FactLabel } from "./fact-labels.rules";

/** The subcategory and each fact that is filtered by, as people read them. Brings the tree of subcategories along. */
export function filterLabels(filter: FactFilter): FactLabel[] {
  const part = findSubcategory(filter.subcategory);
  return [...(part ? [{ label: part.name, names: ["subcategory" as const] }] : []), ...factLabels(filter)];
}
