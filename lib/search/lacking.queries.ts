import "server-only";
import type { ListingDto } from "@/lib/listings/contract";
import { rows, sql } from "@/lib/server/db";
import type { FoundPage, Lacking } from "./contract";
import { isNameIn, isOfVendor, mentions } from "./mention.rules";
import { splitWords } from "./rules";
import type { Term } from "./terms.rules";
import { isStopWord } from "./wishes/stop-words.rules";

const anyOf = (operands: readonly string[]) => operands.map((operand) => `(${operand})`).join(" | ");

/** Which of the listings have what any of the queries asks for, by the place of the query. */
async function readHolders(ids: readonly string[], queries: readonly string[]): Promise<Set<string>[]> {
  const found = await rows<{ id: string; place: number }>(sql`
    SELECT s.listing_id AS id, wanted.place::int AS place
    FROM unnest(${queries}::text[]) WITH ORDINALITY AS wanted (query, place)
    JOIN listing_search s ON s.listing_id = ANY(${ids}::uuid[]) AND s.tsv @@ wanted.query::tsquery`);
  return queries.map((_, at) => new Set(found.filter(({ place }) => place === at + 1).map(({ id }) => id)));
}

const lexeme = /'((?:[^']|'')*)'/g;

/** Any of the operands, and no word of them behind 'non': a 'non-smoker' is no smoker. */
function trulyAny(operands: readonly string[]): string {
  if (operands.length === 0) return "'xno_such'";
  const words = [...new Set(operands.flatMap((operand) => operand.match(lexeme) ?? []))];
  const own = words.filter((word) => !/^'x[a-z]{1,3}_/.test(word));
  return [`(${anyOf(operands)})`, ...own.map((word) => `!('non' <-> ${word})`)].join(" & ");
}

/** What a phrase says beside the word that is met: of an 'office chair' that is a chair the 'office'. */
function unmetPart({ word, loose }: Term, isLoose: boolean): string {
  const kept = loose?.word.split(" ") ?? [];
  const rest = word.split(" ").filter((one) => !kept.includes(one));
  return isLoose && rest.length > 0 ? rest.join(" ") : word;
}

/** What was asked for that none of the listings has, and what only some of them have: one statement, by their keys. */
export async function readLacking(terms: readonly Term[], items: readonly ListingDto[]): Promise<Lacking> {
  const ids = items.map(({ id }) => id);
  const asked = terms.filter(
    ({ word, isImplied, operands }) => word !== "" && !isImplied && operands.length > 0,
  );
  if (asked.length === 0 || ids.length === 0) return { none: [], some: [] };
  const holders = await readHolders(
    ids,
    asked.flatMap(({ operands, loose }) => [anyOf(operands), anyOf(loose?.operands ?? operands)]),
  );
  const told = asked.map((term, at) => {
    const [whole, loose] = [holders[2 * at]!, holders[2 * at + 1]!];
    return { held: whole.size, name: unmetPart(term, term.loose !== undefined && loose.size === ids.length) };
  });
  const named = (isSuch: (held: number) => boolean) => [
    ...new Set(told.flatMap(({ held, name }) => (isSuch(held) ? [name] : []))),
  ];
  const none = named((held) => held === 0);
  return {
    none,
    some: named((held) => held > 0 && held < ids.length).filter((name) => !none.includes(name)),
  };
}

/**
 * What is shown where nothing is what was asked for: without what has only a word of the same stem ('grille' for a grill), and
 * whether all of it says the words.
 */
export async function onlyMentioned<Page extends FoundPage>(
  page: Page,
  { terms, text }: { terms: readonly Term[]; text: string },
): Promise<Page & { isNearest: boolean }> {
  const words = terms.filter(({ isFact, isImplied, word }) => !isFact && !isImplied && word !== "");
  // Of 'cleaning supplies' only cleaning is looked for, and it is both that has to be mentioned.
  const typed = splitWords(text)
    .filter((word) => !isStopWord(word))
    .map((word) => ({ word }));
  const isSaid = (item: ListingDto) =>
    isOfVendor(item, text) ||
    isNameIn(item.title, splitWords(text)) ||
    (mentions(item, words) && mentions(item, typed));
  const said = new Set(page.items.filter(isSaid).map(({ id }) => id));
  if (said.size === page.items.length) return { ...page, isNearest: false };
  const others = page.items.filter(({ id }) => !said.has(id));
  const queries = words.map(({ operands, hasOwn, loose }) =>
    trulyAny([...(hasOwn ? operands.slice(1) : operands), ...(loose?.operands ?? [])]),
  );
  const holders = await readHolders(
    others.map(({ id }) => id),
    queries,
  );
  const isMeant = (item: ListingDto) =>
    words.every((word, at) => holders[at]!.has(item.id) || mentions(item, [word]));
  // Of a list that goes on to other pages nobody knows what these hold.
  const items = page.items.filter((item) => page.next || said.has(item.id) || isMeant(item));
  const isNearest = items.some(({ id }) => !said.has(id));
  return { ...page, items, isNearest, ...(page.next ? {} : { total: items.length }) };
}
