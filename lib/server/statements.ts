import "server-only";
import { createHash } from "node:crypto";

/** Types of PostgreSQL by their numbers, which never change. */
const oids = { int8: 20, text: 25, date: 1082, numeric: 1700 };

/** A number where it is exact, else the bigint itself. */
function parseInteger(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** A number, or the text itself when it has more whole digits than a number holds. */
function parseNumeric(text: string): number | string {
  const value = Number(text);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text;
}

/** Where `rows` reads a value in another way than the driver. */
export const parsers = new Map<number, (text: string) => unknown>([
  [oids.int8, parseInteger],
  [oids.numeric, parseNumeric],
  [oids.date, (text) => text],
]);

/** So many different texts are kept prepared in every connection. */
const maxPrepared = 500;
/**
 * Once these are kept, one a minute takes the place of what was not asked for longest: a connection drops none before it
 * ends, so that what strangers ask for adds little to it.
 */
const replaceIntervalMs = 60_000;

/** By text, what was asked for last at the end. */
const names = new Map<string, string>();
let replacedAt = -Infinity;

/** In the text of a statement that is planned for its values: one that is prepared has one plan for rare and frequent words. */
export const valuesMark = "/* for its values */";

/** How often a text is asked until it is kept, and of how many texts that is counted: filters make many that nobody repeats. */
const usesBeforePrepared = 3;
const maxCounted = 2000;

/** The texts asked last, by name, with how often. */
const useCounts = new Map<string, number>();

/** Whether a text is asked often enough to be kept; it is counted by that. */
function countUse(name: string): boolean {
  const times = (useCounts.get(name) ?? 0) + 1;
  useCounts.delete(name);
  if (times >= usesBeforePrepared) return true;
  useCounts.set(name, times);
  if (useCounts.size > maxCounted) useCounts.delete(useCounts.keys().next().value!);
  return false;
}

/** Whether another text may be kept now. */
function hasRoom(): boolean {
  return names.size < maxPrepared || performance.now() - replacedAt >= replaceIntervalMs;
}

function keep(text: string, name: string): void {
  if (names.size >= maxPrepared) {
    names.delete(names.keys().next().value!);
    replacedAt = performance.now();
  }
  names.set(text, name);
}

/** The name that a text is kept by, the same on every connection and instance; none until it is asked for the third time. */
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
  keep(text, name);
  return name;
}

/** Before the text of a statement that Prisma takes to its connection, but whose answer is to be read like all others. */
export const rowsMark = "/* rows */ ";

export function isMarked(statement: unknown): statement is { text: string } {
  return (statement as { text?: string }).text?.startsWith(rowsMark) ?? false;
}

/** Says that every column is text: then Prisma passes the values on as they are. */
export function markColumnsAsText<A extends { fields: { dataTypeID: number }[] }>(answer: A): A {
  for (const field of answer.fields) field.dataTypeID = oids.text;
  return answer;
}
