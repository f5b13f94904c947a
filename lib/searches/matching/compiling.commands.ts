import "server-only";
import { rows, sql, transaction } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { compileSearch } from "./compiling.queries";
import { writeCompiled } from "./compiling.rows";
import type { CompiledSearch } from "./listings.queries";
import type { SearchRequest } from "./rules";

const batchSize = 1000;

/** Undefined for an unreadable search, which is logged, retains its old query, and is retried. */
async function tryCompile(
  request: SearchRequest,
  ids: readonly string[],
): Promise<CompiledSearch | null | undefined> {
  try {
    return await compileSearch(request);
  } catch (error) {
    await rows(sql`UPDATE saved_searches SET compiled_at = now() WHERE id = ANY (${[...ids]}::uuid[])`);
    log.error({ event: "search_not_compiled", search: ids[0], err: error });
    return undefined;
  }
}

/**
 * Compiles new and outdated searches, once per distinct filter. A failed write is logged and retried in the next run.
 */
export async function compileSearches(): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    const open = await rows<SearchRequest & { ids: string[] }>(sql`
      SELECT target::text AS target, filter, array_agg(id::text) AS ids FROM (
        SELECT id, target, filter FROM saved_searches WHERE compiled_at IS NULL AND id <> ALL (${failed}::uuid[])
        ORDER BY id LIMIT ${batchSize}::int) s
      GROUP BY target, filter`);
    if (open.length === 0) return;
    for (const { ids, ...request } of open) {
      try {
        const compiled = await tryCompile(request, ids);
        if (compiled !== undefined) await transaction((tx) => writeCompiled(tx, ids, compiled));
      } catch (error) {
        failed.push(...ids);
        log.error({ event: "search_not_compiled", search: ids[0], err: error });
      }
    }
  }
}
