import "server-only";
import { rows, sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { compileSearch } from "./compiling.queries";
import type { SavedFilter } from "./contract";
import { writeCompiled } from "./rows";

const batchSize = 100;

/** Makes what alerts need of searches that were not read yet, or not lately: synonyms and what is known change. */
export async function compileSearches(): Promise<void> {
  // One that cannot be read is tried again the next time, and keeps nobody else's from being read.
  const failed: string[] = [];
  for (;;) {
    const open = await rows<{ id: string; filter: SavedFilter }>(sql`
      SELECT id, filter FROM saved_searches WHERE compiled_at IS NULL AND id <> ALL (${failed}::uuid[])
      ORDER BY id LIMIT ${batchSize}`);
    if (open.length === 0) return;
    for (const { id, filter } of open) {
      try {
        const compiled = await compileSearch(filter);
        await transaction((tx) => writeCompiled(tx, id, compiled));
      } catch (error) {
        failed.push(id);
        log.error({ event: "search_not_compiled", search: id, err: error });
      }
    }
  }
}
