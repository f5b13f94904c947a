import { purge } from "@/lib/server/cache";
import { transaction } from "@/lib/server/db";

/** Forgets what a test's own writes, which announce nothing, have made old. */
export function purgeNow(...tags: string[]): Promise<void> {
  return transaction((tx) => purge(tags, tx));
}
