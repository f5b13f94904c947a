import "server-only";
import { settleFilter } from "@/lib/listings/catalogue/filter.rows";
import { listListings } from "@/lib/listings/catalogue/list.queries";
import type { ListingQuery } from "@/lib/listings/contract";
import { pageSize, relevance } from "@/lib/listings/rules";
import type { Viewer } from "@/lib/shared/access";
import type { SearchPage } from "./contract";
import { matchingOf, readStock } from "./matching.queries";
import { rankMatches } from "./ranked.queries";
import { sortMatches } from "./sorted.queries";
import { readTerms } from "./terms.queries";

const nothing: SearchPage = {
  items: [],
  next: null,
  total: 0,
  capped: false,
  about: false,
  corrected: null,
};

/**
 * A page of listings by any filter with a text: approved listings that hold all its words, a misspelt one corrected and
 * the last one completed where it stands almost nowhere. By relevance unless another sort is asked for. Without a text,
 * or for other states than approved, it is `listListings`, with its errors.
 */
export async function searchListings(query: ListingQuery, viewer: Viewer | null = null): Promise<SearchPage> {
  const isPublic = !query.status || query.status === "approved";
  const stock = query.search && isPublic ? await readStock() : null;
  const terms = query.search && stock ? await readTerms(query.search, stock.revision) : null;
  if (!terms || !stock || terms.onlyStopWords) {
    return { ...(await listListings(query, viewer)), about: false, corrected: null };
  }
  const filter = settleFilter(query);
  if (!filter || terms.missing || terms.terms.length === 0) return nothing;

  const matching = await matchingOf(terms.terms, filter);
  const sort = filter.sort ?? relevance;
  const page =
    sort === relevance
      ? await rankMatches({ matching, stock, limit: filter.limit ?? pageSize }, filter.cursor)
      : await sortMatches({ matching, stock, filter, sort });
  return { ...page, corrected: terms.corrected };
}
