import "server-only";
import { rows, sql, transaction } from "@/lib/server/db";
import { compileSearch } from "./compiling.queries";
import type { SavedFilter } from "./contract";
import { writeCompiled } from "./rows";

const batchSize = 100;

/** Makes what alerts need of searches that were not read yet, or not lately: synonyms and what is known change. */
export async function compileSearches(): Promise<void> {
  for (;;) {
    const open = await rows<{ id: string; filter: SavedFilter }>(sql`
      SELECT id, filter FROM saved_searches WHERE compiled_at IS NULL ORDER BY id LIMIT ${batchSize}`);
    if (open.length === 0) return;
    for (const { id, filter } of open) {
      const compiled = await compileSearch(filter);
      await transaction((tx) => writeCompiled(tx, id, compiled));
    }
  }
}
