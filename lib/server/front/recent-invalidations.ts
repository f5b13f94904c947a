import "server-only";
import { parseInvalidation, type InvalidationMessage } from "@/lib/server/invalidation";
import type { NumberedInvalidation } from "./internal-headers";

/** Longer than a listener takes to notice a dead connection, after which its process clears its cache. */
const windowMs = 10_000;

type RecentInvalidation = NumberedInvalidation & { at: number; by: number | null };

/**
 * Invalidations of the last seconds, sent with each request to renderers that may not have received them yet, so that
 * no page is built from outdated data.
 */
export function createRecentInvalidations(now: () => number = Date.now) {
  let recentInvalidations: RecentInvalidation[] = [];
  let count = 0;
  /** Deduplicates messages that arrive both from a renderer and from the database. */
  const known = new Map<string, number>();

  function forget(): void {
    const since = now() - windowMs;
    recentInvalidations = recentInvalidations.filter(({ at }) => at > since);
    for (const [name, at] of known) if (at <= since) known.delete(name);
  }

  return {
    /** `by` is the originating renderer. Null if already known; `all` if the payload can't be parsed. */
    note(payload: string, by: number | null): InvalidationMessage | "all" | null {
      forget();
      const message = parseInvalidation(payload);
      if (message?.from) {
        const name = `${message.from} ${message.number}`;
        if (known.has(name)) return null;
        known.set(name, now());
      }
      count += 1;
      recentInvalidations.push({ number: count, payload, at: now(), by });
      return message ?? "all";
    },
    invalidationsFor(renderer: number): NumberedInvalidation[] {
      if (recentInvalidations.length === 0) return [];
      forget();
      return recentInvalidations
        .filter(({ by }) => by !== renderer)
        .map(({ number, payload }) => ({ number, payload }));
    },
  };
}

export type RecentInvalidations = ReturnType<typeof createRecentInvalidations>;
