import "server-only";
import { filterConditions, normalizeFilter } from "@/lib/listings/catalog/filter.rows";
import { countListings } from "@/lib/listings/catalog/list.queries";
import { approved } from "@/lib/listings/catalog/page.rows";
import type { ListingQuery } from "@/lib/listings/contract";
import { listingsTag } from "@/lib/listings/rules";
import { spellOutCity } from "@/lib/places/nicknames.rules";
import {
  cutPins,
  maxRowsWalked,
  placeColumns,
  pinLimit,
  countByPlace,
  toPin,
  type PinRow,
} from "@/lib/places/pins.rows";
import { rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { fromCents } from "@/lib/shared/money";
import type { SearchPage } from "../contract";
import { findMatchings, firstSpan } from "../retrieval/counting.queries";
import { type IndexState } from "../index/stock.queries";
import { matchesIn, type MatchPlan } from "../retrieval/matching.queries";
import type { PinsDto } from "./pins.contract";
import { hasPartOnly } from "../results/outcome.rules";
import { searchListings } from "../results/queries";
import { maxCounted } from "../index/window.rules";

type PricedRow = PinRow & { cents: number };

/**
 * Places with the most listings first. Exact where place_counts covers the filters; other filters count their matches,
 * or the newest of many; words count the ranked window. Without full matches, uses the partial results of the list.
 */
export async function listPins(request: ListingQuery): Promise<PinsDto> {
  reportTags(listingsTag);
  const found = await readPins(request);
  if (found.pins.length > 0 || !request.search) return found;
  const page = await searchListings(request);
  if (isOnePage(page)) return listPagePins(page);
  return page.corrected ? readPins({ ...request, search: page.corrected }) : found;
}

export function isOnePage({ match, next }: ShownPage): boolean {
  return hasPartOnly({ match }) && next === null;
}

type ShownPage = Pick<SearchPage, "match" | "next"> & { items: readonly { id: string }[] };

export function listPagePins({ items }: Pick<ShownPage, "items">): Promise<PinsDto> {
  return readFiltered({ ids: items.map(({ id }) => id) });
}

async function readPins(request: ListingQuery): Promise<PinsDto> {
  const [understood] = await findMatchings([request]);
  const { query, found } = understood!;
  const filter = normalizeFilter(query);
  if (found === "none" || !filter) return { pins: [], isPartial: false, isCut: false };
  if (found !== "all") return readMatches(found.matching, found.stock);
  return isPrecounted(filter) ? { ...(await readCounted(filter)), isPartial: false } : readFiltered(filter);
}

function isPrecounted(filter: ListingQuery): boolean {
  const uncounted = {
    category: undefined,
    listingType: undefined,
    propertyType: undefined,
    within: undefined,
  };
  return filterConditions({ ...filter, ...uncounted }).length === 0;
}

function toPins(found: PricedRow[]): Pick<PinsDto, "pins" | "isCut"> {
  return cutPins(found.map(({ cents, ...row }) => ({ ...toPin(row), lowest: fromCents(cents) })));
}

async function readCounted({ category, listingType, propertyType, place, within }: ListingQuery) {
  const where = [
    sql`c.listings > 0`,
    ...(category ? [sql`c.category = ${category}::category`] : []),
    ...(listingType ? [sql`c.listing_type = ${listingType}`] : []),
    ...(propertyType ? [sql`c.property_type = ${propertyType}`] : []),
    ...(place && within !== undefined
      ? [sql`c.place_id = ANY (ARRAY(SELECT places_within(${spellOutCity(place)}, ${within}::int)))`]
      : []),
  ];
  return toPins(
    await rows<PricedRow>(sql`SELECT ${placeColumns}, sum(c.listings)::int AS count, min(c.lowest_cents) AS cents
      FROM place_counts c JOIN places p ON p.id = c.place_id WHERE ${allOf(where)}
      GROUP BY p.id ORDER BY count DESC, p.id LIMIT ${pinLimit}`),
  );
}

/** `listings` must select place_id and price_cents. */
function readGroups(listings: Sql): Promise<PricedRow[]> {
  return countByPlace(listings, {
    figures: sql`, min(hit.price_cents) AS cents`,
    shown: sql`, counted.cents`,
  });
}

async function readFiltered(filter: ListingQuery): Promise<PinsDto> {
  const { capped } = await countListings(filter);
  const conditions = allOf(filterConditions(filter));
  const listings = capped
    ? sql`SELECT l.place_id, l.price_cents FROM (
        SELECT l.* FROM listings l WHERE ${approved} ORDER BY l.created_at DESC, l.id DESC LIMIT ${constant(maxRowsWalked)}
      ) l WHERE ${conditions}`
    : sql`SELECT l.place_id, l.price_cents FROM listings l WHERE ${approved} AND ${conditions}`;
  return { ...toPins(await readGroups(listings)), isPartial: capped };
}

async function readMatches(matching: MatchPlan, stock: IndexState): Promise<PinsDto> {
  const { all } = stock;
  const window = firstSpan({ matching, stock });
  const listings = sql`SELECT l.place_id, l.price_cents
    FROM (SELECT m.listing_id FROM (${matchesIn(matching, window, all)}) m LIMIT ${constant(maxCounted)}) m
    JOIN listings l ON l.id = m.listing_id WHERE ${approved}`;
  return { ...toPins(await readGroups(listings)), isPartial: window.low > all.low };
}
