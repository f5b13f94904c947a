import "server-only";
import { momentCursorSchema } from "@/lib/shared/cursor-schema";
import { decodeCursor } from "@/lib/shared/page";
import { escapeLike } from "@/lib/shared/text";
import { join, raw, sql } from "./db";

export type Sql = ReturnType<typeof sql>;

/** Inlines a number from code, because PostgreSQL reuses a prepared plan only if it knows the limits. */
export function constant(value: number): Sql {
  return raw(String(Math.trunc(value)));
}

/**
 * Hides the array's length from the planner. A plan for two words looks so much cheaper than the generic one, made for
 * ten, that PostgreSQL would replan every search.
 */
export function opaqueTexts(texts: readonly string[]): Sql {
  return sql`(SELECT ${texts}::text[])`;
}

export function allOf(conditions: Sql[]): Sql {
  return conditions.length > 0 ? join(conditions, " AND ") : sql`true`;
}

/**
 * Prevents index use and makes the planner expect that nearly all rows match, so that it reads the list in order until
 * the page is full instead of collecting and sorting all matches.
 */
export function preventIndexUse(condition: Sql): Sql {
  return sql`(CASE WHEN ${condition} THEN true END) IS NOT NULL`;
}

export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

type TimeOrder = {
  columns: Sql;
  first: "newest" | "oldest";
  cursor: string | undefined;
};

export function afterTimeCursor({ columns, first, cursor }: TimeOrder): Sql {
  if (!cursor) return sql`true`;
  const [time, id] = decodeCursor(cursor, momentCursorSchema);
  const end = sql`(${time}::timestamptz, ${id}::uuid)`;
  return first === "newest" ? sql`(${columns}) < ${end}` : sql`(${columns}) > ${end}`;
}

export type CappedTotal = { total: number; capped: boolean };

export function countUpTo(cap: number, from: Sql): Sql {
  return sql`SELECT least(count(*), ${constant(cap)})::int AS total, count(*) > ${constant(cap)} AS capped
    FROM (SELECT 1 ${from} LIMIT ${constant(cap + 1)}) counted`;
}
