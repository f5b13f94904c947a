import type { ListingDto } from "@/lib/listings/contract";
import { listListings } from "@/lib/listings/catalogue/list.queries";
import { searchListings, searchWithClose } from "@/lib/search/queries";
import { rebuildSearchTables, vocabularyReady } from "@/lib/search/vocabulary.queries";
import { judge, setNames, type SetName, type Verdict } from "./judge";
import type { Judged } from "./judged";
import { questions } from "./questions";
import { abroadQuestions } from "./street-abroad";
import { afreshQuestions } from "./street-afresh";
import { astrayQuestions } from "./street-astray";
import { crowdQuestions } from "./street-crowd";
import { doerQuestions } from "./street-doers";
import { faultQuestions } from "./street-faults";
import { householdQuestions } from "./street-household";
import { laterQuestions } from "./street-later";
import { marketQuestions } from "./street-market";
import { outsideQuestions } from "./street-outside";
import { needQuestions } from "./street-needs";
import { neighborQuestions } from "./street-neighbors";
import { renterQuestions } from "./street-renters";
import { sentenceQuestions } from "./street-sentences";
import { shopperQuestions } from "./street-shoppers";
import { termQuestions } from "./street-terms";
import { toldLaterQuestions } from "./street-told-later";
import { toldQuestions } from "./street-told";
import { windowQuestions } from "./street-windows";
import { untouched } from "./untouched";

/** What the rules were made by, and what was written without a look at them and stays as it was written. */
const sets: Record<SetName, readonly Judged[]> = {
  learned: questions,
  street: [...shopperQuestions, ...renterQuestions, ...windowQuestions],
  neighbors: neighborQuestions,
  outside: outsideQuestions,
  afresh: afreshQuestions,
  crowd: crowdQuestions,
  household: householdQuestions,
  needs: needQuestions,
  sentences: sentenceQuestions,
  terms: termQuestions,
  abroad: abroadQuestions,
  faults: faultQuestions,
  astray: astrayQuestions,
  doers: doerQuestions,
  told: toldQuestions,
  "told later": toldLaterQuestions,
  market: [...marketQuestions, ...laterQuestions],
};

/** What is asked in all of them. */
export const allTexts: readonly string[] = Object.values(sets).flatMap((all) => all.map(({ text }) => text));

export type Asked = Record<SetName, Verdict[]> & {
  /** Words that mean something and were taken for others, with these. */
  touched: string[];
};

export async function readOffered(): Promise<ListingDto[]> {
  const offered: ListingDto[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await listListings({ limit: 48, cursor });
    offered.push(...page.items);
    if (!page.next) return offered;
    cursor = page.next;
  }
}

/** What the questions of all sets ask. */
export function askedTexts(): string[] {
  return setNames.flatMap((name) => sets[name].map(({ text }) => text));
}

/** Asks every question of the judged sets of the search as it is, over the catalogue as it is. */
export async function askAll(): Promise<Asked> {
  await rebuildSearchTables();
  await vocabularyReady();
  const offered = await readOffered();
  const empty = Object.fromEntries(setNames.map((name) => [name, [] as Verdict[]])) as Record<
    SetName,
    Verdict[]
  >;
  const asked: Asked = { ...empty, touched: [] };
  for (const name of setNames) {
    for (const question of sets[name]) {
      const page = await searchWithClose({ search: question.text });
      const items = [...page.items, ...(page.close ?? [])];
      asked[name].push(
        judge(question, { ...page, items, met: page.mentionsFrom ?? page.items.length }, offered),
      );
    }
  }
  for (const word of untouched) {
    const { corrected } = await searchListings({ search: word });
    if (corrected) asked.touched.push(`${word}: ${corrected}`);
  }
  return asked;
}
