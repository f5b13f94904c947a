import "server-only";
import type { ListingQuery } from "@/lib/listings/contract";
import { spellOutCity } from "@/lib/places/nicknames.rules";
import { rows, sql } from "@/lib/server/db";
import { createTtlCache } from "@/lib/server/ttl-cache";

type Circle = { place: string; miles: number };

const cellCache = createTtlCache<string[]>(2000);
const ageMs = 60 * 60 * 1000;

const keyOf = ({ place, miles }: Circle) => `${miles} ${place}`;

/** Null with `serves`, since services set their own distances. */
function circleOf({ place, within, serves }: ListingQuery): Circle | null {
  return place && within !== undefined && !serves ? { place: spellOutCity(place), miles: within } : null;
}

/**
 * Cells that cover each filter's circle, as pseudo-lexemes; empty without a circle. The listing row has the exact
 * place. Runs at most one statement.
 */
export async function readCells(filters: readonly ListingQuery[]): Promise<string[][]> {
  const circles = filters.map(circleOf);
  const requestedCircles = new Map(
    circles.flatMap((circle) => (circle ? [[keyOf(circle), circle] as const] : [])),
  );
  const unknown = [...requestedCircles].filter(([key]) => !cellCache.get(key)).map(([, circle]) => circle);
  const read = unknown.length > 0 ? await readUnknown(unknown) : new Map<string, string[]>();
  return circles.map((circle) => {
    if (!circle) return [];
    const key = keyOf(circle);
    return read.get(key) ?? cellCache.get(key) ?? [];
  });
}

async function readUnknown(circles: readonly Circle[]): Promise<Map<string, string[]>> {
  const found = await rows<Circle & { cells: string[] | null }>(sql`
    SELECT place, miles, cells_within(place, miles) AS cells
    FROM unnest(${circles.map(({ place }) => place)}::text[], ${circles.map(({ miles }) => miles)}::int[])
      AS circle (place, miles)`);
  const read = new Map(found.map((row) => [keyOf(row), row.cells ?? []]));
  for (const [key, cells] of read) cellCache.set(key, cells, ageMs);
  return read;
}
