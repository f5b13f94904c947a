import "server-only";
import { parseInvalidation, type InvalidationMessage } from "@/lib/server/invalidation";
import type { NumberedInvalidation } from "./internal-headers";

/** Longer than a listening connection can be silent before it counts as lost, and its process forgets what it keeps. */
const windowMs = 10_000;

type RecentInvalidation = NumberedInvalidation & { at: number; by: number | null };

/**
 * What was invalidated within the last seconds, for renderers that may not have heard of it yet: it goes along with each
 * request, so that no page is made of what another process knows to be old.
 */
export function createRecent(now: () => number = Date.now) {
  let told: RecentInvalidation[] = [];
  let count = 0;
  /** Messages that came by both ways, from a renderer and from the database, count once. */
  const known = new Map<string, number>();

  function forget(): void {
    const since = now() - windowMs;
    told = told.filter(({ at }) => at > since);
    for (const [name, at] of known) if (at <= since) known.delete(name);
  }

  return {
    /** Notes a message, `by` the renderer that gave it; null when it is known already. One nobody understands is `"all"`. */
    note(payload: string, by: number | null): InvalidationMessage | "all" | null {
      forget();
      const message = parseInvalidation(payload);
      if (message?.from) {
        const name = `${message.from} ${message.number}`;
        if (known.has(name)) return null;
        known.set(name, now());
      }
      count += 1;
      told.push({ number: count, payload, at: now(), by });
      return message ?? "all";
    },
    /** What a renderer is to be told: not what it gave itself. */
    heardFor(renderer: number): NumberedInvalidation[] {
      if (told.length === 0) return [];
      forget();
      return told.filter(({ by }) => by !== renderer).map(({ number, payload }) => ({ number, payload }));
    },
  };
}

export type Recent = ReturnType<typeof createRecent>;
