import "server-only";
import { log } from "../log";
import type { LaneName } from "./door";
import type { Found } from "./page-cache";

/** In milliseconds. */
const everyMs = 60_000;

/**
 * Counts what the log has no line for each of: requests that were refused, by the kind of work, and how public pages were
 * found. What was counted in a minute stands in the log as one line, as a warning where somebody was refused.
 */
export function createTally() {
  let refused: Partial<Record<LaneName | "other", number>> = {};
  let pages = { hit: 0, stale: 0, miss: 0 };

  function write(): void {
    const { hit, stale, miss } = pages;
    const all = hit + stale + miss;
    const isRefusing = Object.keys(refused).length > 0;
    if (all === 0 && !isRefusing) return;
    const fromMemory = all === 0 ? undefined : Number(((hit + stale) / all).toFixed(3));
    log[isRefusing ? "warn" : "info"]({ event: "door", refused, pages, fromMemory });
    refused = {};
    pages = { hit: 0, stale: 0, miss: 0 };
  }
  setInterval(write, everyMs).unref();

  return {
    countRefusal(lane: LaneName | null): void {
      const name = lane ?? "other";
      refused[name] = (refused[name] ?? 0) + 1;
    },
    countPage(how: Found["how"]): void {
      pages[how] += 1;
    },
  };
}

export type Tally = ReturnType<typeof createTally>;
