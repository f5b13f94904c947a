import "server-only";
import type { Client } from "pg";
import { learnSubjects, type SampleTitle, type Subjects } from "./subjects.rules";

/** The newest titles that are learned from, and those whose subject is named again. */
const learned = 20_000;
const relabeled = 200_000;
const perStatement = 5000;

/** Learns what titles are about and marks their subjects anew where that changes them. */
export async function refreshSubjects(connection: Client): Promise<void> {
  const titles = await readTitles(connection);
  const { rows } = await connection.query<{ place: string; assumed: number }>(
    "SELECT place, assumed FROM subject_places",
  );
  const assumed = new Map(rows.map((row) => [row.place, row.assumed]));
  await saveSubjects(connection, learnSubjects(titles, assumed));
  await relabel(connection);
}

async function readTitles(connection: Client): Promise<SampleTitle[]> {
  const { rows } = await connection.query<SampleTitle>(
    `SELECT subject_group(l.category, l.details, l.property_type) AS subcategory, w.words
     FROM (SELECT listing_id FROM listing_search ORDER BY seq DESC LIMIT $1) s
     JOIN listings l ON l.id = s.listing_id
     CROSS JOIN LATERAL (
       SELECT json_agg(json_build_object('lexeme', lexeme, 'place', place)) AS words
       FROM title_words(l.title, l.details ->> 'brand')
     ) w
     WHERE w.words IS NOT NULL`,
    [learned],
  );
  return rows;
}

async function saveSubjects(connection: Client, { places, words }: Subjects): Promise<void> {
  const rows = [...words].flatMap(([subcategory, points]) =>
    [...points].map(([lexeme, value]) => ({ subcategory, lexeme, points: value })),
  );
  await connection.query("BEGIN");
  await connection.query("DELETE FROM subject_words");
  await connection.query(
    "INSERT INTO subject_words SELECT subcategory, left(lexeme, 120), points FROM json_to_recordset($1) AS w (subcategory text, lexeme text, points real) ON CONFLICT DO NOTHING",
    [JSON.stringify(rows)],
  );
  await connection.query(
    "UPDATE subject_places p SET points = f.points FROM json_to_recordset($1) AS f (place text, points real) WHERE f.place = p.place",
    [JSON.stringify([...places].map(([place, points]) => ({ place, points })))],
  );
  await connection.query("COMMIT");
}

/** The newest first, some thousand in a transaction, so that nobody who edits a listing waits for long. */
async function relabel(connection: Client): Promise<void> {
  let below: string | null = null;
  for (let read = 0; read < relabeled; read += perStatement) {
    const { rows }: { rows: { low: string | null }[] } = await connection.query(
      `WITH chunk AS MATERIALIZED (
         SELECT seq, listing_id, tsv FROM listing_search WHERE $1::bigint IS NULL OR seq < $1 ORDER BY seq DESC LIMIT $2
       ), changed AS (
         UPDATE listing_search s SET tsv = listing_tsv(s.seq, l.title, l.vendor_name, l.location, l.city, l.state,
           l.description, l.category, l.property_type, l.listing_type, l.details, l.price_cents, l.place_id)
         FROM chunk c JOIN listings l ON l.id = c.listing_id
         WHERE s.seq = c.seq AND tsvector_to_array(ts_filter(c.tsv, '{a}')) <> tsvector_to_array(to_tsvector('plaza',
           coalesce(title_subject(l.title, l.details ->> 'brand', subject_group(l.category, l.details, l.property_type)), '')))
       )
       SELECT min(seq)::text AS low FROM chunk`,
      [below, perStatement],
    );
    below = rows[0]?.low ?? null;
    if (below === null) return;
  }
}
