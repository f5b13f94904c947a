import "server-only";
import { rows, sql } from "@/lib/server/db";
import { constant, containsPattern, type Sql } from "@/lib/server/sql";
import { isNamed, type Name } from "./name-search.rows";
import { isFrequent, sampledPages, type Sample } from "./name-search.rules";

function sampleOf(table: "users u" | "vendors b", condition: Sql): Sql {
  const from = table === "users u" ? sql`users u` : sql`vendors b`;
  const pages = sql`(SELECT pg_relation_size(${table.split(" ")[0]}::regclass)
    / current_setting('block_size')::int)`;
  return sql`(SELECT json_build_object('found', count(*) FILTER (WHERE ${condition}), 'sampled', count(*),
      'pages', ${pages})
    FROM ${from} TABLESAMPLE SYSTEM (least(100, 100.0 * ${constant(sampledPages)} / greatest(1, ${pages}))))`;
}

/**
 * Estimates how many users and vendors match a text. For a frequent text, such as part of a common email domain,
 * checking rows in list order is faster than collecting all matches.
 */
export async function readName(text: string): Promise<Name> {
  const [found] = await rows<{ people: Sample; vendors: Sample }>(sql`
    SELECT ${sampleOf("users u", isNamed(text))} AS people,
      ${sampleOf("vendors b", sql`b.business_name ILIKE ${containsPattern(text)}`)} AS vendors`);
  const { people, vendors } = found!;
  return { text, isOfManyPeople: isFrequent(people), isOfManyVendors: isFrequent(vendors) };
}
