import "server-only";
import { filterConditions, normalizeFilter } from "@/lib/listings/catalog/filter.rows";
import { countListings } from "@/lib/listings/catalog/list.queries";
import { approved } from "@/lib/listings/catalog/page.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { countCap, listingsTag, type Category } from "@/lib/listings/rules";
import { readSubcategoryTree } from "@/lib/listings/subcategories.queries";
import { cachedRead } from "@/lib/server/cache";
import { rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { treesTag } from "@/lib/server/tree";
import { visibleNodes } from "@/lib/shared/tree";
import { findMatchings, firstSpan } from "../retrieval/counting.queries";
import { matchesIn } from "../retrieval/matching.queries";
import { newestOf } from "../retrieval/newest.rows";
import {
  formatEstimate,
  foundParts,
  type PartSuggestion,
  type PartSuggestions,
  type PartCounts,
} from "./parts.rules";
import { readSubcategories } from "../index/subcategories.queries";
import { synonymsTag } from "../lexicon/synonyms.rules";
import { maxCounted, shrink } from "../index/window.rules";

const maxSampled = 500;

export function countParts({
  cursor: _cursor,
  limit: _limit,
  sort: _sort,
  subcategory: _subcategory,
  ...query
}: ListingQuery): Promise<PartSuggestions> {
  return cachedRead({
    tags: [listingsTag, treesTag, synonymsTag],
    key: `parts:${JSON.stringify(query)}`,
    maxAgeSeconds: 60,
    load: () => readParts(query),
  });
}

async function readParts(query: ListingQuery): Promise<PartSuggestions> {
  const { category, status: _status, ...filters } = query;
  const isWhole = Object.values(filters).every((value) => value === undefined);
  if (isWhole && (await countListings({ category })).total > countCap)
    return { parts: await readNightlyCounts(category), isSample: false };
  const [tree, found] = await Promise.all([readSubcategoryTree(), readPartCounts(query)]);
  return { parts: foundParts(visibleNodes(tree), found), isSample: found.factor !== 1 };
}

async function readNightlyCounts(category: Category | undefined): Promise<PartSuggestion[]> {
  const counted = await readSubcategories();
  return counted
    .filter((one) => !category || one.category === category)
    .map((one) => ({ ...one, text: formatEstimate(one.count) }));
}

const emptyCounts: PartCounts = { counts: new Map(), factor: 1 };

async function readPartCounts(request: ListingQuery): Promise<PartCounts> {
  const [understood] = await findMatchings([request]);
  const { query, found } = understood!;
  const filter = normalizeFilter(query);
  if (found === "none" || !filter) return emptyCounts;
  if (found === "all") return countFiltered(filter);
  const { all } = found.stock;
  for (let window = firstSpan(found); ;) {
    const { counts, looked, matches } = await countMatches(matchesIn(found.matching, window, all));
    const smaller = matches > maxCounted ? shrink(window) : null;
    if (smaller) {
      window = smaller;
      continue;
    }
    const share = window.low <= all.low ? 1 : (window.high - window.low + 1) / (all.high - all.low + 1);
    return { counts, factor: looked === 0 ? 1 : matches / looked / share };
  }
}

async function countMatches(matches: Sql) {
  const found = await rows<{ path: string | null; count: number; matches: number }>(sql`
    WITH hit AS MATERIALIZED (
      SELECT m.listing_id, m.seq FROM (${matches}) m LIMIT ${constant(maxCounted + 1)}
    ), newest AS MATERIALIZED (SELECT listing_id FROM hit ORDER BY seq DESC LIMIT ${constant(maxSampled)})
    SELECT l.details ->> 'subcategory' AS path, count(*)::int AS count,
      (SELECT count(*) FROM hit)::int AS matches
    FROM newest JOIN listings l ON l.id = newest.listing_id GROUP BY 1`);
  return { ...toCounts(found), matches: found[0]?.matches ?? 0 };
}

async function countFiltered(filter: ListingQuery): Promise<PartCounts> {
  const { total, capped } = await countListings(filter);
  const isMany = capped || total > countCap;
  const listings = isMany
    ? newestOf(filter, maxSampled)
    : sql`SELECT l.details FROM listings l WHERE ${allOf([approved, ...filterConditions(filter)])}`;
  const found = await rows<{ path: string | null; count: number }>(sql`
    SELECT l.details ->> 'subcategory' AS path, count(*)::int AS count FROM (${listings}) l GROUP BY 1`);
  return { counts: toCounts(found).counts, factor: isMany ? null : 1 };
}

function toCounts(found: readonly { path: string | null; count: number }[]) {
  const counts = new Map(found.flatMap(({ path, count }) => (path ? [[path, count] as const] : [])));
  return { counts, looked: found.reduce((sum, { count }) => sum + count, 0) };
}
