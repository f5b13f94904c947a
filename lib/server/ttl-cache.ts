import "server-only";
import { LRUCache } from "lru-cache";
import { runOutsideRequest } from "./detached";

export type TtlCache<V> = {
  get(key: string): V | undefined;
  set(key: string, value: V, ttlMs: number): void;
  delete(key: string): void;
  clear(): void;
  entries(): Iterable<[string, V]>;
};

/** LRU cache whose entries expire by timer, even if never read. */
export function createTtlCache<V extends object | string | number | boolean>(max: number): TtlCache<V> {
  // With a TTL resolution, each clock read would leave a timer behind.
  const lru = new LRUCache<string, V>({ max, ttl: 1, ttlAutopurge: true, ttlResolution: 0 });
  return {
    get: (key) => lru.get(key),
    // The timer outlives the request.
    set: (key, value, ttlMs) =>
      runOutsideRequest(() => void lru.set(key, value, { ttl: Math.max(1, Math.floor(ttlMs)) })),
    delete: (key) => void lru.delete(key),
    clear: () => lru.clear(),
    entries: () => lru.entries(),
  };
}
