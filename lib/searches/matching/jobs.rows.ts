import "server-only";
import { isOpen } from "@/lib/jobs/catalog/filter.rows";
import { sql } from "@/lib/server/db";
import type { Sql } from "@/lib/server/sql";
import { matchesPriceAndWords, isAroundPlace } from "./listings.rows";
import { matchRetentionDays } from "./rules";

const matchesJob = (job: Sql) => sql`${matchesPriceAndWords(sql`${job}.cents`, sql`${job}.tsv`)}
  AND (s.place_id IS NULL OR ${isAroundPlace({ placeId: sql`${job}.place_id`, details: sql`NULL::jsonb` })})`;

/**
 * Skips searches that the job matched before it changed or left, those of its poster, and those saved after it was
 * first published, unless it was away.
 */
export function matchJobs(arrivals: readonly string[]): Sql {
  return sql`
    WITH first AS (
      SELECT DISTINCT ON (job_id) job_id, before, left_at FROM job_arrivals WHERE id = ANY (${[...arrivals]}::bigint[])
      ORDER BY job_id, id
    ), arrived AS MATERIALIZED (
      SELECT j.id, j.place_id, d.tsv, job_year_cents(j) AS cents, ARRAY['', j.state, p.state] AS states, f.before, f.left_at
      FROM first f JOIN jobs j ON j.id = f.job_id JOIN job_documents d ON d.job_id = j.id
        LEFT JOIN places p ON p.id = j.place_id
      WHERE ${isOpen} AND (f.before IS NOT NULL OR j.published_at > now() - make_interval(days => ${matchRetentionDays}::int))
    ), earlier AS MATERIALIZED (
      SELECT a.id, j.place_id, job_tsv(0, j) AS tsv, job_year_cents(j) AS cents
      FROM arrived a CROSS JOIN LATERAL jsonb_populate_record(NULL::jobs, a.before) j WHERE a.before IS NOT NULL
    ), candidate AS MATERIALIZED (
      SELECT DISTINCT a.id AS job_id, k.search_id
      FROM arrived a CROSS JOIN LATERAL unnest(array_append(tsvector_to_array(a.tsv), '')) AS word (lexeme)
        JOIN saved_search_keys k ON k.lexeme = left(word.lexeme, 120) AND k.section = 'jobs' AND k.state = ANY (a.states)
    )
    INSERT INTO saved_search_matches (search_id, job_id, user_id, notified_at)
    SELECT s.id, j.id, s.user_id, CASE WHEN s.frequency = 'none' THEN '-infinity'::timestamptz END
    FROM candidate c JOIN saved_searches s ON s.id = c.search_id JOIN arrived a ON a.id = c.job_id
      JOIN jobs j ON j.id = c.job_id
    WHERE s.deleted_at IS NULL AND s.user_id <> j.poster_id AND ${matchesJob(sql`a`)}
      AND (s.created_at > a.left_at OR (a.before IS NOT NULL OR j.published_at >= s.created_at)
        AND NOT EXISTS (SELECT FROM earlier e WHERE e.id = c.job_id AND ${matchesJob(sql`e`)}))
    ON CONFLICT (search_id, job_id) WHERE job_id IS NOT NULL DO NOTHING`;
}
