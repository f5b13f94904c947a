import "server-only";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { visibleNodes, suggestNode } from "@/lib/shared/tree";
import { doubledEverydayWord } from "../lexicon/english.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { readSubcategories, type SubcategoryCount } from "../index/subcategories.queries";
import { readSynonyms, synonymsOf, type Synonyms } from "../index/synonyms.queries";

function otherNames(search: string, synonyms: Synonyms): string[] {
  const words = splitWords(search);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const same = [words.join(" "), ...pairs, ...words.toReversed()].flatMap((phrase) =>
    synonymsOf(synonyms, phrase).map((synonym) => synonym.phrase),
  );
  const spelled = words.map((word) => doubledEverydayWord(word) ?? word).join(" ");
  return [spelled, ...same].filter(Boolean);
}

/** Subcategory for goods without listings: guitars for 'banjo'; null if unknown. */
export async function findNearestPart({
  search,
  category,
}: Pick<ListingQuery, "search" | "category">): Promise<SubcategoryCount | null> {
  if (!search) return null;
  const shown = visibleNodes(await readSubcategoryTree()).filter(
    (node) => !category || node.category === category,
  );
  const names = [search, ...otherNames(search, await readSynonyms())];
  const counted = await readSubcategories();
  for (const name of names) {
    const found = suggestNode(shown, name);
    const part = [found?.path, found?.parent].flatMap(
      (path) => counted.find((one) => one.path === path) ?? [],
    )[0];
    if (part) return part;
  }
  return null;
}
