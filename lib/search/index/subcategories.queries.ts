import "server-only";
import { subcategoryLexeme } from "@/lib/listings/catalog/fact-lexemes.rules";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import type { Subcategory } from "@/lib/listings/subcategories.rules";
import { cachedRead } from "@/lib/server/cache";
import { treesTag } from "@/lib/server/tree";
import { visibleNodes } from "@/lib/shared/tree";
import { quoteLexeme } from "../analysis/tsquery.rules";
import { countDocuments, readDocuments } from "./words.queries";

export type SubcategoryCount = Subcategory & { count: number };

export function readSubcategories(): Promise<SubcategoryCount[]> {
  return cachedRead({ tags: [treesTag], key: "subcategories", maxAgeSeconds: 600, load: countSubcategories });
}

/** Subcategories changed by an admin are counted live, since the nightly tables may be out of date for them. */
async function countSubcategories(): Promise<SubcategoryCount[]> {
  const shown = visibleNodes(await readSubcategoryTree());
  const touched = shown.filter(({ changed }) => changed).map(({ path }) => subcategoryLexeme(path));
  const [known, counted] = await Promise.all([
    readDocuments(shown.map(({ path }) => subcategoryLexeme(path))),
    countDocuments(touched.map(quoteLexeme)),
  ]);
  return shown.flatMap(({ path, name, category, parent }) => {
    const lexeme = subcategoryLexeme(path);
    const count = (counted.get(quoteLexeme(lexeme)) ?? known.get(lexeme))?.[category] ?? 0;
    return count > 0 ? [{ path, name, category, parent, count }] : [];
  });
}
