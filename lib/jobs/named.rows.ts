import "server-only";
import { sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";

/** The rank of a job that is called as a text says, and of one whose company is. */
const [titleRank, companyRank] = [9, 8];

/** The least rank of either. */
export const namedRank = companyRank;

/** Whether the title or the company of a job `j` is the text, by its letters and digits. */
export function isNamed(text: string): Sql {
  return sql`j.id = ANY (ARRAY(SELECT d.job_id FROM job_documents d
    WHERE d.tsv @@ (key_lexeme('xtk_', ${text}) || ' | ' || key_lexeme('xvk_', ${text}))::tsquery))`;
}

/** The rank of a job `j` that is named so. */
export function rankOfNamed(text: string): Sql {
  return sql`CASE WHEN fold_key(j.title) = fold_key(${text}) THEN ${constant(titleRank)}
    ELSE ${constant(companyRank)} END`;
}
