import "server-only";
import { constant } from "@/lib/listings/cards/queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { settleFilter } from "@/lib/listings/filters/queries";
import { countListings } from "@/lib/listings/queries";
import { categories, countCap } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import type { CategoryFacet, Relaxation } from "../contract";
import {
  frequencies,
  matchesIn,
  matchingOf,
  readStock,
  type Matching,
  type Stock,
} from "../matching/queries";
import { roundEstimate, wordsOf } from "../rules";
import { readTerms } from "../terms/queries";
import { firstWindow, mostMatches, shrink, sumDocuments, type Documents } from "../window/rules";
import { loosen } from "./rules";

type Count = { total: number; capped: boolean; about: boolean };

/** How many matches each category holds, whatever category the filter names: exact where they are few, else estimates. */
export async function countByCategory(query: ListingQuery): Promise<CategoryFacet[]> {
  const { category: _, ...others } = query;
  const found = await findMatching(others);
  if (found === "none")
    return categories.map((category) => ({ category, count: 0, capped: false, about: false }));
  if (found === "all") {
    return Promise.all(
      categories.map(async (category) => {
        const { total, capped } = await countListings({ ...others, category });
        return { category, count: total, capped, about: false };
      }),
    );
  }
  const { documents, about } = await countMatches(found.matching, found.stock);
  return categories.map((category) => ({
    category,
    count: about ? roundEstimate(documents[category]) : documents[category],
    capped: false,
    about: about && documents[category] > 0,
  }));
}

type Found = { matching: Matching; stock: Stock };

/** What the query looks for; `none` can match, or `all` that its filters leave because no word narrows it. */
async function findMatching(query: ListingQuery): Promise<Found | "none" | "all"> {
  const filter = settleFilter(query);
  if (!filter) return "none";
  if (!filter.search) return "all";
  const [found, stock] = await Promise.all([readTerms(filter.search), readStock()]);
  if (found.onlyStopWords) return "all";
  if (found.missing || found.terms.length === 0) return "none";
  return { matching: await matchingOf(found.terms, filter), stock };
}

/** Counts in the window that a ranked search would read, and reckons from it to all rows. */
async function countMatches(
  matching: Matching,
  stock: Stock,
): Promise<{ documents: Documents; about: boolean }> {
  const { all } = stock;
  const { rarest, category } = matching;
  let window = matching.listed
    ? all
    : firstWindow({ ...frequencies(matching, stock, category), rarest, all });
  for (;;) {
    const [counted] = await rows<Documents>(sql`
      WITH matched AS MATERIALIZED (${matchesIn(matching, window, all)}),
      hit AS (SELECT m.tsv FROM matched m LIMIT ${constant(mostMatches + 1)})
      SELECT count(*) FILTER (WHERE tsv @@ 'xcat_products'::tsquery) AS products,
        count(*) FILTER (WHERE tsv @@ 'xcat_services'::tsquery) AS services,
        count(*) FILTER (WHERE tsv @@ 'xcat_realestate'::tsquery) AS realestate
      FROM hit`);
    const { products = 0, services = 0, realestate = 0 } = counted ?? {};
    const documents = { products, services, realestate };
    const smaller = sumDocuments(documents) > mostMatches ? shrink(window) : null;
    if (!smaller) {
      const factor = (all.high - all.low + 1) / (window.high - window.low + 1);
      if (window.low <= all.low) return { documents, about: false };
      return {
        documents: {
          products: products * factor,
          services: services * factor,
          realestate: realestate * factor,
        },
        about: true,
      };
    }
    window = smaller;
  }
}

async function count(query: ListingQuery): Promise<Count> {
  const found = await findMatching(query);
  if (found === "none") return { total: 0, capped: false, about: false };
  if (found === "all") return { ...(await countListings(query)), about: false };
  const { documents, about } = await countMatches(found.matching, found.stock);
  const total = sumDocuments(documents);
  if (about) return { total: roundEstimate(total), capped: false, about };
  return { total: Math.min(total, countCap), capped: total > countCap, about };
}

/**
 * The one filter, or the one word, without which a query that matches nothing would match, the least important first;
 * when no single one helps, all filters together. Null when nothing does.
 */
export async function nearestRelaxation(query: ListingQuery): Promise<Relaxation | null> {
  const words = query.search ? wordsOf(query.search) : [];
  const steps = loosen(query, words);
  const counts = await Promise.all(steps.map((step) => count(step.query)));
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
