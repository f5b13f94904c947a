import "server-only";
import { hasFacts } from "@/lib/listings/catalog/fact-lexemes.rules";
import { normalizeFilter } from "@/lib/listings/catalog/filter.rows";
import { countListingsEach } from "@/lib/listings/catalog/list.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { countCap } from "@/lib/listings/rules";
import { join, rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import { readIndexState, type IndexState } from "../index/stock.queries";
import { frequencies, matchesIn, matchingsOf, type MatchPlan } from "./matching.queries";
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

export function firstSpan({ matching, stock }: MatchSet): Span {
  const { all } = stock;
  if (matching.listed) return all;
  const { rarest, category } = matching;
  return firstWindow({ ...frequencies(matching, stock, category), rarest, all });
}

/**
 * Counts in the window that a ranked search would read and extrapolates to all rows. One statement, and another for
 * windows with too many matches.
 */
export async function countMatches(found: readonly MatchSet[]): Promise<CountResult[]> {
  let open = found.map(({ matching, stock }, index) => ({
    index,
    matching,
    all: stock.all,
    window: firstSpan({ matching, stock }),
  }));
  const counts: CountResult[] = [];
  while (open.length > 0) {
    const counted = await countWindows(open);
    open = open.flatMap((one, place) => {
      const documents = counted[place]!;
      const smaller = sumDocuments(documents) > maxCounted ? shrink(one.window) : null;
      if (smaller) return [{ ...one, window: smaller }];
      counts[one.index] = extrapolate(documents, one);
      return [];
    });
  }
  return counts;
}

type WindowRequest = { matching: MatchPlan; window: Span; all: Span };

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

function extrapolate(documents: Documents, { window, all }: WindowRequest): CountResult {
  if (window.low <= all.low) return { documents, about: false };
  const factor = (all.high - all.low + 1) / (window.high - window.low + 1);
  return { documents: scaleDocuments(documents, factor), about: true };
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
