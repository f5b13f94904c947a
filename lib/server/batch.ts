import "server-only";
import { log } from "./log";
import { runOutsideRequest } from "./detached";

type Options<T> = {
  name: string;
  maxItems: number;
  maxItemsPerSender: number;
  senderOf: (item: T) => string;
  everyMs: number;
  write: (items: T[]) => Promise<void>;
};

export type Batch<T> = {
  add(item: T): void;
  flush(): Promise<void>;
};

/**
 * Buffers items that may be lost, up to a limit, and writes them together some time after the first. Writes never
 * overlap.
 */
export function createBatch<T>({
  name,
  maxItems,
  maxItemsPerSender,
  senderOf,
  everyMs,
  write,
}: Options<T>): Batch<T> {
  let waiting: T[] = [];
  let senders = new Map<string, number>();
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const items = waiting;
    const lost = dropped;
    waiting = [];
    senders = new Map();
    dropped = 0;
    if (lost > 0) log.warn({ event: "batch_dropped", name, count: lost });
    if (items.length === 0) return;
    try {
      await write(items);
    } catch (error) {
      log.warn({ event: "batch_lost", name, count: items.length, err: error });
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    last = runOutsideRequest(() => last.then(writeWaiting));
    return last;
  }

  return {
    add(item) {
      const sender = senderOf(item);
      const sent = (senders.get(sender) ?? 0) + 1;
      timer ??= runOutsideRequest(() => setTimeout(() => void flush(), everyMs).unref());
      if (sent > maxItemsPerSender) {
        dropped += 1;
        return;
      }
      senders.set(sender, sent);
      waiting.push(item);
      if (waiting.length <= maxItems) return;
      waiting.shift();
      dropped += 1;
    },
    flush,
  };
}
