import "server-only";
import type { openConnection } from "@/lib/server/connection";
import { learnSubjects, type SampleTitle } from "./subjects.rules";

type Connection = Awaited<ReturnType<typeof openConnection>>;

const sampleSize = 20_000;
const maxMarked = 200_000;
const chunkSize = 5000;

/**
 * Learns what titles are about and updates the marks that changed. Does nothing if another process has the advisory
 * lock, which lasts until the connection closes.
 */
export async function refreshSubjects(connection: Connection): Promise<void> {
  const { rows: locks } = await connection.query<{ free: boolean }>(
    "SELECT pg_try_advisory_lock(hashtext($1)) AS free",
    ["refresh_subjects"],
  );
  if (!locks[0]?.free) return;
  await learnFromSample(connection);
  let below: string | null = null;
  for (let marked = 0; marked < maxMarked; marked += chunkSize) {
    const { rows }: { rows: { low: string | null }[] } = await connection.query(
      "SELECT mark_subjects($1, $2)::text AS low",
      [below, chunkSize],
    );
    below = rows[0]?.low ?? null;
    if (below === null) return;
  }
}

async function learnFromSample(connection: Connection): Promise<void> {
  const { rows: titles } = await connection.query<SampleTitle>(
    "SELECT subcategory, words FROM sample_titles($1)",
    [sampleSize],
  );
  const { rows: assumed } = await connection.query<{ place: string; assumed: number }>(
    "SELECT place, assumed FROM subject_places",
  );
  const subjects = learnSubjects(titles, new Map(assumed.map((row) => [row.place, row.assumed])));
  const words = [...subjects.words].flatMap(([subcategory, counts]) =>
    [...counts].map(([lexeme, points]) => ({ subcategory, lexeme, points })),
  );
  const places = [...subjects.places].map(([place, points]) => ({ place, points }));
  await connection.query("SELECT save_subjects($1, $2)", [JSON.stringify(words), JSON.stringify(places)]);
}
