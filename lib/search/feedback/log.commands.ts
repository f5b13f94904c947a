import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createBatch } from "@/lib/server/batch";
import { slowRows, sql, transaction } from "@/lib/server/db";
import { processSingleton } from "@/lib/server/process-singleton";
import {
  minVisitors,
  rareRetentionDays,
  maxFollowUpsPerDay,
  maxPerAddress,
  maxOpenSuggestions,
  maxTextsPerDay,
  maxPending,
  unstoredText,
  unknownTier,
  writeEveryMs,
} from "./log.rules";
import {
  deleteRareTexts,
  readAdmins,
  suggestSynonyms,
  writeFollowUps,
  writeTexts,
  type TextCounts,
  type FollowUp,
} from "./log.rows";
import streetWords from "./street-words.json";
import { foldText, isPersonal, isSynonymWord, maxTextLength } from "./texts.rules";
import type { SearchOutcome, SearchTier } from "./tier.rules";

/** Hash of the IP address, and the user ID to exclude admins; neither is stored. */
type Sender = { address: string; viewer?: string };

type Counts = Pick<TextCounts, "term" | "tier"> & Partial<Omit<TextCounts, "term" | "tier">>;
type PendingEvent = Sender & { counts: Counts; followUp?: Pick<FollowUp, "failed" | "term"> };

export type SearchClick = {
  text: string;
  tier: SearchTier | null;
  position: number;
  failed?: string;
};

const log = processSingleton("plazaSearches", () =>
  createBatch<PendingEvent>({
    name: "searches",
    maxItems: maxPending,
    maxItemsPerSender: maxPerAddress,
    senderOf: ({ address }) => address,
    everyMs: writeEveryMs,
    write,
  }),
);

/** Hashes of address and text that were already counted. They expire within a day and never leave this process. */
const countedVisits = processSingleton(
  "plazaSearchVisitors",
  () => new LRUCache<string, true>({ max: 50_000, ttl: 86_400_000 }),
);

const streets = new Set(streetWords);

function toStoredText(text: string): string {
  const folded = foldText(text);
  return folded.length > maxTextLength || isPersonal(folded, streets) ? unstoredText : folded;
}

/** Buffered and written seconds later; lost if the process exits. */
export function recordSearch({ text, total, tier }: SearchOutcome, sender: Sender): void {
  if (foldText(text) === "") return;
  const zeroResults = total === 0 ? 1 : 0;
  const counts = {
    term: toStoredText(text),
    tier: tier ?? unknownTier,
    searches: 1,
    zeroResults,
    results: total,
  };
  log.add({ ...sender, counts });
}

export function recordClick({ text, tier, position, failed }: SearchClick, sender: Sender): void {
  if (foldText(text) === "") return;
  const term = toStoredText(text);
  const from = toStoredText(failed ?? "");
  const isPair = from !== term && isSynonymWord(from) && isSynonymWord(term);
  log.add({
    ...sender,
    counts: { term, tier: tier ?? unknownTier, clicks: 1, positions: position },
    followUp: isPair ? { failed: from, term } : undefined,
  });
}

export function flushSearches(): Promise<void> {
  return log.flush();
}

function isFirstToday(address: string, text: string): boolean {
  const key = createHash("sha256").update(`${address} ${text}`).digest("base64url");
  if (countedVisits.has(key)) return false;
  countedVisits.set(key, true);
  return true;
}

const zeroCounts = { searches: 0, zeroResults: 0, visitors: 0, results: 0, clicks: 0, positions: 0 };

function sumTexts(pending: readonly PendingEvent[]): TextCounts[] {
  const sums = new Map<string, TextCounts>();
  for (const { address, counts } of pending) {
    const { term, tier, ...more } = counts;
    const key = `${tier} ${term}`;
    const sum = sums.get(key) ?? { term, tier, ...zeroCounts };
    sums.set(key, sum);
    for (const [name, value] of Object.entries(more)) sum[name as keyof typeof zeroCounts] += value;
    if (more.searches && term !== unstoredText && isFirstToday(address, term)) sum.visitors += 1;
  }
  return [...sums.values()];
}

function sumFollowUps(pending: readonly PendingEvent[]): FollowUp[] {
  const sums = new Map<string, FollowUp>();
  for (const { address, followUp } of pending) {
    if (!followUp) continue;
    const key = `${followUp.failed} → ${followUp.term}`;
    if (!isFirstToday(address, key)) continue;
    const sum = sums.get(key) ?? { ...followUp, visitors: 0 };
    sums.set(key, { ...sum, visitors: sum.visitors + 1 });
  }
  return [...sums.values()];
}

async function write(pending: PendingEvent[]): Promise<void> {
  const admins = await readAdmins(pending.flatMap(({ viewer }) => viewer ?? []));
  const visitors = pending.filter(({ viewer }) => !viewer || !admins.has(viewer));
  await transaction(async (tx) => {
    // Serializes writers, so that the daily limits are exact.
    await tx.rows(sql`SELECT pg_advisory_xact_lock(hashtextextended('plaza searches', 0))`);
    await writeTexts(tx, sumTexts(visitors), maxTextsPerDay);
    const followUps = sumFollowUps(visitors);
    if (followUps.length === 0) return;
    await writeFollowUps(tx, followUps, maxFollowUpsPerDay);
    await suggestSynonyms(tx, followUps, {
      visitors: minVisitors,
      days: rareRetentionDays,
      limit: maxOpenSuggestions,
    });
  });
}

/** Deletes rare texts for privacy but preserves the number of searches. */
export async function deleteRareSearches(): Promise<void> {
  for (const statement of deleteRareTexts({ visitors: minVisitors, days: rareRetentionDays }))
    await slowRows(statement);
}
