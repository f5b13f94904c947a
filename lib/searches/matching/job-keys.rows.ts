import "server-only";
import { isOpen } from "@/lib/jobs/filter.rows";
import { leastPart, termsOf } from "@/lib/jobs/same-words.rules";
import { stemOf, texts } from "@/lib/jobs/words.rows";
import { sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";

/** A term, of which a job says one of the parts within its words, one of the whole words, or nearly what was typed. */
type KeyTerm = { inside: string[]; whole: string[]; typed: string | null };

/** What `lib/jobs/filter.rows` looks for, before it is made to patterns: a term each. */
export function keyTermsOf(search: string): KeyTerm[] {
  return termsOf(search).map((term) => ({
    inside: term.filter((phrase) => phrase.length >= leastPart).map(stemOf),
    whole: term.filter((phrase) => phrase.length < leastPart),
    typed: term[0].length < leastPart ? null : term[0],
  }));
}

const betweenWords = sql`'[^[:alnum:]]+'`;
/** Letters of a key from within a word; a part that is as long as none of them is no key. */
const partLengths = sql`ARRAY[6, 4, 3]`;
/** The newest jobs, in which what a search asks for is counted. */
const sampleSize = 100;
/** The share of letters in threes that `<%` wants to see again. */
const alike = sql`0.6`;

/**
 * Chooses the keys of a kind of search: those of the term that fewest of the newest jobs say, without any words the filters
 * that a job has one of. Null terms are of a search without words.
 */
export function keysOf(terms: readonly KeyTerm[], patterns: unknown, filters: readonly string[]): Sql {
  return sql`
    WITH term AS (
      SELECT t, p, n FROM ROWS FROM (jsonb_array_elements(${JSON.stringify(terms)}::jsonb),
        jsonb_array_elements(${JSON.stringify(patterns)}::jsonb)) WITH ORDINALITY AS a (t, p, n)
    ), keyed AS (
      SELECT n, coalesce((
        SELECT left(w, l) FROM regexp_split_to_table(lower(part), ${betweenWords}) w, unnest(${partLengths}) l
        WHERE length(w) >= l ORDER BY length(w) DESC, l DESC, w LIMIT 1), '') AS key
      FROM term, jsonb_array_elements_text(t -> 'inside') part
      UNION
      SELECT n, coalesce((
        SELECT '=' || w FROM regexp_split_to_table(lower(word), ${betweenWords}) w
        WHERE w <> '' ORDER BY length(w) DESC, w LIMIT 1), '')
      FROM term, jsonb_array_elements_text(t -> 'whole') word
      UNION
      SELECT n, '~' || three FROM term CROSS JOIN LATERAL (
        SELECT three, row_number() OVER (ORDER BY three LIKE ' %', three) AS place, count(*) OVER () AS many
        FROM unnest(show_trgm(t ->> 'typed')) three) s
      WHERE place <= many - ceil(${alike} * many) + 1
    ), sample AS MATERIALIZED (
      SELECT ${texts} AS texts, j.title, j.company FROM jobs j WHERE ${isOpen}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(sampleSize)}
    ), chosen AS (
      SELECT n FROM term WHERE n IN (SELECT n FROM keyed) AND n NOT IN (SELECT n FROM keyed WHERE key = '')
      ORDER BY CASE WHEN count(*) OVER () > 1 THEN
        (SELECT count(*) FROM sample s WHERE job_says(jsonb_build_array(p), s.texts, s.title, s.company)) END, n LIMIT 1
    )
    SELECT key FROM keyed WHERE n = (SELECT n FROM chosen)
    UNION SELECT '#' || f FROM unnest(${[...filters]}::text[]) f WHERE NOT EXISTS (SELECT FROM chosen)`;
}

/** Which kinds of search have a key of which of the jobs `arrived`, as `found (job_id, kind_id)`. */
export const candidates = sql`
  word AS MATERIALIZED (
    SELECT DISTINCT a.id AS job_id, w AS word
    FROM arrived a CROSS JOIN LATERAL regexp_split_to_table(lower(a.texts), ${betweenWords}) w WHERE w <> ''
  ), part AS (
    SELECT d.word, substr(d.word, i, l) AS key
    FROM (SELECT DISTINCT word FROM word) d CROSS JOIN unnest(${partLengths}) l
      CROSS JOIN LATERAL generate_series(1, length(d.word) - l + 1) i
    UNION SELECT word, '=' || word FROM word
  ), keyed AS MATERIALIZED (
    SELECT DISTINCT p.word, k.kind_id FROM part p JOIN job_search_keys k ON k.key = p.key
  ), found AS MATERIALIZED (
    SELECT w.job_id, k.kind_id FROM word w JOIN keyed k USING (word)
    UNION
    SELECT a.id, k.kind_id FROM arrived a CROSS JOIN LATERAL unnest(show_trgm(a.title) || show_trgm(a.company)) three
      JOIN job_search_keys k ON k.key = '~' || three
    UNION
    SELECT a.id, k.kind_id FROM arrived a CROSS JOIN LATERAL unnest(a.filters) f JOIN job_search_keys k ON k.key = '#' || f
  )`;
