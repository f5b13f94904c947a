import "server-only";
import { keepMatchDays } from "@/lib/searches/rules";
import { sql } from "@/lib/server/db";
import { allOf, type Sql } from "@/lib/server/sql";
import { isOpen, texts, yearCents, type TermPatterns } from "./filter.rows";

/** What a search asks for, as `job_searches.wanted` keeps it. */
export type Wanted = {
  category?: string;
  subcategory?: string;
  employmentType?: string;
  workplace?: string;
  state?: string;
  minCents?: number;
  terms?: TermPatterns[];
};

/** The narrowest filter that a job names one of, for `job_searches.match_key`. */
export function matchKeyOf({ category, subcategory, state, employmentType, workplace }: Wanted): string {
  return (
    subcategory ?? category ?? (state ? `state:${state}` : undefined) ?? employmentType ?? workplace ?? ""
  );
}

const keys = sql`ARRAY['', j.subcategory, j.category, 'state:' || j.state, j.employment_type::text, j.workplace::text]`;

/** What of search `s` lists of jobs are narrowed by, of job `j`, as lib/jobs/filter.rows says it (a test). */
const fits = allOf([
  sql`(s.wanted ->> 'category' IS NULL OR j.category = s.wanted ->> 'category')`,
  sql`(s.wanted ->> 'subcategory' IS NULL OR j.subcategory = s.wanted ->> 'subcategory')`,
  sql`(s.wanted ->> 'employmentType' IS NULL OR j.employment_type::text = s.wanted ->> 'employmentType')`,
  sql`(s.wanted ->> 'workplace' IS NULL OR j.workplace::text = s.wanted ->> 'workplace')`,
  sql`(s.wanted ->> 'state' IS NULL OR j.state = s.wanted ->> 'state')`,
  sql`(s.wanted ->> 'minCents' IS NULL OR ${yearCents} >= (s.wanted ->> 'minCents')::float8)`,
  sql`(s.place_ids IS NULL OR j.place_id = ANY (s.place_ids))`,
  sql`(s.wanted -> 'terms' IS NULL OR job_says(s.wanted -> 'terms', ${texts}, j.title, j.company))`,
]);

/**
 * Writes the matches of these arrivals: searches of other people that are older than the job's publication. What is matched
 * already stays as it is, so that a job that comes back is no news.
 */
export function matchesOf(arrivals: readonly string[]): Sql {
  return sql`
    INSERT INTO job_search_matches (search_id, job_id, user_id, notified_at)
    SELECT s.id, j.id, s.user_id, CASE WHEN s.frequency = 'none' THEN '-infinity'::timestamptz END
    FROM jobs j JOIN job_searches s ON s.match_key = ANY (${keys})
    WHERE j.id IN (SELECT job_id FROM job_arrivals WHERE id = ANY (${[...arrivals]}::bigint[])) AND ${isOpen}
      AND j.published_at > now() - make_interval(days => ${keepMatchDays}::int) AND j.published_at >= s.created_at
      AND s.wanted IS NOT NULL AND s.deleted_at IS NULL AND s.user_id <> j.poster_id AND ${fits}
    ON CONFLICT (search_id, job_id) DO NOTHING`;
}
