import "server-only";
import { empty, sql } from "@/lib/server/db";
import { constant, containsPattern, preventIndexUse, type Sql } from "@/lib/server/sql";
import { isNamed, isOfPerson, isOfVendor, type Name } from "@/lib/users/name-search.rows";
import { reviewCountCap } from "./moderation.rules";

export type ReviewList = {
  isOfStatus: Sql;
  isPublished: boolean;
  after: Sql;
  order: Sql;
  take: number;
};

/** `total` is up to one more than the cap; `isLonger` is true if the scan stopped before the end of the list. */
export type NameMatches = { ids: string[]; total: number; isLonger: boolean };

const maxScanned = 20_000;

const countLimit = constant(reviewCountCap + 1);

function isCommonName(name: Name): boolean {
  return name.isOfManyPeople || name.isOfManyVendors;
}

export function isLookupCheaper(name: Name, { isPublished }: ReviewList): boolean {
  return isPublished && !isCommonName(name);
}

const matchingPeople = (text: string) =>
  sql`people AS MATERIALIZED (SELECT u.id FROM users u WHERE ${isNamed(text)})`;
const matchingVendors = (text: string) => sql`sellers AS MATERIALIZED (
  SELECT b.id FROM vendors b WHERE b.business_name ILIKE ${containsPattern(text)}
  UNION SELECT b.id FROM people JOIN vendors b ON b.user_id = people.id)`;

function isByOrAbout(name: Name): Sql {
  if (!isCommonName(name))
    return sql`(r.author_id IN (SELECT id FROM people) OR r.vendor_id IN (SELECT id FROM sellers))`;
  const each: Name = { text: name.text, isOfManyPeople: true, isOfManyVendors: true };
  return preventIndexUse(sql`${isOfPerson(sql`r.author_id`, each)} OR ${isOfVendor(sql`r.vendor_id`, each)}`);
}

export function scanByName(name: Name, list: ReviewList, from: "front" | "page"): Sql {
  const { isOfStatus, after, order, take } = list;
  const scanned = sql`FROM reviews r WHERE ${isOfStatus} AND ${from === "front" ? sql`true` : after}
    ORDER BY ${order}`;
  const few = isCommonName(name) ? empty : sql`${matchingPeople(name.text)}, ${matchingVendors(name.text)},`;
  return sql`
    WITH ${few} called AS MATERIALIZED (
      SELECT r.id, r.created_at FROM (
        SELECT r.id, r.created_at, r.author_id, r.vendor_id ${scanned} LIMIT ${constant(maxScanned)}
      ) r WHERE ${isByOrAbout(name)} ORDER BY ${order} LIMIT ${countLimit}
    ), counted AS MATERIALIZED (SELECT count(*)::int AS total FROM called)
    SELECT ARRAY(SELECT r.id FROM called r WHERE ${after} ORDER BY ${order} LIMIT ${constant(take)}) AS ids, total,
      CASE WHEN total < ${countLimit} THEN (SELECT count(*) > ${constant(maxScanned)} FROM (
        SELECT ${scanned} LIMIT ${constant(maxScanned + 1)}) every_one) ELSE false END AS "isLonger"
    FROM counted`;
}

/**
 * Index lookup anywhere in the list. Reads the first review of each person and vendor, then a page of the best, so that
 * hardly anything is sorted.
 */
export function lookUpByName(text: string, list: ReviewList): Sql {
  const { isOfStatus, isPublished, after, order, take } = list;
  // Only published reviews are indexed by vendor; others are found through the vendor's listings.
  const about = isPublished ? sql`r.vendor_id` : sql`r.listing_id`;
  const subjects = isPublished
    ? sql`SELECT id FROM sellers`
    : sql`SELECT o.id FROM listings o WHERE o.vendor_id = ANY(ARRAY(SELECT id FROM sellers))`;
  const all = (column: Sql) => sql`CROSS JOIN LATERAL (
      SELECT r.author_id FROM reviews r WHERE ${column} = found.id AND ${isOfStatus} OFFSET 0
    ) r`;
  const first = (column: Sql, limit: number) => sql`CROSS JOIN LATERAL (
      SELECT r.id, r.created_at FROM reviews r WHERE ${column} = found.id AND ${isOfStatus} AND ${after}
      ORDER BY ${order} LIMIT ${constant(limit)}
    ) r`;
  const pageOf = (from: Sql, column: Sql) => sql`(SELECT r.id, r.created_at FROM (
      SELECT found.id FROM ${from} found ${first(column, 1)} ORDER BY ${order} LIMIT ${constant(take)}
    ) found ${first(column, take)})`;
  return sql`
    WITH ${matchingPeople(text)}, ${matchingVendors(text)}, subjects AS MATERIALIZED (${subjects})
    SELECT ARRAY(
      SELECT r.id FROM (${pageOf(sql`people`, sql`r.author_id`)} UNION ${pageOf(sql`subjects`, about)}) r
      ORDER BY ${order} LIMIT ${constant(take)}
    ) AS ids, (SELECT count(*)::int FROM (
      SELECT FROM people found ${all(sql`r.author_id`)}
      UNION ALL
      SELECT FROM subjects found ${all(about)} WHERE r.author_id NOT IN (SELECT id FROM people)
      LIMIT ${countLimit}
    ) counted) AS total, false AS "isLonger"`;
}
