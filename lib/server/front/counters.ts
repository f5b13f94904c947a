import "server-only";
import { log } from "@/lib/server/log";
import type { LaneName } from "./admission";
import type { CacheResult } from "./cached-page";

type OtherRefusal = "noRenderer" | "other";

type PageOutcome = CacheResult["cacheStatus"] | "passed";

const logIntervalMs = 60_000;

export function createCounters() {
  let refused: Partial<Record<LaneName | OtherRefusal, number>> = {};
  let pages = { hit: 0, stale: 0, miss: 0, passed: 0 };
  const allPages = { ...pages };

  function write(): void {
    const { hit, stale, miss, passed } = pages;
    const all = hit + stale + miss + passed;
    const isRefusing = Object.keys(refused).length > 0;
    if (all === 0 && !isRefusing) return;
    const fromMemory = all === 0 ? undefined : Number(((hit + stale) / all).toFixed(3));
    log[isRefusing ? "warn" : "info"]({ event: "admission", refused, pages, fromMemory });
    refused = {};
    pages = { hit: 0, stale: 0, miss: 0, passed: 0 };
  }
  setInterval(write, logIntervalMs).unref();

  return {
    write,
    countRefusal(lane: LaneName | "noRenderer" | null): void {
      const name = lane ?? "other";
      refused[name] = (refused[name] ?? 0) + 1;
    },
    countPage(outcome: PageOutcome): void {
      pages[outcome] += 1;
      allPages[outcome] += 1;
    },
    pages: (): Readonly<Record<PageOutcome, number>> => allPages,
  };
}

export type Counters = ReturnType<typeof createCounters>;
