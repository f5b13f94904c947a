import type { FactFilter } from "@/lib/listings/fact-filter.rules";
import { factLabels, type FactLabel } from "./fact-labels.rules";

export function filterLabels(filter: FactFilter, part: string | undefined): FactLabel[] {
  const named = filter.subcategory && part ? [{ label: part, names: ["subcategory" as const] }] : [];
  return [...named, ...factLabels(filter)];
}
