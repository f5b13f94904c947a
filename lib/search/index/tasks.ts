import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { rebuildSearchTables } from "./vocabulary.queries";

/** Rebuilds frequencies, words, and phrases; takes minutes at a million listings. */
export const refreshSearchTables = task(taskName("refresh-search-tables"), () => rebuildSearchTables(), {
  every: "day",
  retries: 1,
  timeoutSeconds: 1800,
  concurrency: 1,
});
