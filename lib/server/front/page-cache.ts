import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Invalidation } from "../invalidation";
import { runOutsideRequest } from "@/lib/server/detached";
import { compress, type Encoding } from "./encoding";

export type RenderedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: Buffer;
  tags: readonly string[];
  /** Sent to the requests waiting for it, but not cached. */
  failed?: boolean;
  staleAt?: number;
  expiresAt?: number;
};

export type CachedPage = Omit<RenderedPage, "body"> & {
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** Milliseconds since 1970 from which the page must be rendered again; may be in the future. */
  staleAt: number;
  expiresAt: number;
  madeAt: number;
};

/** `outdated`: invalidated during the render. Null: not shareable. */
type RenderResult = CachedPage | "outdated" | null;

type PendingRender = {
  result: Promise<RenderResult>;
  purged: Set<string>;
  refreshed: Set<string>;
  /** The invalidation connection was lost during the render. */
  isLost: boolean;
};

type PageRequest = {
  key: string;
  isPlain: boolean;
  /** For requesters who may have made the change themselves: waits for a new render instead of serving a stale page. */
  isFresh: boolean;
  /** Null if the response isn't shareable; the request is then answered individually. */
  make: () => Promise<RenderedPage | null>;
};

export type CacheResult = { page: CachedPage; how: "hit" | "stale" | "miss" };

/** Other statuses go only to the requests waiting for them. */
const cachedStatuses = new Set([200, 404, 410]);
const maxAgeMs = 10 * 60_000;
const errorMaxAgeMs = 10_000;
/** Longest time a stale page is served while it is rendered again. */
const maxStaleMs = 5_000;
/** Minimum time between renders of a page that changes constantly. */
const minRenderIntervalMs = 1_000;
/** Memory share of URLs that anyone can make up, so that they can't evict the others. */
const variableUrlShare = 0.25;
const maxAttempts = 3;

const quality = 5;
const recompressAfterHits = 3;
const recompressQuality = 10;
const compressedShare = 0.5;

function sizeOf({ bodies, tags, headers }: CachedPage): number {
  const body = Math.ceil(bodies.identity.length * (1 + compressedShare));
  return body + 500 + 50 * tags.length + 100 * headers.length;
}

function intersects(tags: readonly string[], others: Set<string>): boolean {
  return others.size > 0 && tags.some((tag) => others.has(tag));
}

function toKept(made: RenderedPage, now: number): CachedPage {
  const longest = now + (made.status === 200 ? maxAgeMs : errorMaxAgeMs);
  const { body, ...rest } = made;
  return {
    ...rest,
    etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    bodies: { identity: body },
    madeAt: now,
    expiresAt: Math.min(made.expiresAt ?? longest, longest),
    staleAt: made.staleAt ?? Infinity,
  };
}

/**
 * In-memory cache of whole pages, up to `maxBytes`. `purge` drops pages with a tag, including renders in progress;
 * `refresh` allows a stale page for a few seconds while one new render runs.
 */
export function createPageCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  const room = (share: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: sizeOf,
    });
  const plain = room(1 - variableUrlShare);
  const odd = room(variableUrlShare);
  const rooms = [plain, odd];
  const makings = new Map<string, PendingRender>();
  const all = new Set<PendingRender>();
  const compressing = new WeakMap<CachedPage, Map<Encoding, Promise<Buffer>>>();
  const shown = new WeakMap<CachedPage, number>();
  let densifying: Promise<void> = Promise.resolve();

  const roomOf = ({ isPlain, status }: { isPlain: boolean; status: number }) =>
    isPlain && status === 200 ? plain : odd;

  function drop(key: string): void {
    for (const each of rooms) each.delete(key);
  }

  function peek(key: string): CachedPage | undefined {
    const page = plain.get(key) ?? odd.get(key);
    if (!page || page.expiresAt > now()) return page;
    drop(key);
    return undefined;
  }

  async function run({ key, isPlain, make }: PageRequest, making: PendingRender): Promise<RenderResult> {
    const isOutdated = (made: RenderedPage) => making.isLost || intersects(made.tags, making.purged);
    try {
      const made = await make();
      if (!made) return null;
      if (isOutdated(made)) return "outdated";
      const page = toKept(made, now());
      if (intersects(made.tags, making.refreshed)) {
        // What was not there may be by now: that is nothing to show for another while.
        if (page.status !== 200 && !page.failed) return "outdated";
        page.staleAt = now();
      }
      if (page.failed || !cachedStatuses.has(page.status)) return page;
      drop(key);
      roomOf({ isPlain, status: page.status }).set(key, page);
      return page;
    } finally {
      all.delete(making);
      if (makings.get(key) === making) makings.delete(key);
    }
  }

  function begin(wish: PageRequest): PendingRender {
    const making: PendingRender = {
      result: Promise.resolve(null),
      purged: new Set(),
      refreshed: new Set(),
      isLost: false,
    };
    makings.set(wish.key, making);
    all.add(making);
    making.result = runOutsideRequest(() => run(wish, making));
    return making;
  }

  /** A request that arrives after a change doesn't accept a render started before it. */
  async function renderFresh(wish: PageRequest): Promise<CachedPage | null> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const running = makings.get(wish.key);
      const isLate = Boolean(running && running.refreshed.size > 0);
      const page = await (running ?? begin(wish)).result;
      if (page === null) return null;
      if (page !== "outdated" && !(isLate && page.staleAt <= now())) return page;
    }
    return null;
  }

  function remake(wish: PageRequest, page: CachedPage): void {
    if (makings.has(wish.key) || now() - page.madeAt < minRenderIntervalMs) return;
    begin(wish).result.catch(() => undefined);
  }

  async function recompress(key: string, page: CachedPage): Promise<void> {
    if (peek(key) !== page) return;
    page.bodies.br = await compress(page.bodies.identity, "br", recompressQuality);
  }

  return {
    find(key: string): CachedPage | undefined {
      const page = peek(key);
      return page && page.staleAt > now() ? page : undefined;
    },
    /** From memory or rendered now; null if the result can't be cached. Throws what `make` throws. */
    async get(wish: PageRequest): Promise<CacheResult | null> {
      const page = peek(wish.key);
      if (page && page.staleAt > now()) return { page, how: "hit" };
      if (page && !wish.isFresh && now() - page.staleAt < maxStaleMs) {
        remake(wish, page);
        return { page, how: "stale" };
      }
      const made = await renderFresh(wish);
      return made && { page: made, how: "miss" };
    },
    async bodyOf(page: CachedPage, encoding: Encoding): Promise<Buffer> {
      const running = compressing.get(page) ?? new Map<Encoding, Promise<Buffer>>();
      compressing.set(page, running);
      const body = running.get(encoding) ?? compress(page.bodies.identity, encoding, quality);
      running.set(encoding, body);
      return (page.bodies[encoding] = await body);
    },
    count(key: string, page: CachedPage): void {
      const times = (shown.get(page) ?? 0) + 1;
      shown.set(page, times);
      if (times !== recompressAfterHits) return;
      densifying = runOutsideRequest(() => densifying.then(() => recompress(key, page))).catch(
        (error: unknown) => console.error("A page could not be compressed", error),
      );
    },
    apply({ kind, tags }: Invalidation): void {
      const changed = new Set(tags);
      for (const making of all) {
        for (const tag of tags) (kind === "purge" ? making.purged : making.refreshed).add(tag);
      }
      for (const each of rooms) {
        for (const [key, page] of each.entries()) {
          if (!intersects(page.tags, changed)) continue;
          if (kind === "purge" || page.status !== 200) each.delete(key);
          else page.staleAt = Math.min(page.staleAt, now());
        }
      }
    },
    /** Also invalidates renders in progress. */
    clear(): void {
      for (const each of rooms) each.clear();
      for (const making of all) making.isLost = true;
    },
    get bytes(): number {
      return plain.calculatedSize + odd.calculatedSize;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
