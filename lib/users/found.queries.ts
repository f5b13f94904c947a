import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant, containsPattern, type Sql } from "@/lib/server/sql";
import { isNamed, type Name } from "./found.rows";
import { isFrequent, sampledPages, type Sample } from "./found.rules";

/** Some pages of a table, from all over it, and how many of their rows meet a condition. */
function sampleOf(table: "users u" | "vendors b", condition: Sql): Sql {
  const from = table === "users u" ? sql`users u` : sql`vendors b`;
  const pages = sql`(SELECT pg_relation_size(${table.split(" ")[0]}::regclass)
    / current_setting('block_size')::int)`;
  return sql`(SELECT json_build_object('found', count(*) FILTER (WHERE ${condition}), 'sampled', count(*),
      'pages', ${pages})
    FROM ${from} TABLESAMPLE SYSTEM (least(100, 100.0 * ${constant(sampledPages)} / greatest(1, ${pages}))))`;
}

/**
 * A text that somebody searches a desk for. Nearly everybody has a part of the mail addresses: comparing each row with all
 * of these would take seconds, so that each row is asked for whose it is instead, in the order of the list. People and
 * businesses are reckoned apart, since many businesses have a word that no person has.
 */
export async function readName(text: string): Promise<Name> {
  const [found] = await rows<{ people: Sample; vendors: Sample }>(sql`
    SELECT ${sampleOf("users u", isNamed(text))} AS people,
      ${sampleOf("vendors b", sql`b.business_name ILIKE ${containsPattern(text)}`)} AS vendors`);
  const { people, vendors } = found!;
  return { text, isOfManyPeople: isFrequent(people), isOfManyVendors: isFrequent(vendors) };
}
