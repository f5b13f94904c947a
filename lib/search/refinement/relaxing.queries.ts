import "server-only";
import type { ListingQuery } from "@/lib/listings/contract";
import type { Relaxation, ParsedEntity } from "../contract";
import { countEach, findMatchings, type ResolvedQuery } from "../retrieval/counting.queries";
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

const minOfferedFilters = 3;

async function readSteps(query: ListingQuery, allEntities: readonly ParsedEntity[]) {
  const { search = "" } = query;
  const [understood] = search ? await understandRequests([query], await readIndexState()) : [];
  const placed = understood?.placed ?? null;
  // Places get a larger radius instead, and 'near me' doesn't narrow the results.
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
 * For a query without matches: larger radii, or the least important filter, word, or entity without which it would
 * match; with three or more filters and entities, each one that helps. Falls back to all filters; empty if nothing
 * helps.
 */
export async function findRelaxations(
  query: ListingQuery,
  allEntities: readonly ParsedEntity[] = [],
): Promise<Relaxation[]> {
  const steps = await readSteps(query, allEntities);
  const read = await readAll([...steps.singles, ...steps.others]);
  // If dropping a filter helps, the words need not be counted.
  const singles = nearestRadiusOnly(await countSteps(read.slice(0, steps.singles.length)));
  if (singles.length > 0) return steps.isMany ? singles : singles.slice(0, 1);
  const others = await preserveThing(query, await countSteps(read.slice(steps.singles.length)));
  // The word whose removal yields the most results is the least relevant one.
  const most = Math.max(0, ...others.map(({ word, total }) => (word === null ? 0 : total)));
  const best = others.filter(({ word, total }) => word === null || total === most).slice(0, 1);
  return (await isOnlyMentioned(query, best[0])) ? [] : best;
}

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
 * Never drops the word for the thing: a 'dining table' isn't anything for dining. A word without meaning ('qqxxzz') may
 * be dropped if no other word helps.
 */
async function preserveThing(
  query: ListingQuery,
  found: readonly Relaxation[],
): Promise<readonly Relaxation[]> {
  if (!found.some(({ drop }) => drop === "word")) return found;
  const thing = await readSubjectWord(query);
  const others = found.filter(({ drop, word }) => drop !== "word" || word !== thing);
  const isOther = others.some(({ drop }) => drop === "word");
  return isOther || (thing !== null && isEnglishWord(thing)) ? others : found;
}

async function readSubjectWord(query: ListingQuery): Promise<string | null> {
  const [understood] = await understandRequests([query], await readIndexState());
  const { text, terms: read } = understood!;
  if (!text || !read) return null;
  const { terms, absent, corrected } = read;
  const head = [...absent, ...terms].find(({ isHead, isFact }) => isHead && !isFact);
  const last = uniqueWords(head?.word ?? "").at(-1) ?? null;
  return last && typedFormOf(last, uniqueWords(text.text), uniqueWords(corrected ?? text.text));
}

/**
 * For a query with only close matches: with three or more filters and entities, each one without which it would match.
 */
export async function findSingleRelaxations(
  query: ListingQuery,
  allEntities: readonly ParsedEntity[],
): Promise<Relaxation[]> {
  const { isMany, singles } = await readSteps(query, allEntities);
  return isMany ? nearestRadiusOnly(await countSteps(await readAll(singles))) : [];
}

function nearestRadiusOnly(found: readonly Relaxation[]): Relaxation[] {
  const first = found.find(({ drop }) => drop === "within");
  return found.filter((one) => one.drop !== "within" || one === first);
}

type StepResult = { step: RelaxedQuery; understood: ResolvedQuery };

async function readAll(steps: readonly RelaxedQuery[]): Promise<StepResult[]> {
  const understood = await findMatchings(steps.map((step) => step.query));
  return steps.map((step, index) => ({ step, understood: understood[index]! }));
}

async function countSteps(steps: readonly StepResult[]): Promise<Relaxation[]> {
  const counts = await countEach(steps.map(({ understood }) => understood));
  return steps
    .map(({ step: { query: _query, ...step } }, index) => ({ ...step, ...counts[index]! }))
    .filter(({ total }) => total > 0);
}
