import "server-only";
import { isDatabaseDown } from "./errors";
import { log } from "./log";

export type Portion = {
  limit: number;
  skip: readonly string[];
  /** Must report the selected ids before the work can fail. */
  take: (ids: readonly string[]) => void;
};

export type Batch = Pick<Portion, "limit" | "skip">;

/**
 * Processes due rows in batches, one transaction each, until none are left; returns the count. A failed batch is
 * retried row by row; a row that fails alone is logged and left for the next run.
 */
export async function processInBatches(
  event: string,
  size: number,
  work: (portion: Portion) => Promise<unknown>,
): Promise<number> {
  const skip: string[] = [];
  let [total, alone] = [0, 0];
  for (;;) {
    let claimed: readonly string[] = [];
    try {
      await work({ limit: alone > 0 ? 1 : size, skip, take: (ids) => (claimed = ids) });
      if (claimed.length === 0) return total;
      total += claimed.length;
      alone -= claimed.length;
    } catch (error) {
      const [id] = claimed;
      if (!id || isDatabaseDown(error)) throw error;
      if (claimed.length > 1) {
        alone = claimed.length;
        continue;
      }
      alone -= 1;
      log.error({ event, id, err: error });
      skip.push(id);
    }
  }
}

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

/**
 * Reads due rows in batches until all have been processed once, each on its own; returns the count. A failed row is
 * logged and left for the next run. `read` must leave out the rows to skip.
 */
export async function processDue<T extends { id: string }>(
  { event, size }: { event: string; size: number },
  read: (batch: Batch) => Promise<T[]>,
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  const skip: string[] = [];
  for (;;) {
    const due = await read({ limit: size, skip });
    await processEach(event, due, work);
    skip.push(...due.map(({ id }) => id));
    if (due.length < size) return skip.length;
  }
}
