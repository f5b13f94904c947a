import "server-only";
import type { Invalidation } from "../invalidation";
import type { CachedPage, CacheResult } from "./cached-page";
import { createPageCompression } from "./page-compression";
import { createPageRenders, type PageRequest } from "./page-renders";
import { createPageStore } from "./page-store";

/** Longest time a stale page is served while it is rendered again. */
const maxStaleMs = 5_000;

type Options = { maxBytes: number; now?: () => number };

/**
 * In-memory cache of whole pages, up to `maxBytes`. `purge` drops pages with a tag, including renders in progress;
 * `refresh` allows a stale page for a few seconds while one new render runs.
 */
export function createPageCache({ maxBytes, now = Date.now }: Options) {
  const store = createPageStore({ maxBytes, now });
  const renders = createPageRenders({ store, now });
  const compression = createPageCompression((key, page) => store.get(key) === page);

  return {
    find(key: string): CachedPage | undefined {
      const page = store.get(key);
      return page && page.staleAt > now() ? page : undefined;
    },
    /** From memory or rendered now; null if the result can't be cached. Throws what `make` throws. */
    async get(request: PageRequest): Promise<CacheResult | null> {
      const page = store.get(request.key);
      if (page && page.staleAt > now()) return { page, cacheStatus: "hit" };
      if (page && !request.isFresh && now() - page.staleAt < maxStaleMs) {
        renders.renderInBackground(request, page);
        return { page, cacheStatus: "stale" };
      }
      const rendered = await renders.renderFresh(request);
      return rendered && { page: rendered, cacheStatus: "miss" };
    },
    bodyOf: compression.bodyOf,
    count: compression.count,
    apply(invalidation: Invalidation): void {
      renders.apply(invalidation);
      store.apply(invalidation);
    },
    clear(): void {
      store.clear();
      renders.discard();
    },
    get bytes(): number {
      return store.bytes;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
