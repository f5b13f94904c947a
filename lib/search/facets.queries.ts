import "server-only";
import { settleFilter } from "@/lib/listings/catalogue/filter.rows";
import { countListingsEach } from "@/lib/listings/catalogue/list.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { categories, countCap } from "@/lib/listings/rules";
import { join, rows, sql } from "@/lib/server/db";
import { constant } from "@/lib/server/sql";
import type { CategoryFacet, Relaxation } from "./contract";
import { loosen, type Loosened } from "./facets.rules";
import {
  frequencies,
  matchesIn,
  matchingsOf,
  readStock,
  type Matching,
  type Stock,
} from "./matching.queries";
import { roundEstimate, wordsOf } from "./rules";
import { readTerms, readTermsEach } from "./terms.queries";
import { firstWindow, mostMatches, shrink, sumDocuments, type Documents, type Span } from "./window.rules";

type Counted = { documents: Documents; about: boolean };
type Count = { total: number; capped: boolean; about: boolean };

/** How many matches each category holds, whatever category the filter names: exact where they are few, else estimates. */
export async function countByCategory(query: ListingQuery): Promise<CategoryFacet[]> {
  const { category: _, ...others } = query;
  const [found] = await findMatchings([others]);
  if (found === "none")
    return categories.map((category) => ({ category, count: 0, capped: false, about: false }));
  if (!found || found === "all") {
    const counts = await countListingsEach(categories.map((category) => ({ ...others, category })));
    return categories.map((category, index) => {
      const { total, capped } = counts[index]!;
      return { category, count: total, capped, about: false };
    });
  }
  const [counted] = await countMatches([found]);
  const { documents, about } = counted!;
  return categories.map((category) => ({
    category,
    count: about ? roundEstimate(documents[category]) : documents[category],
    capped: false,
    about: about && documents[category] > 0,
  }));
}

type Found = { matching: Matching; stock: Stock };

/**
 * What each of the queries looks for; `none` can match, or `all` that its filters leave because no word narrows it. The
 * statements are as many for all of them as for one.
 */
async function findMatchings(queries: readonly ListingQuery[]): Promise<(Found | "none" | "all")[]> {
  const filters = queries.map(settleFilter);
  const texts = [...new Set(filters.flatMap((filter) => filter?.search ?? []))];
  if (texts.length === 0) return filters.map((filter) => (filter ? "all" : "none"));
  const stock = await readStock();
  const [only, ...others] = texts;
  const terms = others.length > 0 ? await readTermsEach(texts) : [await readTerms(only!, stock.revision)];
  const known = new Map(texts.map((text, index) => [text, terms[index]!]));

  const wanted = filters.map((filter) => {
    const found = filter?.search ? known.get(filter.search) : undefined;
    if (!filter || found?.missing) return "none";
    if (!found || found.onlyStopWords) return "all";
    return found.terms.length > 0 ? { terms: found.terms, filter } : "none";
  });
  const matchings = await matchingsOf(wanted.filter((one) => typeof one === "object"));
  return wanted.map((one) => (typeof one === "object" ? { matching: matchings.shift()!, stock } : one));
}

/**
 * Counts each in the window that a ranked search would read, and reckons from it to all rows. One statement for all, and
 * another for those whose window held too much.
 */
async function countMatches(found: readonly Found[]): Promise<Counted[]> {
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

async function countEach(queries: readonly ListingQuery[]): Promise<Count[]> {
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

/**
 * The one filter, or the one word, without which a query that matches nothing would match, the least important first;
 * when no single one helps, all filters together. Null when nothing does.
 */
export async function nearestRelaxation(query: ListingQuery): Promise<Relaxation | null> {
  const steps = loosen(query, query.search ? wordsOf(query.search) : []);
  // Where a filter stands in the way, the words need not be counted.
  const isFilter = ({ drop }: Loosened) => drop !== "word" && drop !== "filters" && drop !== "search";
  return (
    (await firstHelpful(steps.filter(isFilter))) ?? firstHelpful(steps.filter((step) => !isFilter(step)))
  );
}

async function firstHelpful(steps: readonly Loosened[]): Promise<Relaxation | null> {
  const counts = await countEach(steps.map((step) => step.query));
  const options = steps
    .map((step, index) => ({ ...step, ...counts[index]! }))
    .filter(({ total }) => total > 0);
  // The word whose absence gives the most is the one that does not belong.
  const most = Math.max(0, ...options.map(({ word, total }) => (word === null ? 0 : total)));
  const option = options.find(({ word, total }) => word === null || total === most);
  if (!option) return null;
  const { drop, word, total, capped, about } = option;
  return { drop, word, total, capped, about };
}
