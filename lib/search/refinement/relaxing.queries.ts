import "server-only";
import type { ListingQuery } from "@/lib/listings/contract";
import type { Relaxation, UnderstoodEntity } from "../contract";
import { countEach, findMatchings, type Understood } from "../retrieval/counting.queries";
import { understandRequests } from "../query/understanding.queries";
import { isEnglishWord } from "../spelling/rare.rules";
import { readIndexState } from "../index/stock.queries";
import { isMentionOnly } from "../results/outcome.rules";
import { searchListings } from "../results/queries";
import {
  countFilters,
  relaxQuery,
  textPartsOf,
  typedFormOf,
  widerRadii,
  type RelaxedQuery,
} from "./relaxing.rules";
import { uniqueWords } from "../analysis/normalizer.rules";

/** From this many filters and entities on each of them is offered to be left out, not only one. */
const minOfferedFilters = 3;

/** All ways to ask for less, and which of these leave out one filter, or one entity where these are many together. */
async function readSteps(query: ListingQuery, allEntities: readonly UnderstoodEntity[]) {
  const { search = "" } = query;
  const [understood] = search ? await understandRequests([query], await readIndexState()) : [];
  const placed = understood?.placed ?? null;
  // Places are offered with a larger radius, and 'near me' narrows nothing.
  const entities = allEntities.filter(
    ({ kind }) => kind !== "position" && !(kind === "place" && placed?.entity),
  );
  const isMany = countFilters(query) + entities.length >= minOfferedFilters;
  const isFilter = ({ drop }: RelaxedQuery) => drop !== "word" && drop !== "filters" && drop !== "search";
  const isEntity = ({ word }: RelaxedQuery) => entities.some(({ label }) => label === word);
  const isSingle = (step: RelaxedQuery) => isFilter(step) || (isMany && isEntity(step));
  const pieces = allEntities.length > 0 ? textPartsOf(search, allEntities, countFilters(query) > 0) : [];
  const wider = widerRadii(placed?.query ?? query, Boolean(placed?.entity));
  const steps = relaxQuery(query, uniqueWords(search), pieces);
  return {
    isMany,
    singles: [...wider, ...steps.filter(isSingle)],
    others: steps.filter((step) => !isSingle(step)),
  };
}

/**
 * For a query that matches nothing: what is further around its place, the one filter, or the one word or entity, without which
 * it would match, the least important first; of three filters and entities and more each one that helps. When no single one
 * does, all filters together. Empty when nothing helps.
 */
export async function findRelaxations(
  query: ListingQuery,
  allEntities: readonly UnderstoodEntity[] = [],
): Promise<Relaxation[]> {
  const steps = await readSteps(query, allEntities);
  const read = await readAll([...steps.singles, ...steps.others]);
  // Where a filter stands in the way, the words need not be counted.
  const singles = nearestRadiusOnly(await countSteps(read.slice(0, steps.singles.length)));
  if (singles.length > 0) return steps.isMany ? singles : singles.slice(0, 1);
  const others = await keepThing(query, await countSteps(read.slice(steps.singles.length)));
  // The word whose absence gives the most is the one that does not belong.
  const most = Math.max(0, ...others.map(({ word, total }) => (word === null ? 0 : total)));
  const best = others.filter(({ word, total }) => word === null || total === most).slice(0, 1);
  return (await isOnlyMentioned(query, best[0])) ? [] : best;
}

/** True if the rest without a word is only mentioned: 'maker' of 'coffee maker'. */
async function isOnlyMentioned({ search = "", cursor: _cursor, ...query }: ListingQuery, best?: Relaxation) {
  if (best?.drop !== "word") return false;
  const left =
    best.search ??
    uniqueWords(search)
      .filter((word) => word !== best.word)
      .join(" ");
  const page = await searchListings({ ...query, search: left });
  return page.match === "none" || isMentionOnly(page);
}

/**
 * Without what leaves out the word for the thing: who asks for a 'dining table' is not served by what else is for dining. Only
 * where that word means nothing ('qqxxzz') it may be the one that does not belong, if none of the others is.
 */
async function keepThing(query: ListingQuery, found: readonly Relaxation[]): Promise<readonly Relaxation[]> {
  if (!found.some(({ drop }) => drop === "word")) return found;
  const thing = await readSubjectWord(query);
  const others = found.filter(({ drop, word }) => drop !== "word" || word !== thing);
  const isOther = others.some(({ drop }) => drop === "word");
  return isOther || (thing !== null && isEnglishWord(thing)) ? others : found;
}

/** The word for what is looked for, as it was typed; null where no single word of the text is that. */
async function readSubjectWord(query: ListingQuery): Promise<string | null> {
  const [understood] = await understandRequests([query], await readIndexState());
  const { text, terms: read } = understood!;
  if (!text || !read) return null;
  const { terms, absent, corrected } = read;
  const head = [...absent, ...terms].find(({ isHead, isFact }) => isHead && !isFact);
  const last = uniqueWords(head?.word ?? "").at(-1) ?? null;
  return last && typedFormOf(last, uniqueWords(text.text), uniqueWords(corrected ?? text.text));
}

/** For a query of which only the closest is shown: of three filters and entities and more each one without which it would match. */
export async function findSingleRelaxations(
  query: ListingQuery,
  allEntities: readonly UnderstoodEntity[],
): Promise<Relaxation[]> {
  const { isMany, singles } = await readSteps(query, allEntities);
  return isMany ? nearestRadiusOnly(await countSteps(await readAll(singles))) : [];
}

/** The first larger radius with results. */
function nearestRadiusOnly(found: readonly Relaxation[]): Relaxation[] {
  const first = found.find(({ drop }) => drop === "within");
  return found.filter((one) => one.drop !== "within" || one === first);
}

type Read = { step: RelaxedQuery; understood: Understood };

async function readAll(steps: readonly RelaxedQuery[]): Promise<Read[]> {
  const understood = await findMatchings(steps.map((step) => step.query));
  return steps.map((step, index) => ({ step, understood: understood[index]! }));
}

/** The steps that find something, with how much. */
async function countSteps(steps: readonly Read[]): Promise<Relaxation[]> {
  const counts = await countEach(steps.map(({ understood }) => understood));
  return steps
    .map(({ step: { query: _query, ...step } }, index) => ({ ...step, ...counts[index]! }))
    .filter(({ total }) => total > 0);
}
