import "server-only";
import { joinAnd } from "../analysis/tsquery.rules";
import { cardColumns, limitTo, type CardRow } from "@/lib/listings/catalog/card.rows";
import { splitConditions } from "@/lib/listings/catalog/filter.rows";
import { orders, readListCursor, toListingPage } from "@/lib/listings/catalog/order.rows";
import { approved, readCards, walk } from "@/lib/listings/catalog/page.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { categories, pageSize, type Category, type Sort } from "@/lib/listings/rules";
import { rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import type { SearchResultsPage } from "../contract";
import { type IndexState } from "../index/stock.queries";
import { estimateInCategory, frequencies, hasText, matchesIn, type MatchPlan } from "./matching.queries";
import { categoriesOperand } from "./matching.rules";
import { roundEstimate } from "../rules";
import { compareKeys, walkLength } from "./sorted.rules";

type Input = { matching: MatchPlan; stock: IndexState; filter: ListingQuery; sort: Sort };
type WalkInput = Input & { after: Sql[]; take: number };
type Part = { rows: CardRow[]; total: number; about: boolean };

/**
 * Walks the sort index of a category with frequent words until a page is full; otherwise fetches and sorts all matches.
 * Throws bad_request for an invalid cursor.
 */
export async function sortMatches(input: Input): Promise<SearchResultsPage> {
  const { matching, stock, filter, sort } = input;
  const limit = filter.limit ?? pageSize;
  const cursor = readListCursor(sort, filter.cursor);
  const read = { ...input, take: limit + 1, after: cursor ? [orders[sort].after(cursor.key)] : [] };

  const walks = new Map<Category, number>();
  const chosen = filter.category ? [filter.category] : categories;
  for (const category of chosen) {
    const expected = estimateInCategory(matching, stock, category);
    const rowsToWalk = walkLength({
      ...frequencies(matching, stock, category),
      expected,
      take: read.take,
    });
    if (rowsToWalk && !matching.listed) walks.set(category, rowsToWalk);
  }
  const fetched = chosen.filter((category) => !walks.has(category));
  const parts = await Promise.all([
    ...[...walks].map(([category, length]) => walkCategory(read, category, length)),
    ...(fetched.length > 0 ? [fetchMatches(read, fetched)] : []),
  ]);

  const found = parts
    .flatMap((part) => part.rows)
    .sort((a, b) => compareKeys(sort, orders[sort].key(a), orders[sort].key(b)));
  const total = cursor?.total ?? parts.reduce((sum, part) => sum + part.total, 0);
  const about = cursor?.capped ?? parts.some((part) => part.about);
  // In search cursors `capped` means that the total is an estimate.
  const page = toListingPage({
    rows: found,
    limit,
    sort,
    total: about ? roundEstimate(total) : total,
    capped: about,
  });
  return { ...page, capped: false, about };
}

async function walkCategory(read: WalkInput, category: Category, length: number): Promise<Part> {
  const { matching, stock, filter, sort, after, take } = read;
  const { indexed, rest } = splitConditions({ ...filter, category }, sort);
  const by = orders[sort].by;
  const found = await readCards(
    sql`SELECT l.* FROM (
      ${walk([...indexed, ...after], sort, constant(length))}
    ) l WHERE ${allOf([...rest, hasText(matching.words)])} ORDER BY ${by} LIMIT ${limitTo(take)}`,
    sort,
  );
  if (found.length < take) return fetchMatches(read, [category]);
  return { rows: found, total: estimateInCategory(matching, stock, category), about: true };
}

async function fetchMatches(read: WalkInput, within: readonly Category[]): Promise<Part> {
  const { matching, stock, filter, sort, after, take } = read;
  const isWhole = filter.category || within.length === categories.length;
  const query = isWhole ? matching.query : joinAnd([matching.query, categoriesOperand(within)]);
  const by = orders[sort].by;
  const found = await rows<CardRow & { matches: number }>(sql`
    WITH matched AS MATERIALIZED (${matchesIn({ ...matching, query }, stock.all, stock.all)}),
    hit AS MATERIALIZED (
      SELECT l.id, l.created_at, l.price_cents, l.average_rating, l.review_count
      FROM matched m JOIN listings l ON l.id = m.listing_id WHERE ${approved}
    ), page AS MATERIALIZED (
      SELECT l.id, (SELECT count(*) FROM hit) AS matches FROM hit l WHERE ${allOf(after)}
      ORDER BY ${by} LIMIT ${limitTo(take)}
    )
    SELECT ${cardColumns}, page.matches FROM page JOIN listings l ON l.id = page.id ORDER BY ${by}`);
  return { rows: found, total: found[0]?.matches ?? 0, about: false };
}
