import "server-only";
import { factGroups } from "@/lib/listings/catalogue/fact-lexemes.rules";
import { settleFilter } from "@/lib/listings/catalogue/filter.rows";
import { countListingsEach } from "@/lib/listings/catalogue/list.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { countCap } from "@/lib/listings/rules";
import { join, rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import { readStock, type Stock } from "../index/stock.queries";
import { frequencies, matchesIn, matchingsOf, type Matching } from "./matching.queries";
import { isHopeless } from "../query/typed.rules";
import { roundEstimate } from "../rules";
import { placeQuery, placeUnknown } from "../query/place.queries";
import { askedOf, withAsked } from "../query/request.rules";
import { readTerms, readTermsEach } from "../query/terms.queries";
import type { Terms } from "../query/terms.rules";
import {
  firstWindow,
  mostMatches,
  shrink,
  sumDocuments,
  type Documents,
  type Span,
} from "../index/window.rules";

type Counted = { documents: Documents; about: boolean };
type Count = { total: number; capped: boolean; about: boolean };

type Found = { matching: Matching; stock: Stock };

/** A query with the place that its text names, and what it looks for. */
type Understood = { query: ListingQuery; found: Found | "none" | "all" };

const hasFacts = (query: ListingQuery) => factGroups(query).length > 0;

/** What each text looks for: each is read once, several in as many statements as one; null without a text. */
async function readTexts(queries: readonly ListingQuery[], stock: Stock): Promise<(Terms | null)[]> {
  const asked = queries.map(askedOf);
  const texts = new Map(asked.flatMap((one) => (one ? [[JSON.stringify(one), one] as const] : [])));
  const [only, ...others] = texts.values();
  const terms =
    others.length > 0
      ? await readTermsEach([...texts.values()])
      : only
        ? [await readTerms(only, stock.revision)]
        : [];
  const known = new Map([...texts.keys()].map((key, index) => [key, terms[index]!]));
  return asked.map((one) => (one ? known.get(JSON.stringify(one))! : null));
}

/**
 * What each of the queries looks for, as the list of it does; `none` can match, or `all` that its filters leave because no
 * word narrows it. The statements are as many for all of them as for one.
 */
export async function findMatchings(asked: readonly ListingQuery[]): Promise<Understood[]> {
  const placed = await Promise.all(asked.map(async (query) => (await placeQuery(query))?.query ?? query));
  if (!placed.some((query) => query.search || hasFacts(query)))
    return placed.map((query) => ({ query, found: settleFilter(query) ? "all" : "none" }));
  const stock = await readStock();
  const read = await readTexts(placed, stock);
  const unknown = await Promise.all(
    placed.map((query, index) => (read[index] ? placeUnknown(query, read[index]) : null)),
  );
  const queries = placed.map((query, index) => unknown[index]?.query ?? query);
  const terms = unknown.some(Boolean) ? await readTexts(queries, stock) : read;

  const asking = queries.map((query, index) => (terms[index] ? withAsked(query, terms[index]) : query));
  const wanted = asking.map((query, index) => {
    const found = terms[index];
    const filter = settleFilter(query);
    if (!filter || (found && isHopeless(found.literal, found.missing))) return "none";
    // 'Under $1,000' leaves no word to look for, only what the listing itself says.
    if (!found || (found.terms.length === 0 && found.literal.words.length === 0))
      return found && found.missing.length > 0 ? "none" : hasFacts(query) ? { terms: [], filter } : "all";
    return { terms: found.missing.length > 0 ? [] : found.terms, literal: found.literal, filter };
  });
  const matchings = await matchingsOf(wanted.filter((one) => typeof one === "object"));
  return wanted.map((one, index) => ({
    query: asking[index]!,
    found: typeof one === "object" ? { matching: matchings.shift()!, stock } : one,
  }));
}

/** The rows that a ranked search reads first. */
export function firstSpan({ matching, stock }: Found): Span {
  const { all } = stock;
  if (matching.listed) return all;
  const { rarest, category } = matching;
  return firstWindow({ ...frequencies(matching, stock, category), rarest, all });
}

/**
 * Counts each in the window that a ranked search would read, and reckons from it to all rows. One statement for all, and
 * another for those whose window held too much.
 */
export async function countMatches(found: readonly Found[]): Promise<Counted[]> {
  let open = found.map(({ matching, stock }, index) => ({
    index,
    matching,
    all: stock.all,
    window: firstSpan({ matching, stock }),
  }));
  const counts: Counted[] = [];
  while (open.length > 0) {
    const counted = await countWindows(open);
    open = open.flatMap((one, place) => {
      const documents = counted[place]!;
      const smaller = sumDocuments(documents) > mostMatches ? shrink(one.window) : null;
      if (smaller) return [{ ...one, window: smaller }];
      counts[one.index] = reckon(documents, one);
      return [];
    });
  }
  return counts;
}

type Windowed = { matching: Matching; window: Span; all: Span };

async function countWindows(found: readonly Windowed[]): Promise<Documents[]> {
  const counts = found.map(
    ({ matching, window, all }, place) => sql`(
      WITH matched AS MATERIALIZED (${matchesIn(matching, window, all)}),
      hit AS (SELECT m.tsv FROM matched m LIMIT ${constant(mostMatches + 1)})
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

function reckon(documents: Documents, { window, all }: Windowed): Counted {
  if (window.low <= all.low) return { documents, about: false };
  const factor = (all.high - all.low + 1) / (window.high - window.low + 1);
  const { products, services, realestate } = documents;
  return {
    documents: {
      products: products * factor,
      services: services * factor,
      realestate: realestate * factor,
    },
    about: true,
  };
}

/** How many listings each of the queries finds; no more statements for all of them than for one. */
export async function countEach(asked: readonly ListingQuery[]): Promise<Count[]> {
  const understood = await findMatchings(asked);
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
