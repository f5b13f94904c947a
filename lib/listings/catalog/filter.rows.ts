import "server-only";
import { spellOutCity } from "@/lib/places/nicknames.rules";
import { sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { toCents } from "@/lib/shared/money";
import type { ListingQuery } from "@/lib/listings/contract";
import type { Category, Sort } from "@/lib/listings/rules";
import { minSqFtPerAcre, maxSqFtPerAcre } from "@/lib/listings/lots.rules";
import { factGroups, impliedSections } from "./fact-lexemes.rules";
import { parseNear, placeKey } from "./filter.rules";

/** Literals, so that a prepared statement can prove the condition of a partial index. */
const categoryLiterals: Record<Category, Sql> = {
  products: sql`'products'::category`,
  services: sql`'services'::category`,
  realestate: sql`'realestate'::category`,
};

const columnNames = [
  "price",
  "vendor",
  "ids",
  "area",
  "lot",
  "available",
  "year",
  "mileage",
  "rating",
  "pictures",
  "posted",
  "reduced",
  "within",
  "serves",
] as const;

const filterNames = ["category", "state", "propertyType", "listingType", "near", ...columnNames] as const;
type FilterName = (typeof filterNames)[number];

function indexedNames(filter: ListingQuery, sort: Sort): readonly FilterName[] {
  if (sort === "rating") return ["category", "rating"];
  if (sort === "price_asc" || sort === "price_desc") return ["category", "state", "propertyType", "price"];
  return filter.vendor ? ["vendor", "posted"] : ["category", "state", "propertyType", "posted"];
}

/**
 * Makes implied filters explicit: a property or listing type means real estate, a fact its section, and `near` may name
 * a state. Null for contradictory filters. Idempotent.
 */
export function normalizeFilter(filter: ListingQuery): ListingQuery | null {
  const settled = { ...filter };
  const home = filter.propertyType || filter.listingType ? (["realestate"] as const) : [];
  for (const section of [...home, ...impliedSections(filter)]) {
    if (settled.category && settled.category !== section) return null;
    settled.category = section;
  }
  if (filter.near) {
    const { state, place } = parseNear(filter.near);
    if (state && filter.state && state !== filter.state) return null;
    settled.state = state ?? filter.state;
    settled.near = place ?? undefined;
  }
  return settled;
}

/** A range instead of LIKE, so that prepared statements use the index. */
function startsWith(key: string): Sql {
  const place = sql`(place_key(l.city, l.location) COLLATE "C")`;
  return sql`${place} >= ${key} AND ${place} <= ${`${key}\u{10FFFF}`}`;
}

/** The array subquery runs once per statement. */
function isWithin(place: string, miles: number): Sql {
  return sql`l.place_id = ANY (ARRAY(SELECT places_within(${spellOutCity(place)}, ${miles}::int)))`;
}

/** Maximum service radius in miles; a larger one means nationwide. */
export const maxServedMiles = 150;

function servesPlace(place: string): Sql {
  const miles = sql`(SELECT earth_miles(earth_point(own.latitude, own.longitude), earth_point(p.latitude, p.longitude))
    FROM places own, places p WHERE own.id = l.place_id AND p.id = (SELECT find_place(${spellOutCity(place)})))`;
  return sql`(l.category = 'services'::category AND (served_miles(l.details) > ${constant(maxServedMiles)}
    OR (${isWithin(place, maxServedMiles)} AND ${miles} <= served_miles(l.details))))`;
}

function conditionOf(name: FilterName, filter: ListingQuery): Sql | null {
  const { category, state, propertyType, listingType, vendor, near, place, within } = filter;
  const { availableBy, rating, pictures, postedWithin, reduced, ids } = filter;
  switch (name) {
    case "category":
      return category ? sql`l.category = ${categoryLiterals[category]}` : null;
    case "state":
      return state ? sql`l.state = ${state}` : null;
    case "propertyType":
      return propertyType ? sql`l.property_type = ${propertyType}` : null;
    case "listingType":
      return listingType ? sql`l.listing_type = ${listingType}::listing_type` : null;
    case "vendor":
      return vendor ? sql`l.vendor_id = ${vendor}::uuid` : null;
    case "ids":
      return ids ? sql`l.id = ANY (${ids}::uuid[])` : null;
    case "near":
      return near ? startsWith(placeKey(near)) : null;
    case "within":
      return place && within !== undefined && !filter.serves ? isWithin(place, within) : null;
    case "serves":
      return place && filter.serves ? servesPlace(place) : null;
    case "price":
      return between(sql`l.price_cents`, sql`bigint`, centsOf(filter.minPrice), centsOf(filter.maxPrice));
    case "area":
      return between(sql`((l.details ->> 'areaSqFt')::float8)`, sql`float8`, filter.minArea, filter.maxArea);
    case "lot":
      return between(
        sql`((l.details ->> 'lotSqFt')::float8)`,
        sql`float8`,
        multiply(filter.minAcres, minSqFtPerAcre),
        multiply(filter.maxAcres, maxSqFtPerAcre),
      );
    case "year":
      return between(sql`((l.details ->> 'year')::float8)`, sql`float8`, filter.minYear, filter.maxYear);
    case "mileage":
      return between(sql`((l.details ->> 'mileage')::float8)`, sql`float8`, undefined, filter.maxMileage);
    case "available":
      return availableBy ? sql`(l.details ->> 'availableFrom') <= ${availableBy}` : null;
    case "rating":
      return rating ? sql`l.average_rating >= ${rating}::float8` : null;
    case "pictures":
      return pictures ? sql`EXISTS (SELECT FROM listing_images li WHERE li.listing_id = l.id)` : null;
    case "posted":
      return postedWithin ? sql`l.created_at >= now() - ${postedWithin}::int * interval '1 day'` : null;
    case "reduced":
      return reduced ? sql`l.previous_price_cents IS NOT NULL` : null;
  }
}

function multiply(amount: number | undefined, factor: number): number | undefined {
  return amount === undefined ? undefined : amount * factor;
}

function centsOf(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : toCents(dollars);
}

function between(value: Sql, type: Sql, least: number | undefined, most: number | undefined): Sql | null {
  const bounds = [
    ...(least === undefined ? [] : [sql`${value} >= ${least}::${type}`]),
    ...(most === undefined ? [] : [sql`${value} <= ${most}::${type}`]),
  ];
  return bounds.length > 0 ? allOf(bounds) : null;
}

export function columnConditions(filter: ListingQuery): Sql[] {
  return filterConditions(filter, columnNames);
}

/** Not indexed, so only for short lists. */
export function factConditions(filter: ListingQuery): Sql[] {
  return factGroups(filter).map((group) => sql`fact_lexemes(l.details) && ${group}::text[]`);
}

export function filterConditions(filter: ListingQuery, names: readonly FilterName[] = filterNames): Sql[] {
  return names.map((name) => conditionOf(name, filter)).filter((condition) => condition !== null);
}

export function splitConditions(filter: ListingQuery, sort: Sort): { indexed: Sql[]; rest: Sql[] } {
  const names = indexedNames(filter, sort);
  return {
    indexed: filterConditions(filter, names),
    rest: filterConditions(
      filter,
      filterNames.filter((name) => !names.includes(name)),
    ),
  };
}
