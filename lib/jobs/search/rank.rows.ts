import "server-only";
import { join, sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { matchesDocument } from "@/lib/jobs/catalog/filter.rows";
import type { JobText } from "@/lib/jobs/analysis/text.rules";

/** Minimum ranks: the title is the text, the company is the text, the title has all words. */
const minTitleRank = 90;
export const minNamedRank = 80;
export const minTitledRank = 20;

const points = (condition: Sql, count: number) =>
  sql`CASE WHEN ${condition} THEN ${constant(count)} ELSE 0 END`;

export function namedRankExpression({ named }: JobText): Sql {
  const title = named.query.split(" | ").find((key) => key.startsWith("'xtk_")) ?? "";
  return sql`CASE WHEN ${matchesDocument(title)} THEN ${constant(minTitleRank)} ELSE ${constant(minNamedRank)} END`;
}

/**
 * Ranks by title: all work words as typed (more for a phrase or the subject), all of it in synonyms, some of it; 0 if
 * only the company or description matches. Facts add a point each.
 */
export function rankExpression({ typed, titled, some, head, phrase, facts }: JobText): Sql {
  const title = sql`CASE WHEN ${matchesDocument(typed)} THEN 30 + ${points(matchesDocument(head), 20)} + ${points(matchesDocument(phrase), 10)}
    WHEN ${matchesDocument(titled.query)} THEN ${constant(minTitledRank)} WHEN ${matchesDocument(some)} THEN 10 ELSE 0 END`;
  return join([title, ...facts.map((fact) => points(matchesDocument(fact), 1))], " + ");
}
