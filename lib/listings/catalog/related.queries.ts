import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { toCents } from "@/lib/shared/money";
import type { ListingDto } from "@/lib/listings/contract";
import { listingTag, maxRelated, propertyTypeGroups } from "@/lib/listings/rules";
import { cardColumns, toListing, type CardRow } from "./card.rows";
import { filterConditions } from "./filter.rows";
import { approved } from "./page.rows";

const sameGroup = join(
  Object.values(propertyTypeGroups).map(
    (types) => sql`WHEN l.property_type = ANY (${types}) THEN ${types}::text[]`,
  ),
  " ",
);
const ownColumns = sql`l.place_id, l.state, l.listing_type, l.property_type, l.details ->> 'subcategory' AS kind,
  split_part(l.details ->> 'subcategory', '/', 1) AS part, (l.details ->> 'beds')::float8 AS beds,
  CASE ${sameGroup} END AS alike`;

type Tier = { like: Sql; prices?: readonly [number, number] };

const closePrices = [0.7, 1.3] as const;
/** Homes relate only to similar homes, so there may be fewer than four. */
const homeTiers: Tier[] = [
  { like: sql`l.place_id = (SELECT place_id FROM own)`, prices: closePrices },
  { like: sql`l.state = (SELECT state FROM own)`, prices: closePrices },
  { like: sql`true`, prices: closePrices },
  { like: sql`true`, prices: [0.5, 2] },
];
const isLikeHome = sql`l.property_type = ANY ((SELECT alike FROM own)::text[])
  AND ((SELECT beds FROM own) IS NULL OR abs(l.beds - (SELECT beds FROM own)) <= 1)`;
const homeColumns = sql`l.property_type, l.listing_type, l.place_id, (l.details ->> 'beds')::float8 AS beds`;
const miles = sql`(SELECT earth_miles(earth_point(here.latitude, here.longitude), earth_point(there.latitude, there.longitude))
  FROM places here, places there WHERE here.id = (SELECT place_id FROM own) AND there.id = l.place_id)`;

const offerTiers: Tier[] = [
  { like: sql`l.details ->> 'subcategory' = (SELECT kind FROM own)` },
  { like: sql`split_part(l.details ->> 'subcategory', '/', 1) = (SELECT part FROM own)` },
  { like: sql`true` },
];
const offerColumns = sql`l.property_type, l.listing_type`;

const tierNames = [sql`nearest`, sql`nearer`, sql`any_other`, sql`last_resort`];
const maxShown = constant(maxRelated);
/** Index entries read on each side of the price, before unlike ones are dropped. */
const entriesPerSide = constant(40);

type BaseListing = Pick<ListingDto, "id" | "category" | "price">;

function tierQuery({ id, category, price }: BaseListing, { like, prices }: Tier, tier: number): Sql {
  const isHome = category === "realestate";
  const cents = sql`${toCents(price)}::bigint`;
  const centsAt = (factor: number) => sql`${Math.round(toCents(price) * factor)}::bigint`;
  const isFound = tierNames.slice(0, tier).map((name) => sql`(SELECT count(*) FROM ${name}) < ${maxShown}`);
  const isSimilar = allOf([approved, ...filterConditions({ category }), like, ...isFound]);
  const isOther = allOf([
    sql`l.id <> ${id}::uuid AND l.listing_type IS NOT DISTINCT FROM (SELECT listing_type FROM own)`,
    ...(isHome ? [isLikeHome] : []),
  ]);
  const side = (within: Sql, order: Sql) => sql`(SELECT l.id, l.price_cents, l.property_type,
      ${isHome ? miles : sql`0`} AS miles FROM (
      SELECT l.id, l.price_cents, ${isHome ? homeColumns : offerColumns} FROM listings l
      WHERE ${isSimilar} AND ${within} ORDER BY ${order} LIMIT ${entriesPerSide}
    ) l WHERE ${isOther} ORDER BY ${isHome ? sql`miles, ${order}` : order} LIMIT ${maxShown})`;
  const [above, below] = [sql`l.price_cents >= ${cents}`, sql`l.price_cents < ${cents}`];
  return sql`${tierNames[tier]!} AS MATERIALIZED (SELECT l.*, ${constant(tier)} AS tier FROM (
    ${side(prices ? sql`${above} AND l.price_cents <= ${centsAt(prices[1])}` : above, sql`l.price_cents, l.id`)}
    UNION ALL
    ${side(prices ? sql`${below} AND l.price_cents >= ${centsAt(prices[0])}` : below, sql`l.price_cents DESC, l.id DESC`)}
  ) l)`;
}

/**
 * Best tier first, then the nearest place of homes, then the nearest price. Homes have the same offer, group of types,
 * and nearly the same number of beds. Reports the cache tag of each.
 */
export async function listRelatedListings(listing: BaseListing): Promise<ListingDto[]> {
  const tiers = listing.category === "realestate" ? homeTiers : offerTiers;
  const names = tierNames.slice(0, tiers.length).map((name) => sql`SELECT * FROM ${name}`);
  const found = await rows<CardRow>(sql`
    WITH own AS MATERIALIZED (SELECT ${ownColumns} FROM listings l WHERE l.id = ${listing.id}::uuid),
    ${join(
      tiers.map((tier, index) => tierQuery(listing, tier, index)),
      ", ",
    )},
    near AS (SELECT DISTINCT ON (id) id, tier, property_type, price_cents, miles
      FROM (${join(names, " UNION ALL ")}) every_tier ORDER BY id, tier),
    shown AS MATERIALIZED (
      SELECT near.id, row_number() OVER (ORDER BY near.tier, near.miles,
        near.property_type IS DISTINCT FROM own.property_type,
        abs(near.price_cents - ${toCents(listing.price)}::bigint), near.id) AS place
      FROM near CROSS JOIN own ORDER BY place LIMIT ${maxShown}
    )
    SELECT ${cardColumns} FROM shown JOIN listings l ON l.id = shown.id ORDER BY shown.place`);
  reportTags(...found.map(({ id }) => listingTag(id)));
  return found.map(toListing);
}
