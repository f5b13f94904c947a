import { purge } from "@/lib/server/cache";
import { transaction } from "@/lib/server/db";

/** Purges cache tags after a test's direct writes, which don't invalidate the cache. */
export function purgeNow(...tags: string[]): Promise<void> {
  return transaction((tx) => purge(tags, tx));
}
