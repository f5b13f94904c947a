import { treePathPattern, nodeTrail } from "@/lib/shared/tree";
import { jobCategories, type JobCategory } from "./rules";

export type JobPart = { path: string; name: string; category: JobCategory; parent: string | null };

export function categorySlug(category: JobCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}

/** Checks only the form of the path, not that the subcategory exists. */
export function validJobSubcategory(
  category: string | undefined,
  path: string | undefined,
): string | undefined {
  const own = jobCategories.find((name) => name === category);
  if (!own || !path || !treePathPattern.test(path)) return undefined;
  return path.startsWith(`${categorySlug(own)}/`) ? path : undefined;
}

export function isJobSubcategory(path: string): boolean {
  return jobCategories.some((category) => validJobSubcategory(category, path) !== undefined);
}

export function jobTrail<Part extends JobPart>(
  parts: readonly Part[],
  { category, subcategory }: { category: string; subcategory: string },
): Part[] {
  const trail = nodeTrail(parts, subcategory || undefined);
  return trail.length > 0 ? trail : parts.filter((one) => one.parent === null && one.category === category);
}

export function formatJobTrail(trail: readonly { name: string }[]): string {
  return trail.map(({ name }) => name).join(" · ");
}
