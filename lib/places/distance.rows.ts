import "server-only";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { spellOutCity } from "./nicknames.rules";

export function originOf(place: string): Sql {
  return sql`(SELECT earth_point(p.latitude, p.longitude) AS point FROM places p
    WHERE p.id = find_place(${spellOutCity(place)})) origin`;
}

/** Hundredths of a mile from `origin` to place `p`. */
export const away = sql`round(earth_miles(earth_point(p.latitude, p.longitude), origin.point) * 100)::int`;

export function citiesWithin(place: string, miles: number): Sql {
  return sql`ARRAY(
    WITH chosen AS MATERIALIZED (
      SELECT p.id, p.kind, p.state, earth_point(p.latitude, p.longitude) AS point FROM places p
      WHERE p.id = find_place(${spellOutCity(place)})
    )
    SELECT p.id FROM chosen JOIN places p ON p.kind = 'city'
      AND cube_enlarge(chosen.point, ${miles}::int, 3) @> earth_point(p.latitude, p.longitude)
      AND earth_miles(chosen.point, earth_point(p.latitude, p.longitude)) <= ${miles}::int
    WHERE chosen.kind = 'city' AND ${miles}::int > 0
    UNION ALL SELECT chosen.id FROM chosen WHERE chosen.kind = 'city' AND ${miles}::int = 0
    UNION ALL SELECT p.id FROM chosen JOIN places p ON p.kind = 'city' AND p.state = chosen.state
    WHERE chosen.kind = 'state')`;
}
