import type { ListingDto } from "@/lib/listings/contract";
import { listListings } from "@/lib/listings/catalogue/list.queries";
import { searchListings } from "@/lib/search/queries";
import { rebuildSearchTables, vocabularyReady } from "@/lib/search/vocabulary.queries";
import { judge, type Verdict } from "./judge";
import { questions } from "./questions";

async function readOffered(): Promise<ListingDto[]> {
  const offered: ListingDto[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await listListings({ limit: 48, cursor });
    offered.push(...page.items);
    if (!page.next) return offered;
    cursor = page.next;
  }
}

/** Asks every question of the judged set of the search as it is, over the catalogue as it is. */
export async function askAll(): Promise<Verdict[]> {
  await rebuildSearchTables();
  await vocabularyReady();
  const offered = await readOffered();
  const verdicts: Verdict[] = [];
  for (const question of questions) {
    const { items, isPartial } = await searchListings({ search: question.text });
    verdicts.push(judge(question, { items, isPartial }, offered));
  }
  return verdicts;
}
