import "server-only";
import { readTree } from "@/lib/server/tree";
import { AppError } from "@/lib/shared/app-error";
import { resolveMoves, nodeTrail } from "@/lib/shared/tree";
import { listingCopy } from "./copy";
import { builtInSubcategories, type SubcategoryNode } from "./subcategories.rules";

/** The subcategories of products and services as admins left them, in their order. */
export function readSubcategoryTree(): Promise<readonly SubcategoryNode[]> {
  return readTree("listings", builtInSubcategories);
}

/** The subcategory with what it is a part of before it: Electronics, Laptops. */
export async function readTrail(path: string | undefined): Promise<SubcategoryNode[]> {
  return path ? nodeTrail(await readSubcategoryTree(), path) : [];
}

type Details = { subcategory?: string | null };

/** The change with its subcategory where that belongs now; rule_broken for one that there never was. */
export async function resolveSubcategory<Change extends { details?: Details }>(
  change: Change,
): Promise<Change> {
  const path = change.details?.subcategory;
  if (!path) return change;
  const found = resolveMoves(await readSubcategoryTree(), path);
  if (found) return { ...change, details: { ...change.details, subcategory: found.path } };
  const { chooseSubcategory } = listingCopy;
  throw new AppError("rule_broken", chooseSubcategory, {
    fields: { "details.subcategory": chooseSubcategory },
  });
}
