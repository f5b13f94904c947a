import "server-only";
import { factGroups } from "@/lib/listings/catalogue/fact-lexemes.rules";
import { settleFilter } from "@/lib/listings/catalogue/filter.rows";
import { countListingsEach } from "@/lib/listings/catalogue/list.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { countCap } from "@/lib/listings/rules";
import { join, rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import {
  frequencies,
  matchesIn,
  matchingsOf,
  readStock,
  type Matching,
  type Stock,
} from "./matching.queries";
import { roundEstimate } from "./rules";
import { withPlace } from "./around.queries";
import { askedOf, withAsked } from "./asking.rules";
import { readTerms, readTermsEach } from "./terms.queries";
import { firstWindow, mostMatches, shrink, sumDocuments, type Documents, type Span } from "./window.rules";

type Counted = { documents: Documents; about: boolean };
type Count = { total: number; capped: boolean; about: boolean };

type Found = { matching: Matching; stock: Stock };

/**
 * What each of the queries looks for; `none` can match, or `all` that its filters leave because no word narrows it. The
 * statements are as many for all of them as for one.
 */
export async function findMatchings(queries: readonly ListingQuery[]): Promise<(Found | "none" | "all")[]> {
  const asked = queries.map(askedOf);
  const texts = new Map(asked.flatMap((one) => (one ? [[JSON.stringify(one), one] as const] : [])));
  const hasFacts = (query: ListingQuery) => factGroups(query).length > 0;
  if (texts.size === 0 && !queries.some(hasFacts))
    return queries.map((query) => (settleFilter(query) ? "all" : "none"));
  const stock = await readStock();
  const [only, ...others] = texts.values();
  const terms =
    others.length > 0
      ? await readTermsEach([...texts.values()])
      : only
        ? [await readTerms(only, stock.revision)]
        : [];
  const known = new Map([...texts.keys()].map((key, index) => [key, terms[index]!]));

  const wanted = queries.map((query, index) => {
    const found = asked[index] ? known.get(JSON.stringify(asked[index])) : undefined;
    const filter = settleFilter(found ? withAsked(query, found) : query);
    if (!filter || (found && found.missing.length > 0)) return "none";
    if (!found || found.onlyStopWords) return hasFacts(query) ? { terms: [], filter } : "all";
    return { terms: found.terms, filter };
  });
  const matchings = await matchingsOf(wanted.filter((one) => typeof one === "object"));
  return wanted.map((one) => (typeof one === "object" ? { matching: matchings.shift()!, stock } : one));
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
    window: matching.listed
      ? stock.all
      : firstWindow({
          ...frequencies(matching, stock, matching.category),
          rarest: matching.rarest,
          all: stock.all,
        }),
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
  const queries = await Promise.all(asked.map(withPlace));
  const found = await findMatchings(queries);
  const [listed, matched] = await Promise.all([
    countListingsEach(queries.filter((_, index) => found[index] === "all")),
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
