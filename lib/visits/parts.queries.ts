import "server-only";
import { readJobTree } from "@/lib/jobs/subcategories.queries";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import { visibleNodes, type TreeNode } from "@/lib/shared/tree";
import { subcategoryHref, treeSections } from "@/lib/subcategories/rules";
import type { ViewInput } from "./rows";

async function readParts(): Promise<Set<string>> {
  const [listings, jobs] = await Promise.all([readSubcategoryTree(), readJobTree()]);
  const offered = treeSections.flatMap((section) => {
    const tree = section === "jobs" ? jobs : listings.filter(({ category }) => category === section);
    return visibleNodes<TreeNode>(tree).map(({ path }) => subcategoryHref(section, path));
  });
  return new Set(offered);
}

export async function filterKnownParts<View extends Pick<ViewInput, "part">>(
  views: readonly View[],
): Promise<readonly View[]> {
  if (!views.some(({ part }) => part)) return views;
  const known = await readParts();
  return views.filter(({ part }) => !part || known.has(part));
}
