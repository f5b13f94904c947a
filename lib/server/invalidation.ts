import "server-only";
import { z } from "zod";

/**
 * `purge` is for changes that hide or remove content or change the price on a page: nothing stale may be served.
 * `refresh` is for lists, counters, and new items: a page may be served stale briefly while it is rendered again. Both
 * drop small reads.
 */
export type Invalidation = { kind: "purge" | "refresh"; tags: readonly string[] };

export const invalidationChannel = "plaza_cache";

const messageSchema = z.object({
  /** Null if a database trigger sent it; triggers don't number their messages. */
  from: z.string().nullable(),
  number: z.number().default(0),
  kind: z.enum(["purge", "refresh"]),
  tags: z.array(z.string()),
});

export type InvalidationMessage = z.infer<typeof messageSchema>;

/** Null if the payload can't be parsed; then everything cached is suspect. */
export function parseInvalidation(payload: string): InvalidationMessage | null {
  try {
    return messageSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}

/** A NOTIFY payload must stay under 8,000 bytes; the rest of the message takes less than 100. */
const maxTagsBytes = 7900;

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
