import "server-only";
import { filterConditions, settleFilter } from "@/lib/listings/catalogue/filter.rows";
import { approved } from "@/lib/listings/catalogue/page.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { listingsTag, type Category } from "@/lib/listings/rules";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { treesTag } from "@/lib/server/tree";
import { formatNumber } from "@/lib/shared/numbers";
import { shownIn } from "@/lib/shared/tree";
import { findMatchings, firstSpan } from "./counting.queries";
import { matchesIn } from "./matching.queries";
import { foundParts, type FoundPart, type PartTally } from "./parts.rules";
import { readSubcategories } from "./subcategories.queries";
import { mostMatches } from "./window.rules";

/**
 * The subcategories that hold something of what a query finds, whatever subcategory it names, with how much: of words in the
 * window that is ranked, of filters alone among the first few thousand.
 */
export function countParts({
  cursor: _cursor,
  limit: _limit,
  sort: _sort,
  subcategory: _subcategory,
  ...query
}: ListingQuery): Promise<FoundPart[]> {
  return cachedRead({
    tags: [listingsTag, treesTag],
    key: `parts:${JSON.stringify(query)}`,
    maxAgeSeconds: 60,
    load: () => readParts(query),
  });
}

async function readParts(query: ListingQuery): Promise<FoundPart[]> {
  const { category, status: _status, ...filters } = query;
  if (Object.values(filters).every((value) => value === undefined)) return readKept(category);
  const [tree, found] = await Promise.all([readSubcategoryTree(), tallyParts(query)]);
  return foundParts(shownIn(tree), found);
}

/** Of whole sections, as the nightly tables of words say. */
async function readKept(category: Category | undefined): Promise<FoundPart[]> {
  const counted = await readSubcategories();
  return counted
    .filter((one) => !category || one.category === category)
    .map((one) => ({ ...one, text: formatNumber(one.count) }));
}

async function tallyParts(asked: ListingQuery): Promise<PartTally> {
  const [understood] = await findMatchings([asked]);
  const { query, found } = understood!;
  const filter = settleFilter(query);
  if (found === "none" || !filter) return { counts: new Map(), factor: 1, isCut: false };
  if (found === "all")
    return tally(sql`SELECT l.id FROM listings l WHERE ${allOf([approved, ...filterConditions(filter)])}`, 1);
  const { all } = found.stock;
  const { low, high } = firstSpan(found);
  const matches = matchesIn(found.matching, { low, high }, all);
  const factor = low <= all.low ? 1 : (all.high - all.low + 1) / (high - low + 1);
  return tally(sql`SELECT m.listing_id AS id FROM (${matches}) m`, factor);
}

async function tally(matches: Sql, factor: number): Promise<PartTally> {
  const found = await rows<{ path: string | null; count: number }>(sql`
    WITH hit AS MATERIALIZED (SELECT id FROM (${matches}) one LIMIT ${constant(mostMatches)})
    SELECT l.details ->> 'subcategory' AS path, count(*)::int AS count
    FROM hit JOIN listings l ON l.id = hit.id GROUP BY 1`);
  const counts = new Map(found.flatMap(({ path, count }) => (path ? [[path, count] as const] : [])));
  const looked = found.reduce((sum, { count }) => sum + count, 0);
  return { counts, factor, isCut: looked >= mostMatches };
}
