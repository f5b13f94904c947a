import "server-only";
import { maxServedMiles } from "@/lib/listings/catalog/filter.rows";
import { minSqFtPerAcre, maxSqFtPerAcre } from "@/lib/listings/lots.rules";
import { sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { usStates } from "@/lib/shared/us-states";

export function matchesPriceAndWords(priceCents: Sql, tsv: Sql): Sql {
  return sql`(s.query IS NULL OR ${tsv} @@ s.query) AND (s.min_cents IS NULL OR ${priceCents} >= s.min_cents)
    AND (s.max_cents IS NULL OR ${priceCents} <= s.max_cents)`;
}

type Facts = { placeId: Sql; details: Sql; rating: Sql; pictured: Sql };

export const isAroundPlace = ({ placeId, details }: Pick<Facts, "placeId" | "details">) => sql`EXISTS (
  SELECT FROM places c JOIN places p ON p.id = ${placeId} WHERE c.id = s.place_id AND (c.kind <> 'state' OR p.state = c.state)
    AND CASE WHEN c.kind = 'state' AND s.within IS NOT NULL THEN true
      ELSE earth_miles(earth_point(c.latitude, c.longitude), earth_point(p.latitude, p.longitude))
        <= coalesce(s.within, served_miles(${details})) END)`;

/**
 * Changes of a listing that may make it match, the same as the filters in lib/listings/catalog/filter.rows (tested).
 */
function matchesChangeableFacts(facts: Facts): Sql {
  const { placeId, details, rating, pictured } = facts;
  return allOf([
    sql`(s.place_id IS NULL OR ${placeId} = s.place_id OR s.within IS NULL AND served_miles(${details}) > ${constant(maxServedMiles)} OR ${isAroundPlace(facts)})`,
    sql`(s.filter ->> 'minArea' IS NULL OR (${details} ->> 'areaSqFt')::float8 >= (s.filter ->> 'minArea')::float8)`,
    sql`(s.filter ->> 'maxArea' IS NULL OR (${details} ->> 'areaSqFt')::float8 <= (s.filter ->> 'maxArea')::float8)`,
    sql`(s.filter ->> 'minAcres' IS NULL OR (${details} ->> 'lotSqFt')::float8 >= (s.filter ->> 'minAcres')::float8 * ${constant(minSqFtPerAcre)})`,
    sql`(s.filter ->> 'maxAcres' IS NULL OR (${details} ->> 'lotSqFt')::float8 <= (s.filter ->> 'maxAcres')::float8 * ${constant(maxSqFtPerAcre)})`,
    sql`(s.filter ->> 'availableBy' IS NULL OR ${details} ->> 'availableFrom' <= s.filter ->> 'availableBy')`,
    sql`(s.filter ->> 'minYear' IS NULL OR (${details} ->> 'year')::float8 >= (s.filter ->> 'minYear')::float8)`,
    sql`(s.filter ->> 'maxYear' IS NULL OR (${details} ->> 'year')::float8 <= (s.filter ->> 'maxYear')::float8)`,
    sql`(s.filter ->> 'maxMileage' IS NULL OR (${details} ->> 'mileage')::float8 <= (s.filter ->> 'maxMileage')::float8)`,
    sql`(s.filter ->> 'rating' IS NULL OR ${rating} >= (s.filter ->> 'rating')::float8)`,
    sql`(s.filter ->> 'pictures' IS NULL OR ${pictured})`,
  ]);
}

const matchesFixedFacts = allOf([
  sql`(s.filter ->> 'vendor' IS NULL OR l.vendor_id = (s.filter ->> 'vendor')::uuid)`,
  sql`(s.filter ->> 'postedWithin' IS NULL
    OR l.created_at >= now() - (s.filter ->> 'postedWithin')::int * interval '1 day')`,
  sql`(s.filter ->> 'reduced' IS NULL OR l.previous_price_cents IS NOT NULL)`,
]);

const factsNow = matchesChangeableFacts({
  placeId: sql`l.place_id`,
  details: sql`l.details`,
  rating: sql`l.average_rating`,
  pictured: sql`EXISTS (SELECT FROM listing_images i WHERE i.listing_id = l.id)`,
});

const factsBefore = matchesChangeableFacts({
  placeId: sql`f.before_place_id`,
  details: sql`f.before_details`,
  rating: sql`f.before_rating`,
  pictured: sql`f.before_pictured`,
});

const everyState = usStates.map(({ code }) => code);

/**
 * Finds candidate searches by their keys. Skips those that the listing matched before a change, and those saved after
 * its first publication, because their owners have seen it in the results, unless it was away.
 */
export function matchListings(arrivals: readonly string[]): Sql {
  return sql`
    WITH arrived AS (
      SELECT DISTINCT ON (a.listing_id) a.listing_id, a.before_cents, a.before_tsv, a.before_place_id, a.before_details,
        a.before_rating, a.before_pictured, a.left_at
      FROM search_arrivals a WHERE a.id = ANY (${[...arrivals]}::bigint[]) ORDER BY a.listing_id, a.id
    ), fresh AS MATERIALIZED (
      SELECT a.*, t.tsv, l.category::text AS section, ARRAY['', l.state, p.state] || CASE
          WHEN l.category = 'services' AND served_miles(l.details) > ${constant(maxServedMiles)} THEN ${everyState}::text[]
        END AS states,
        array_append(tsvector_to_array(t.tsv), '') AS lexemes
      FROM arrived a JOIN listings l ON l.id = a.listing_id AND l.status = 'approved'
        JOIN listing_search t ON t.listing_id = l.id LEFT JOIN places p ON p.id = l.place_id
    ), candidate AS MATERIALIZED (
      SELECT DISTINCT f.listing_id, k.search_id FROM fresh f CROSS JOIN LATERAL unnest(f.lexemes) AS word (lexeme)
        JOIN saved_search_keys k ON k.lexeme = word.lexeme AND k.section IN ('', f.section) AND k.state = ANY (f.states)
    )
    INSERT INTO saved_search_matches (search_id, listing_id, user_id, notified_at)
    SELECT s.id, l.id, s.user_id, CASE WHEN s.frequency = 'none' THEN '-infinity'::timestamptz END
    FROM candidate c JOIN saved_searches s ON s.id = c.search_id JOIN fresh f ON f.listing_id = c.listing_id
      JOIN listings l ON l.id = c.listing_id JOIN vendors v ON v.id = l.vendor_id
    WHERE s.deleted_at IS NULL AND v.user_id <> s.user_id AND ${matchesPriceAndWords(sql`l.price_cents`, sql`f.tsv`)} AND ${factsNow} AND ${matchesFixedFacts}
      AND CASE WHEN s.created_at > f.left_at THEN true WHEN f.before_tsv IS NULL THEN l.published_at >= s.created_at
        ELSE (${matchesPriceAndWords(sql`f.before_cents`, sql`f.before_tsv`)} AND ${factsBefore}) IS NOT TRUE
          OR s.filter ->> 'reduced' IS NOT NULL AND f.before_cents > l.price_cents END
    ON CONFLICT (search_id, listing_id) DO NOTHING`;
}
