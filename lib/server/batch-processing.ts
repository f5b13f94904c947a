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
 * Works through what is due, a portion in a transaction, until nothing is taken; how many were done. A portion that fails
 * is tried again one by one: what fails alone is logged and left to the next run, and the others go on, in portions again
 * after those.
 */
export async function processInBatches(
  event: string,
  size: number,
  work: (portion: Portion) => Promise<unknown>,
): Promise<number> {
  const skip: string[] = [];
  let [total, alone] = [0, 0];
  for (;;) {
    let taken: readonly string[] = [];
    try {
      await work({ limit: alone > 0 ? 1 : size, skip, take: (ids) => (taken = ids) });
      if (taken.length === 0) return total;
      total += taken.length;
      alone -= taken.length;
    } catch (error) {
      const [id] = taken;
      if (!id || isDatabaseDown(error)) throw error;
      if (taken.length > 1) {
        alone = taken.length;
        continue;
      }
      alone -= 1;
      log.error({ event, id, err: error });
      skip.push(id);
    }
  }
}

/** Processes each item separately; logs failures, leaves them to the next run, and returns their ids. */
export async function processEach<T extends { id: string }>(
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
