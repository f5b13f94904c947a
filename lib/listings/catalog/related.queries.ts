import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/response-context";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { toCents } from "@/lib/shared/money";
import type { ListingDto } from "@/lib/listings/contract";
import { listingTag, maxRelated } from "@/lib/listings/rules";
import { cardColumns, toListing, type CardRow } from "./card.rows";
import { filterConditions } from "./filter.rows";
import { approved } from "./page.rows";

/** Similarity tiers, best first: homes by location, others by subcategory, its group, then the section. */
const ownColumns = sql`l.place_id, l.state, l.listing_type, l.property_type, l.details ->> 'subcategory' AS kind,
  split_part(l.details ->> 'subcategory', '/', 1) AS part`;
const homeTiers = [
  sql`l.place_id = (SELECT place_id FROM own)`,
  sql`l.state = (SELECT state FROM own)`,
  sql`true`,
];
const offerTiers = [
  sql`l.details ->> 'subcategory' = (SELECT kind FROM own)`,
  sql`split_part(l.details ->> 'subcategory', '/', 1) = (SELECT part FROM own)`,
  sql`true`,
];
const tierNames = [sql`nearest`, sql`nearer`, sql`any_other`];
const tierColumns = sql`l.id, l.price_cents, l.property_type, l.listing_type`;
const maxShown = constant(maxRelated);
/** Index entries read on each side of the price, before those with another listing type are dropped. */
const entriesPerSide = constant(40);

/** Best tier first, then the nearest price. Reports the cache tag of each. */
export async function listRelatedListings(
  listing: Pick<ListingDto, "id" | "category" | "price">,
): Promise<ListingDto[]> {
  const cents = sql`${toCents(listing.price)}::bigint`;
  const inCategory = allOf([approved, ...filterConditions({ category: listing.category })]);
  const isOther = sql`l.id <> ${listing.id}::uuid
    AND l.listing_type IS NOT DISTINCT FROM (SELECT listing_type FROM own)`;
  const likest = listing.category === "realestate" ? homeTiers : offerTiers;
  // Each tier reads a few index entries, and only if the tiers before it found too few; one entry may be the listing
  // itself.
  const tiers = likest.map((like, tier) => {
    const earlier = tierNames.slice(0, tier).map((name) => sql`(SELECT count(*) FROM ${name}) < ${maxShown}`);
    const isSimilar = allOf([inCategory, like, ...earlier]);
    const side = (within: Sql, order: Sql) => sql`(SELECT l.* FROM (
        SELECT ${tierColumns} FROM listings l WHERE ${isSimilar} AND ${within} ORDER BY ${order} LIMIT ${entriesPerSide}
      ) l WHERE ${isOther} ORDER BY ${order} LIMIT ${maxShown})`;
    return sql`${tierNames[tier]!} AS MATERIALIZED (SELECT l.*, ${constant(tier)} AS tier FROM (
      ${side(sql`l.price_cents >= ${cents}`, sql`l.price_cents, l.id`)}
      UNION ALL
      ${side(sql`l.price_cents < ${cents}`, sql`l.price_cents DESC, l.id DESC`)}
    ) l)`;
  });
  const all = tierNames.map((name) => sql`SELECT * FROM ${name}`);
  const found = await rows<CardRow>(sql`
    WITH own AS MATERIALIZED (SELECT ${ownColumns} FROM listings l WHERE l.id = ${listing.id}::uuid),
    ${join(tiers, ", ")},
    near AS (SELECT DISTINCT ON (id) id, tier, property_type, price_cents
      FROM (${join(all, " UNION ALL ")}) every_tier ORDER BY id, tier),
    shown AS MATERIALIZED (
      SELECT near.id, row_number() OVER (ORDER BY near.tier, near.property_type IS DISTINCT FROM own.property_type,
        abs(near.price_cents - ${cents}), near.id) AS place
      FROM near CROSS JOIN own ORDER BY place LIMIT ${maxShown}
    )
    SELECT ${cardColumns} FROM shown JOIN listings l ON l.id = shown.id ORDER BY shown.place`);
  reportTags(...found.map(({ id }) => listingTag(id)));
  return found.map(toListing);
}
