import "server-only";
import { readTree } from "@/lib/server/tree";
import { AppError } from "@/lib/shared/app-error";
import { resolveMoves, nodeTrail } from "@/lib/shared/tree";
import { listingCopy } from "./copy";
import { builtInSubcategories, type SubcategoryNode } from "./subcategories.rules";

export function readSubcategoryTree(): Promise<readonly SubcategoryNode[]> {
  return readTree("listings", builtInSubcategories);
}

export async function readTrail(path: string | undefined): Promise<SubcategoryNode[]> {
  return path ? nodeTrail(await readSubcategoryTree(), path) : [];
}

type Details = { subcategory?: string | null };

/** Follows moves and merges of the subcategory; throws rule_broken for an unknown one. */
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
