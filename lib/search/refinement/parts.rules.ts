import type { Subcategory } from "@/lib/listings/subcategories.rules";
import { formatNumber } from "@/lib/shared/numbers";
import { roundEstimate } from "../rules";

export type PartSuggestion = Subcategory & { count: number; text: string };

export type PartCounts = {
  counts: ReadonlyMap<string, number>;
  /** Matches per sampled listing: 1 for a full count, null if unknown. */
  factor: number | null;
};

export function formatEstimate(count: number): string {
  return `about ${formatNumber(roundEstimate(count))}`;
}

function formatMinimum(count: number): string {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return `${formatNumber(Math.floor(count / unit) * unit)}+`;
}

export function foundParts(tree: readonly Subcategory[], { counts, factor }: PartCounts): PartSuggestion[] {
  return tree.flatMap(({ path, name, category, parent }) => {
    const below = tree.filter((one) => one.parent === path);
    const seen = [path, ...below.map((one) => one.path)].reduce((sum, at) => sum + (counts.get(at) ?? 0), 0);
    if (seen === 0) return [];
    const part = { path, name, category, parent };
    if (factor === null) return [{ ...part, count: seen, text: formatMinimum(seen) }];
    if (factor > 1)
      return [{ ...part, count: roundEstimate(seen * factor), text: formatEstimate(seen * factor) }];
    return [{ ...part, count: seen, text: formatNumber(seen) }];
  });
}

export type PartSuggestions = { parts: PartSuggestion[]; isSample: boolean };

type LinkedPart = Pick<Subcategory, "path" | "name"> & { text?: string };

export function linkedSubcategories(
  all: readonly Subcategory[],
  { parts, isSample }: PartSuggestions,
): readonly LinkedPart[] {
  if (parts.length === 0) return all.map(({ path, name }) => ({ path, name }));
  if (!isSample) return parts;
  const known = new Map(parts.map((part) => [part.path, part]));
  const listed = all.map(({ path, name }) => known.get(path) ?? { path, name });
  return [...listed, ...parts.filter(({ path }) => all.every((one) => one.path !== path))];
}

const mostShown = 8;

/**
 * Subcategories with the most results; with a chosen one, the others of its group. Empty if all results are in one;
 * equal names get their parent's name.
 */
export function topSubcategories(
  found: readonly PartSuggestion[],
  chosen: string | undefined,
): PartSuggestion[] {
  const group = chosen?.split("/")[0];
  const shown = found
    .filter(({ parent }) => parent !== null && (!group || parent === group))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostShown);
  if (shown.length < 2) return [];
  const groupName = (parent: string | null) =>
    found.find(({ path }) => path === parent)?.name.toLowerCase() ?? "";
  const isTwice = (part: PartSuggestion) =>
    shown.some(({ name, path }) => name === part.name && path !== part.path);
  return shown.map((part) =>
    isTwice(part) ? { ...part, name: `${part.name}, ${groupName(part.parent)}` } : part,
  );
}
