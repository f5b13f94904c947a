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

type CachedLoad<T> = {
  tags: readonly string[];
  key: string;
  /** In seconds, or computed from the value; 0 or less isn't cached. */
  maxAgeSeconds: number | ((value: T) => number);
  load: () => Promise<T>;
};

export type Cache = {
  read<T>(read: CachedLoad<T>): Promise<T>;
  announce(invalidation: Invalidation, tx: Transaction): Promise<void>;
  receive(payload: string | null): void;
  subscribe(listener: CacheListener): void;
  isLive(): boolean;
};

const maxEntries = 1000;

/** `staleAt` is set if the age depends on the value; pages built from it inherit it. */
type Entry = { value: unknown; tags: readonly string[]; staleAt?: number };

type Load = { promise: Promise<unknown>; tags: readonly string[] };

class ReadStore {
  private readonly entries = createTtlCache<Entry>(maxEntries);
  private readonly loads = new Map<string, Load>();

  async read<T>(read: CachedLoad<T>): Promise<T> {
    const entry = this.entries.get(read.key);
    if (entry?.staleAt) reportAge(entry.staleAt);
    if (entry) return entry.value as T;
    const pending = this.loads.get(read.key);
    return pending ? (pending.promise as Promise<T>) : this.load(read);
  }

  invalidate(changed: readonly string[]): void {
    const isHit = ({ tags }: Load | Entry) => tags.some((tag) => changed.includes(tag));
    for (const [key, entry] of this.entries.entries()) if (isHit(entry)) this.entries.delete(key);
    for (const [key, load] of this.loads) if (isHit(load)) this.loads.delete(key);
  }

  clear(): void {
    this.entries.clear();
    this.loads.clear();
  }

  private async load<T>({ tags, key, maxAgeSeconds, load }: CachedLoad<T>): Promise<T> {
    const pending: Load = { promise: runOutsideRequest(load), tags };
    this.loads.set(key, pending);
    try {
      const value = (await pending.promise) as T;
      const seconds = typeof maxAgeSeconds === "number" ? maxAgeSeconds : maxAgeSeconds(value);
      const staleAt = typeof maxAgeSeconds === "number" ? undefined : Date.now() + seconds * 1000;
      // An invalidation during the load removed or replaced it.
      if (this.loads.get(key) === pending && seconds > 0) {
        this.entries.set(key, { value, tags, staleAt }, seconds * 1000);
      }
      if (staleAt) reportAge(staleAt);
      return value;
    } finally {
      if (this.loads.get(key) === pending) this.loads.delete(key);
    }
  }
}

/**
 * Messages of this process. Each is applied once: at commit, or when its NOTIFY arrives, which also covers a lost
 * commit confirmation.
 */
class OwnMessages {
  readonly from = randomUUID();
  private last = 0;
  private readonly applied = new Set<number>();

  create({ kind, tags }: Invalidation): InvalidationMessage[] {
    return chunkTags(tags).map((some) => {
      this.last += 1;
      return { from: this.from, number: this.last, kind, tags: some };
    });
  }

  take({ number }: InvalidationMessage, isLive: boolean): boolean {
    if (this.applied.delete(number)) return false;
    if (isLive) this.applied.add(number);
    return true;
  }

  clear(): void {
    this.applied.clear();
  }
}

async function sendWithCommit(
  messages: readonly InvalidationMessage[],
  tx: Transaction,
  apply: (message: InvalidationMessage) => void,
): Promise<void> {
  afterCommit(tx, () => {
    messages.forEach(apply);
    messages.forEach(reportInvalidation);
  });
  for (const message of messages) {
    await tx.rows(sql`SELECT pg_notify(${invalidationChannel}, ${JSON.stringify(message)})`);
  }
}

export function createCache(listener: Listener): Cache {
  const store = new ReadStore();
  const ownMessages = new OwnMessages();
  const subscribers = new Set<CacheListener>();
  let isLive = false;
  let isListening = false;

  function apply(invalidation: Invalidation): void {
    store.invalidate(invalidation.tags);
    for (const subscriber of subscribers) subscriber.invalidate(invalidation);
  }

  function applyOwn(message: InvalidationMessage): void {
    if (ownMessages.take(message, isLive)) apply(message);
  }

  function reset(): void {
    ownMessages.clear();
    store.clear();
    for (const subscriber of subscribers) subscriber.reset();
  }

  function receive(payload: string | null): void {
    const message = payload === null ? null : parseInvalidation(payload);
    if (!message) reset();
    else if (message.from === ownMessages.from) applyOwn(message);
    else apply(message);
  }

  function start(): void {
    if (isListening) return;
    isListening = true;
    listener.add({
      name: invalidationChannel,
      message: receive,
      up() {
        isLive = true;
      },
      down() {
        isLive = false;
        reset();
      },
    });
  }

  return {
    read(read) {
      start();
      return !isLive || hasDatabaseTimedOut() ? read.load() : store.read(read);
    },
    announce: (invalidation, tx) => sendWithCommit(ownMessages.create(invalidation), tx, applyOwn),
    receive,
    subscribe(subscriber) {
      start();
      subscribers.add(subscriber);
    },
    isLive: () => isLive,
  };
}

export function sharedCache(): Cache {
  return processSingleton("plazaCache", () => {
    const cache = createCache(sharedListener());
    onInvalidation(cache.receive);
    followChanges(cache);
    return cache;
  });
}

/**
 * Caches a read in this process until a tag is invalidated anywhere or it expires. Concurrent calls share one load;
 * without a live LISTEN connection nothing is cached. Callers must not mutate the value. The page being rendered
 * inherits the tags.
 */
export function cachedRead<T>(read: CachedLoad<T>): Promise<T> {
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
