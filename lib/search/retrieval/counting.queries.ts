import "server-only";
import { hasFacts } from "@/lib/listings/catalog/fact-lexemes.rules";
import { normalizeFilter } from "@/lib/listings/catalog/filter.rows";
import { countListingsEach } from "@/lib/listings/catalog/list.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { countCap } from "@/lib/listings/rules";
import { join, rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import { readIndexState, type IndexState } from "../index/stock.queries";
import { estimateLikely, frequencies, matchesIn, matchingsOf, type MatchPlan } from "./matching.queries";
import { scaleDocuments } from "./matching.rules";
import { roundEstimate } from "../rules";
import { withAmounts } from "../query/request.rules";
import { understandRequests } from "../query/understanding.queries";
import { toCandidateQuery } from "./candidate-query.rules";
import {
  firstWindow,
  maxCounted,
  shrink,
  sumDocuments,
  widen,
  type Documents,
  type Span,
} from "../index/window.rules";

type CountResult = { documents: Documents; about: boolean };
export type Count = { total: number; capped: boolean; about: boolean };

export type MatchSet = { matching: MatchPlan; stock: IndexState };

export type ResolvedQuery = { query: ListingQuery; found: MatchSet | "none" | "all" };

export async function findMatchings(requests: readonly ListingQuery[]): Promise<ResolvedQuery[]> {
  if (!requests.some((request) => request.search || hasFacts(request)))
    return requests.map((query) => ({ query, found: normalizeFilter(query) ? "all" : "none" }));
  const stock = await readIndexState();
  const understood = await understandRequests(requests, stock);
  const candidates = understood.map(toCandidateQuery);
  const matchings = await matchingsOf(candidates.filter((one) => typeof one === "object"));
  return candidates.map((one, index) => {
    const { request, terms } = understood[index]!;
    return {
      query: terms ? withAmounts(request, terms) : request,
      found: typeof one === "object" ? { matching: matchings.shift()!, stock } : one,
    };
  });
}

/** Fewer matches in a window say little about all rows. */
const minExtrapolated = 50;

/** Window for a first page or a count; `least` is the number of matches that it should have. */
export function firstSpan({ matching, stock }: MatchSet, least = minExtrapolated): Span {
  if (matching.listed) return stock.all;
  const { rarest, category, titlesAlone, titled } = matching;
  const matches = {
    likely: estimateLikely(matching, stock),
    least,
    titled: titlesAlone ? titled : Infinity,
  };
  return firstWindow({ ...frequencies(matching, stock, category), rarest, all: stock.all, matches });
}

/**
 * Counts in the window that a ranked search would read and extrapolates to all rows. One statement, and others for
 * windows with too many or too few matches.
 */
export async function countMatches(found: readonly MatchSet[]): Promise<CountResult[]> {
  let open: CountRequest[] = found.map(({ matching, stock }, index) => ({
    index,
    matching,
    all: stock.all,
    window: firstSpan({ matching, stock }),
    isShrunk: false,
  }));
  const counts: CountResult[] = [];
  while (open.length > 0) {
    const counted = await countWindows(open);
    open = open.flatMap((one, place) => {
      const documents = counted[place]!;
      const next = nextWindow(sumDocuments(documents), one);
      if (next) return [next];
      counts[one.index] = extrapolate(documents, one);
      return [];
    });
  }
  return counts;
}

type WindowRequest = { matching: MatchPlan; window: Span; all: Span };
type CountRequest = WindowRequest & { index: number; isShrunk: boolean };

function nextWindow(matches: number, request: CountRequest): CountRequest | null {
  const { window, all, isShrunk } = request;
  if (matches > maxCounted) {
    const smaller = shrink(window);
    return smaller && { ...request, window: smaller, isShrunk: true };
  }
  const isTooFew = matches < minExtrapolated && window.low > all.low && !isShrunk;
  return isTooFew ? { ...request, window: widen(window, matches, all) } : null;
}

export async function countTotal(found: MatchSet): Promise<{ total: number; about: boolean }> {
  const [counted] = await countMatches([found]);
  const { documents, about } = counted!;
  const total = sumDocuments(documents);
  return { total: about ? roundEstimate(total) : total, about };
}

async function countWindows(found: readonly WindowRequest[]): Promise<Documents[]> {
  const counts = found.map(
    ({ matching, window, all }, place) => sql`(
      WITH matched AS MATERIALIZED (${matchesIn(matching, window, all)}),
      hit AS (SELECT m.tsv FROM matched m LIMIT ${constant(maxCounted + 1)})
      SELECT ${constant(place)} AS place,
        count(*) FILTER (WHERE tsv @@ 'xcat_products'::tsquery) AS products,
        count(*) FILTER (WHERE tsv @@ 'xcat_services'::tsquery) AS services,
        count(*) FILTER (WHERE tsv @@ 'xcat_realestate'::tsquery) AS realestate
      FROM hit)`,
  );
  return rows<Documents>(sql`${join(counts, " UNION ALL ")} ORDER BY place`, {
    prepared: found.length === 1,
  });
}

function extrapolate(documents: Documents, { matching, window, all }: WindowRequest): CountResult {
  if (window.low <= all.low) return { documents, about: false };
  const counted = countOfWord(matching);
  if (counted) return { documents: counted, about: true };
  const factor = (all.high - all.low + 1) / (window.high - window.low + 1);
  return { documents: scaleDocuments(documents, factor), about: true };
}

/** The index counts a single word without synonyms and filters. */
function countOfWord({ documents, query, words, rest, ranked }: MatchPlan): Documents | null {
  const [first, ...others] = documents;
  const [only, ...more] = ranked.terms;
  const isPlain = others.length === 0 && more.length === 0 && query === words && rest.length === 0;
  const isWord = only?.operands.length === 1 && /^\(?'[^']+'(:AB)?\)?$/.test(only.operands[0]!);
  return isPlain && isWord && ranked.literal ? (first ?? null) : null;
}

export async function countEach(understood: readonly ResolvedQuery[]): Promise<Count[]> {
  const found = understood.map((one) => one.found);
  const [listed, matched] = await Promise.all([
    countListingsEach(understood.filter((one) => one.found === "all").map(({ query }) => query)),
    countMatches(found.filter((one) => typeof one === "object")),
  ]);
  return found.map((one) => {
    if (one === "none") return { total: 0, capped: false, about: false };
    if (one === "all") return { ...listed.shift()!, about: false };
    const { documents, about } = matched.shift()!;
    const total = sumDocuments(documents);
    if (about) return { total: roundEstimate(total), capped: false, about };
    return { total: Math.min(total, countCap), capped: total > countCap, about };
  });
}
