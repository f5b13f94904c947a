import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { projectPlace } from "./projection.rules";
import { maxPins, placeName } from "./rules";

export const maxRowsWalked = 12_000;

export type PinRow = {
  id: string;
  kind: string;
  name: string;
  state: string;
  latitude: number;
  longitude: number;
  count: number;
};

export const placeColumns = sql`p.slug AS id, p.kind, p.name, p.state, p.latitude, p.longitude`;

export function toPin({ kind, state, ...row }: PinRow) {
  return { ...row, ...projectPlace({ ...row, state }), name: placeName({ kind, name: row.name, state }) };
}

export const pinLimit = constant(maxPins + 1);

export function cutPins<Pin>(found: Pin[]): { pins: Pin[]; isCut: boolean } {
  return { pins: found.slice(0, maxPins), isCut: found.length > maxPins };
}

export function countByPlace<Row extends PinRow>(
  hits: Sql,
  { figures, shown }: { figures: Sql; shown: Sql },
): Promise<Row[]> {
  return rows<Row>(sql`
    WITH hit AS MATERIALIZED (${hits}),
    counted AS MATERIALIZED (
      SELECT hit.place_id, count(*)::int AS count ${figures} FROM hit
      WHERE hit.place_id IS NOT NULL GROUP BY hit.place_id
      ORDER BY count DESC, hit.place_id LIMIT ${pinLimit}
    )
    SELECT ${placeColumns}, counted.count ${shown} FROM counted JOIN places p ON p.id = counted.place_id
    ORDER BY counted.count DESC, p.id`);
}
