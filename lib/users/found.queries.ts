import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant, containing, type Sql } from "@/lib/server/sql";
import { isNamed, type Name } from "./found.rows";

/** So many are looked at for how many have a text. */
const sampleSize = 1000;
/** Of more people than these, or more vendors, no ids are gathered. */
const fewEnough = 2000;

/** How many rows of a table meet a condition, reckoned by some of its pages. */
function reckoned(table: "users u" | "vendors b", condition: Sql): Sql {
  const rowsOf = sql`SELECT greatest(reltuples, 1)::float8 FROM pg_class WHERE oid = ${table.split(" ")[0]}::regclass`;
  const from = table === "users u" ? sql`users u` : sql`vendors b`;
  return sql`(SELECT count(*) FILTER (WHERE ${condition}) * (${rowsOf}) / greatest(count(*), 1)
    FROM ${from} TABLESAMPLE SYSTEM (least(100, 100 * ${constant(sampleSize)} / (${rowsOf}))))`;
}

/**
 * A text that somebody searches a desk for. Nearly everybody has a part of the mail addresses: comparing each row with all
 * of these would take seconds, so that each row is asked for whose it is instead, in the order of the list.
 */
export async function readName(text: string): Promise<Name> {
  const [found] = await rows<{ most: number }>(sql`
    SELECT greatest(${reckoned("users u", isNamed(text))},
      ${reckoned("vendors b", sql`b.business_name ILIKE ${containing(text)}`)}) AS most`);
  return { text, isFrequent: found!.most > fewEnough };
}
