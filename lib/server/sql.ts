import "server-only";
import { momentCursorSchema } from "@/lib/shared/cursor-schema";
import { decodeCursor } from "@/lib/shared/page";
import { escapeLike } from "@/lib/shared/text";
import { join, raw, sql } from "./db";

export type Sql = ReturnType<typeof sql>;

/** A number of the code itself as a literal: a prepared statement is planned once only where its limits are known. */
export function constant(value: number): Sql {
  return raw(String(Math.trunc(value)));
}

/**
 * Texts that the planner cannot see: however many there are, a prepared statement is planned once, for ten of them. A plan for
 * two words seems so much cheaper than one for any number that PostgreSQL makes it anew for each search.
 */
export function opaqueTexts(texts: readonly string[]): Sql {
  return sql`(SELECT ${texts}::text[])`;
}

/** True when every row must meet all of them; of none it is true. */
export function allOf(conditions: Sql[]): Sql {
  return conditions.length > 0 ? join(conditions, " AND ") : sql`true`;
}

/**
 * A condition that rows are asked for in the order of their list, one after the other until a page is full: PostgreSQL takes no
 * index for it and thinks that nearly all rows meet it. Otherwise it gathers all that do, and sorts them.
 */
export function oneByOne(condition: Sql): Sql {
  return sql`(CASE WHEN ${condition} THEN true END) IS NOT NULL`;
}

/** A pattern of LIKE for what holds this text as it stands. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

type TimeOrder = {
  /** The time and the id that the list is ordered by: sql`l.created_at, l.id`. */
  columns: Sql;
  first: "newest" | "oldest";
  cursor: string | undefined;
};

/** Rows behind the end of the page before, in a list by time; all without a cursor. A bad one is bad_request. */
export function afterTimeCursor({ columns, first, cursor }: TimeOrder): Sql {
  if (!cursor) return sql`true`;
  const [time, id] = decodeCursor(cursor, momentCursorSchema);
  const end = sql`(${time}::timestamptz, ${id}::uuid)`;
  return first === "newest" ? sql`(${columns}) < ${end}` : sql`(${columns}) > ${end}`;
}

export type Counted = { total: number; capped: boolean };

/** A statement that counts the rows of `from` up to a cap, as `total` and `capped`. */
export function countUpTo(cap: number, from: Sql): Sql {
  return sql`SELECT least(count(*), ${constant(cap)})::int AS total, count(*) > ${constant(cap)} AS capped
    FROM (SELECT 1 ${from} LIMIT ${constant(cap + 1)}) counted`;
}
