import "server-only";
import { z } from "zod";

/**
 * `purge` is for changes that hide or remove content or change a page's own price, because nothing stale may be served.
 * `refresh` is for lists, counters, and new items: a page may be served stale once, within a second of a change, while
 * it is rendered again. Both drop small reads.
 */
export type Invalidation = { kind: "purge" | "refresh"; tags: readonly string[] };

/** The channel of the database on which every instance hears of the invalidations of all. */
export const invalidationChannel = "plaza_cache";

const messageSchema = z.object({
  /** Null from a trigger of the database, which counts nothing. */
  from: z.string().nullable(),
  number: z.number().default(0),
  kind: z.enum(["purge", "refresh"]),
  tags: z.array(z.string()),
});

/** An invalidation with who announced it, and which one of theirs it is. */
export type InvalidationMessage = z.infer<typeof messageSchema>;

/** Reads what came over the channel; null when nobody understands it, and everything kept is in doubt. */
export function parseInvalidation(payload: string): InvalidationMessage | null {
  try {
    return messageSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** A NOTIFY payload must stay under 8000 bytes; the rest of the message takes less than 100. */
const maxTagsBytes = 7900;

/** As many tags a message as fit into one NOTIFY payload. */
export function chunkTags(tags: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let size = Infinity;
  for (const tag of tags) {
    const bytes = Buffer.byteLength(JSON.stringify(tag)) + 1;
    if (bytes > maxTagsBytes) throw new Error("a cache tag is too long");
    if (size + bytes > maxTagsBytes) {
      chunks.push([]);
      size = 0;
    }
    chunks.at(-1)?.push(tag);
    size += bytes;
  }
  return chunks;
}
