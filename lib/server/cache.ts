import "server-only";
import { randomUUID } from "node:crypto";
import { afterCommit, followChanges, sql, type Transaction } from "./db";
import {
  hasDatabaseTimedOut,
  onInvalidation,
  reportAge,
  reportInvalidation,
  reportTags,
} from "./response-context";
import {
  chunkTags,
  invalidationChannel,
  parseInvalidation,
  type Invalidation,
  type InvalidationMessage,
} from "./invalidation";
import { processSingleton } from "./process-singleton";
import { sharedListener, type Listener } from "./listen";
import { runOutsideRequest } from "./detached";
import { createTtlCache } from "./ttl-cache";

type CacheListener = { invalidate(invalidation: Invalidation): void; reset(): void };

type Read<T> = {
  tags: readonly string[];
  key: string;
  /** In seconds, or computed from the value; 0 or less isn't cached. */
  maxAgeSeconds: number | ((value: T) => number);
  load: () => Promise<T>;
};

export type Cache = {
  read<T>(read: Read<T>): Promise<T>;
  announce(invalidation: Invalidation, tx: Transaction): Promise<void>;
  hear(payload: string | null): void;
  subscribe(listener: CacheListener): void;
  isLive(): boolean;
};

const maxEntries = 1000;

/** `staleAt` is set if the age depends on the value; pages built from it inherit it. */
type Entry = { value: unknown; tags: readonly string[]; staleAt?: number };

type Load = { promise: Promise<unknown>; tags: readonly string[] };

export function createCache(listener: Listener): Cache {
  const instance = randomUUID();
  const entries = createTtlCache<Entry>(maxEntries);
  const loads = new Map<string, Load>();
  const subscribers = new Set<CacheListener>();
  /** Own messages already applied whose NOTIFY is still to arrive. */
  const appliedOwnMessages = new Set<number>();
  let announced = 0;
  let live = false;
  let listening = false;

  function apply(invalidation: Invalidation): void {
    const hit = ({ tags }: { tags: readonly string[] }) =>
      tags.some((tag) => invalidation.tags.includes(tag));
    for (const [key, entry] of entries.entries()) if (hit(entry)) entries.delete(key);
    for (const [key, load] of loads) if (hit(load)) loads.delete(key);
    for (const subscriber of subscribers) subscriber.invalidate(invalidation);
  }

  /**
   * Applies each own message once: at commit, or when its NOTIFY arrives, which also covers a lost commit confirmation.
   */
  function applyOwn(message: InvalidationMessage): void {
    if (appliedOwnMessages.delete(message.number)) return;
    if (live) appliedOwnMessages.add(message.number);
    apply(message);
  }

  function reset(): void {
    appliedOwnMessages.clear();
    entries.clear();
    loads.clear();
    for (const subscriber of subscribers) subscriber.reset();
  }

  function hear(payload: string | null): void {
    const message = payload === null ? null : parseInvalidation(payload);
    if (!message) reset();
    else if (message.from === instance) applyOwn(message);
    else apply(message);
  }

  function start(): void {
    if (listening) return;
    listening = true;
    listener.add({
      name: invalidationChannel,
      message: hear,
      up() {
        live = true;
      },
      down() {
        live = false;
        reset();
      },
    });
  }

  async function fill<T>({ tags, key, maxAgeSeconds, load }: Read<T>): Promise<T> {
    const pending: Load = { promise: runOutsideRequest(load), tags };
    loads.set(key, pending);
    try {
      const value = (await pending.promise) as T;
      const seconds = typeof maxAgeSeconds === "number" ? maxAgeSeconds : maxAgeSeconds(value);
      const staleAt = typeof maxAgeSeconds === "number" ? undefined : Date.now() + seconds * 1000;
      // Whatever was invalidated while it loaded is no longer the pending load of its key.
      if (loads.get(key) === pending && seconds > 0) {
        entries.set(key, { value, tags, staleAt }, seconds * 1000);
      }
      if (staleAt) reportAge(staleAt);
      return value;
    } finally {
      if (loads.get(key) === pending) loads.delete(key);
    }
  }

  return {
    async read<T>(read: Read<T>): Promise<T> {
      start();
      if (!live || hasDatabaseTimedOut()) return read.load();
      const entry = entries.get(read.key);
      if (entry?.staleAt) reportAge(entry.staleAt);
      if (entry) return entry.value as T;
      const pending = loads.get(read.key);
      return pending ? (pending.promise as Promise<T>) : fill(read);
    },
    async announce({ kind, tags }, tx) {
      const messages = chunkTags(tags).map((some): InvalidationMessage => {
        announced += 1;
        return { from: instance, number: announced, kind, tags: some };
      });
      afterCommit(tx, () => {
        messages.forEach(applyOwn);
        messages.forEach(reportInvalidation);
      });
      for (const message of messages) {
        await tx.rows(sql`SELECT pg_notify(${invalidationChannel}, ${JSON.stringify(message)})`);
      }
    },
    hear,
    subscribe(subscriber) {
      start();
      subscribers.add(subscriber);
    },
    isLive: () => live,
  };
}

export function sharedCache(): Cache {
  return processSingleton("plazaCache", () => {
    const cache = createCache(sharedListener());
    onInvalidation(cache.hear);
    followChanges(cache);
    return cache;
  });
}

/**
 * Caches a read in this process until a tag is invalidated anywhere or it expires. Concurrent calls share one load;
 * without a live LISTEN connection nothing is cached. Callers must not mutate the value. The page being rendered
 * inherits the tags.
 */
export function cachedRead<T>(read: Read<T>): Promise<T> {
  reportTags(...read.tags);
  return sharedCache().read(read);
}

/**
 * Invalidates tags on every instance; nothing stale is served afterward. Sent with the commit of `tx`, so a crash can't
 * lose it; applied here before `transaction` returns.
 */
export function purge(tags: readonly string[], tx: Transaction): Promise<void> {
  return sharedCache().announce({ kind: "purge", tags }, tx);
}

export function refresh(tags: readonly string[], tx: Transaction): Promise<void> {
  return sharedCache().announce({ kind: "refresh", tags }, tx);
}
