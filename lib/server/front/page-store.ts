import "server-only";
import { LRUCache } from "lru-cache";
import type { Invalidation } from "../invalidation";
import { hasAnyTag, sizeOf, type CachedPage } from "./cached-page";

/** Memory share of URLs that anyone can make up, so that they can't evict the others. */
const variableUrlShare = 0.25;

type Options = { maxBytes: number; now: () => number };

/** Pages in memory up to `maxBytes`; plain URLs that exist and all others are evicted separately. */
export function createPageStore({ maxBytes, now }: Options) {
  const region = (share: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: sizeOf,
    });
  const plain = region(1 - variableUrlShare);
  const variable = region(variableUrlShare);
  const regions = [plain, variable];

  function remove(key: string): void {
    for (const each of regions) each.delete(key);
  }

  return {
    get(key: string): CachedPage | undefined {
      const page = plain.get(key) ?? variable.get(key);
      if (!page || page.expiresAt > now()) return page;
      remove(key);
      return undefined;
    },
    set({ key, isPlain }: { key: string; isPlain: boolean }, page: CachedPage): void {
      remove(key);
      (isPlain && page.status === 200 ? plain : variable).set(key, page);
    },
    apply({ kind, tags }: Invalidation): void {
      const changed = new Set(tags);
      for (const each of regions) {
        for (const [key, page] of each.entries()) {
          if (!hasAnyTag(page.tags, changed)) continue;
          if (kind === "purge" || page.status !== 200) each.delete(key);
          else page.staleAt = Math.min(page.staleAt, now());
        }
      }
    },
    clear(): void {
      for (const each of regions) each.clear();
    },
    get bytes(): number {
      return plain.calculatedSize + variable.calculatedSize;
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
