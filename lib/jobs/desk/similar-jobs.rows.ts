import "server-only";
import { estimateSharedText } from "@/lib/listings/desk/similar-listings.rules";
import { sql, type Reader } from "@/lib/server/db";

const maxCandidates = 200;

type SimilarJob = { id: string; title: string };

export async function findSimilarJobs(
  reader: Reader,
  { posterId, description, share }: { posterId: string; description: string; share: number },
): Promise<SimilarJob[]> {
  const [own] = await reader.rows<{ sketch: number[] }>(sql`SELECT text_sketch(${description}) AS sketch`);
  if (!own || own.sketch.length === 0) return [];
  const found = await reader.rows<SimilarJob & { sketch: number[] }>(sql`
    SELECT id, title, text_sketch(description) AS sketch FROM jobs
    WHERE text_sketch(description) && ${own.sketch}::int[] AND status <> 'draft' AND poster_id <> ${posterId}::uuid
    LIMIT ${maxCandidates}`);
  return found
    .map(({ sketch, id, title }) => ({ id, title, share: estimateSharedText(own.sketch, sketch) }))
    .filter((job) => job.share >= share)
    .sort((a, b) => b.share - a.share || a.id.localeCompare(b.id))
    .map(({ id, title }) => ({ id, title }));
}
