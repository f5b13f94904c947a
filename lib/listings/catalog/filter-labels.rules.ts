import type { FactFilter } from "@/lib/listings/fact-filter.rules";
import { factLabels, type FactLabel } from "./fact-labels.rules";

/** The subcategory, where it has this name, and each fact that is filtered by, as people read them. */
export function filterLabels(filter: FactFilter, part: string | undefined): FactLabel[] {
  const named = filter.subcategory && part ? [{ label: part, names: ["subcategory" as const] }] : [];
  return [...named, ...factLabels(filter)];
}
