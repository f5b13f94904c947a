import "server-only";
import { away, citiesWithin, originOf } from "@/lib/places/distance.rows";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { limitTo } from "./card.rows";
import type { JobQuery } from "@/lib/jobs/contract";
import { matchesOpenJobs, type AreaFilter } from "./filter.rows";
import type { JobCursor } from "@/lib/jobs/schema";

type DistanceCursor = Extract<JobCursor, readonly ["distance", ...unknown[]]>;

type Walk = { filter: JobQuery & AreaFilter; words: Sql | null; after: DistanceCursor | null; take: number };

export const nearestFirst = sql`j.away, j.place_id, j.created_at DESC, j.id DESC`;

export function walkNearestJobs({ filter, words, after, take }: Walk): Sql {
  const { place, within, ...others } = filter;
  const [, from, last, at, id] = after ?? [];
  const isFurther = after ? sql`(n.away, n.id) >= (${from}::int, ${last}::int)` : sql`true`;
  const isBehind = after
    ? sql`(j.created_at, j.id) < (CASE WHEN n.id = ${last}::int THEN ${at}::timestamptz ELSE 'infinity' END, ${id}::uuid)`
    : sql`true`;
  return sql`
    WITH near AS MATERIALIZED (
      SELECT * FROM (
        SELECT p.id, ${away} AS away FROM ${originOf(place)}, places p WHERE p.id = ANY (${citiesWithin(place, within)})
      ) n WHERE ${isFurther} ORDER BY n.away, n.id
    )
    SELECT j.*, n.away FROM near n CROSS JOIN LATERAL (
      SELECT j.* FROM jobs j WHERE ${matchesOpenJobs(others, words)} AND j.place_id = n.id AND ${isBehind}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${limitTo(take)}
    ) j LIMIT ${limitTo(take)}`;
}
