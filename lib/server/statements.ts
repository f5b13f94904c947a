import "server-only";
import { createHash } from "node:crypto";

const oids = { int8: 20, text: 25, date: 1082, numeric: 1700 };

function parseInteger(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

function parseNumeric(text: string): number | string {
  const value = Number(text);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text;
}

export const parsers = new Map<number, (text: string) => unknown>([
  [oids.int8, parseInteger],
  [oids.numeric, parseNumeric],
  [oids.date, (text) => text],
]);

const maxPrepared = 500;
/**
 * Once full, one statement a minute replaces the least recently used. Connections drop prepared statements only when
 * they close, so this bounds what client input can add.
 */
const replaceIntervalMs = 60_000;

const names = new Map<string, string>();
let replacedAt = -Infinity;

/**
 * Marks a statement that must be planned for its values: a prepared one has the same plan for rare and frequent words.
 */
export const valuesMark = "/* for its values */";

/** Uses before a text is prepared, and number of texts counted: filters produce many that never repeat. */
const usesBeforePrepared = 3;
const maxCounted = 2000;

const useCounts = new Map<string, number>();

function countUse(name: string): boolean {
  const times = (useCounts.get(name) ?? 0) + 1;
  useCounts.delete(name);
  if (times >= usesBeforePrepared) return true;
  useCounts.set(name, times);
  if (useCounts.size > maxCounted) useCounts.delete(useCounts.keys().next().value!);
  return false;
}

function hasRoom(): boolean {
  return names.size < maxPrepared || performance.now() - replacedAt >= replaceIntervalMs;
}

function storeName(text: string, name: string): void {
  if (names.size >= maxPrepared) {
    names.delete(names.keys().next().value!);
    replacedAt = performance.now();
  }
  names.set(text, name);
}

export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) {
    names.delete(text);
    names.set(text, known);
    return known;
  }
  if (!hasRoom() || text.includes(valuesMark)) return undefined;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  if (!countUse(name)) return undefined;
  storeName(text, name);
  return name;
}

/** Marks statements sent through Prisma whose result is parsed like that of `rows`. */
export const rowsMark = "/* rows */ ";

export function isMarked(statement: unknown): statement is { text: string } {
  return (statement as { text?: string }).text?.startsWith(rowsMark) ?? false;
}

/** Declares every column as text, so that Prisma passes the parsed values through. */
export function markColumnsAsText<A extends { fields: { dataTypeID: number }[] }>(answer: A): A {
  for (const field of answer.fields) field.dataTypeID = oids.text;
  return answer;
}
