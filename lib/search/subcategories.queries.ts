import "server-only";
import { subcategoryLexeme } from "@/lib/listings/catalogue/fact-lexemes.rules";
import { subcategories, type Subcategory } from "@/lib/listings/subcategories.rules";
import { cachedRead } from "@/lib/server/cache";
import { readDocuments } from "./words.queries";

/** A subcategory with how many listings stood in it when words were counted last. */
export type CountedSubcategory = Subcategory & { count: number };

/** The subcategories that hold something, of all sections: as the nightly tables of words say. */
export function readSubcategories(): Promise<CountedSubcategory[]> {
  return cachedRead({ tags: [], key: "subcategories", maxAgeSeconds: 600, load: countSubcategories });
}

async function countSubcategories(): Promise<CountedSubcategory[]> {
  const known = await readDocuments(subcategories.map(({ path }) => subcategoryLexeme(path)));
  return subcategories.flatMap((one) => {
    const count = known.get(subcategoryLexeme(one.path))?.[one.category] ?? 0;
    return count > 0 ? [{ ...one, count }] : [];
  });
}
