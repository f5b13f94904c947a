import "server-only";
import { log } from "@/lib/server/log";
import type { LaneName } from "./admission";
import type { CacheResult } from "./page-cache";

/** Why a request was refused where it was not for the kind of its work. */
type Other = "noRenderer" | "other";

/** How a public page was found; `passed` is one that nothing in memory could stand for, and nothing was kept of. */
type PageOutcome = CacheResult["how"] | "passed";

/** In milliseconds. */
const logIntervalMs = 60_000;

/**
 * Counts what the log has no line for each of: requests that were refused, by the kind of work, and how public pages were
 * found. What was counted in a minute stands in the log as one line, as a warning where somebody was refused.
 */
export function createTally() {
  let refused: Partial<Record<LaneName | Other, number>> = {};
  let pages = { hit: 0, stale: 0, miss: 0, passed: 0 };
  const allPages = { ...pages };

  function write(): void {
    const { hit, stale, miss, passed } = pages;
    const all = hit + stale + miss + passed;
    const isRefusing = Object.keys(refused).length > 0;
    if (all === 0 && !isRefusing) return;
    const fromMemory = all === 0 ? undefined : Number(((hit + stale) / all).toFixed(3));
    log[isRefusing ? "warn" : "info"]({ event: "door", refused, pages, fromMemory });
    refused = {};
    pages = { hit: 0, stale: 0, miss: 0, passed: 0 };
  }
  setInterval(write, logIntervalMs).unref();

  return {
    /** Writes what was counted since the last line, at the end of this process. */
    write,
    countRefusal(lane: LaneName | "noRenderer" | null): void {
      const name = lane ?? "other";
      refused[name] = (refused[name] ?? 0) + 1;
    },
    countPage(how: PageOutcome): void {
      pages[how] += 1;
      allPages[how] += 1;
    },
    /** Page cache results since the start. */
    pages: (): Readonly<Record<PageOutcome, number>> => allPages,
  };
}

export type Tally = ReturnType<typeof createTally>;
