import "server-only";
import { isDatabaseDown } from "./errors";
import { log } from "./log";

export type Portion = {
  /** Batch size limit. */
  limit: number;
  /** Ids that failed in this run. */
  skip: readonly string[];
  /** Reports the taken ids before the work can fail. */
  take: (ids: readonly string[]) => void;
};

/**
 * Processes due items in batches, one transaction each, until none are left; returns the count. Retries a failed batch
 * one item at a time; logs failing items and leaves them to the next run.
 */
export async function workThrough(
  event: string,
  size: number,
  work: (portion: Portion) => Promise<unknown>,
): Promise<number> {
  const skip: string[] = [];
  let [total, limit] = [0, size];
  for (;;) {
    let taken: readonly string[] = [];
    try {
      await work({ limit, skip, take: (ids) => (taken = ids) });
      if (taken.length === 0) return total;
      total += taken.length;
    } catch (error) {
      const [id] = taken;
      if (!id || isDatabaseDown(error)) throw error;
      if (taken.length > 1) {
        limit = 1;
        continue;
      }
      log.error({ event, id, err: error });
      skip.push(id);
    }
  }
}

/** Processes each item separately; logs failures, leaves them to the next run, and returns their ids. */
export async function workOnEach<T extends { id: string }>(
  event: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      log.error({ event, id: item.id, err: error });
      failed.push(item.id);
    }
  }
  return failed;
}
