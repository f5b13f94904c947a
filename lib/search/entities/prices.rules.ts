import { formatDollars } from "@/lib/shared/money";
import { expandPhrases } from "../analysis/phrase-lists.rules";
import { claim, claimPhrases, hasWordsAt, wordAt, type Reading } from "../analysis/tokens.rules";
import data from "./quantities.json";
import {
  findBound,
  isDash,
  isUnit,
  numberAt,
  phraseAt,
  phraseTable,
  approximateRange,
  type Numeral,
} from "./quantities.rules";

const perMonth = phraseTable({ monthly: data.monthly });
const perHour = phraseTable({ hourly: data.hourly });
const measured = new Set(data.measured.split(" "));
const numbered = new Set(data.numbered.split(" "));

function amountAt(reading: Reading, at: number, text: string): Numeral | null {
  const number = numberAt(reading, at, text);
  if (!number || number.suffix || (number.isSmall && !number.isMoney)) return null;
  if (!number.isMoney && isUnit(wordAt(reading, at + number.length))) return null;
  // 'Half a million' is money.
  return /^(a|half|quarter)$/.test(wordAt(reading, at)) ? { ...number, isMoney: true } : number;
}

function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${formatDollars(max ?? 0)}`;
  return max === undefined ? `From ${formatDollars(min)}` : `${formatDollars(min)} to ${formatDollars(max)}`;
}

type Range = { min?: number; max?: number; start: number; end: number };

const minRange = 50;
const minMonthly = 100;
const minHourly = 5;
const roundStep = 10;
const minUpperBound = 100;

function areYears(low: number, high: number): boolean {
  return low >= 1900 && high < 2100;
}

/** '200-300k' means from 200k: the lower bound shares the unit of the upper one. */
function sharedFactor(low: string, high: string): number {
  const [, from] = /^\$?(\d{1,3}(?:\.\d+)?)$/.exec(low) ?? [];
  const [, to, unit] = /^\$?(\d{1,3}(?:\.\d+)?)(k|m)$/.exec(high) ?? [];
  if (from === undefined || to === undefined || Number(from) >= Number(to)) return 1;
  return unit === "k" ? 1000 : 1e6;
}

function isPlainRange(before: string, low: number, high: number): boolean {
  const isRound = low % roundStep === 0 && high % roundStep === 0;
  return before !== "" && !measured.has(before) && isRound && low > roundStep && high >= minUpperBound;
}

function rangeAt(reading: Reading, at: number, text: string): Range | null {
  const first = amountAt(reading, at, text);
  if (!first) return null;
  const joining = wordAt(reading, at + first.length);
  const isJoined = /^(to|and|or)$/.test(joining);
  const next = at + first.length + Number(isJoined);
  const second = amountAt(reading, next, text);
  const isDashed = isDash(reading, text, next);
  const isTo = isDashed || joining === "to";
  const low = first.value * (isTo ? sharedFactor(wordAt(reading, at), wordAt(reading, next)) : 1);
  if (!second || second.value <= low) return null;
  const high = second.value;
  const before = wordAt(reading, at - 1);
  const isOpened = before === "between" || before === "from";
  const end = next + second.length;
  const isMoney = first.isMoney || second.isMoney || (low >= 1000 && !areYears(low, high));
  const isPlain =
    joining === "to" ? end === reading.tokens.length && isPlainRange(before, low, high) : isDashed;
  const isTyped = isPlain && high >= minRange && !areYears(low, high);
  if (!(isOpened && isJoined) && !(isMoney && (isJoined || !isOpened)) && !isTyped) return null;
  return { min: low, max: high, start: at - Number(isOpened), end };
}

const sign = /(?:([<≤])|[>≥])\s*=?\s*\$?\s*$/;

/** '1500 a month' and '25 an hour' are prices; '6 month lease' isn't. */
function isPaidPerPeriod(reading: Reading, end: number, value: number): boolean {
  if (phraseAt(reading, end, perMonth)) return value >= minMonthly;
  const isEach = /^(an?|per)$/.test(wordAt(reading, end)) && phraseAt(reading, end, perHour) !== null;
  return value >= minHourly && isEach;
}

function boundAt(reading: Reading, at: number, text: string): Range | null {
  const amount = amountAt(reading, at, text);
  if (!amount) return null;
  const { value, isMoney, isMinimum } = amount;
  const end = at + amount.length;
  const signed = sign.exec(text.slice(0, reading.tokens[at]!.start));
  if (signed) return { [signed[1] ? "max" : "min"]: value, start: at, end };
  const { lead, tail } = findBound(reading, at, end);
  // 'Air Max 90' and 'Pro Max 256' are names.
  const isName = lead?.phrase === "max" && /^(air|pro)$/.test(wordAt(reading, at - 2));
  const start = at - (lead?.length ?? 0);
  if (lead && lead.meaning !== "about" && !isName) return { [lead.meaning]: value, start, end };
  if (lead?.meaning === "about" && (value >= minRange || isMoney)) {
    const { min, max } = approximateRange(value);
    return { min: Math.round(min), max: Math.round(max), start, end };
  }
  // '$1,500 plus utilities' isn't a minimum price.
  const isBound = tail !== null && tail.phrase !== "plus";
  // '5 or more acres' isn't a price.
  if (isUnit(wordAt(reading, end + (tail?.length ?? 0)))) return null;
  if (isBound) return { [tail.meaning]: value, start: at, end: end + tail.length };
  if (!isMoney && !isPaidPerPeriod(reading, end, value)) return null;
  return { [isMinimum ? "min" : "max"]: value, start: at, end };
}

function claimOrLess(reading: Reading): void {
  const last = reading.tokens.length;
  const { tail } = findBound(reading, 0, last - 2);
  if (tail?.length === 2 && tail.meaning === "max")
    claim(reading, last - 2, last, { kind: "price", lexemes: [], label: "" });
}

function claimRange(reading: Reading, { min, max, start, end }: Range): void {
  claim(reading, start, end, { kind: "price", lexemes: [], min, max, label: priceLabel(min, max) });
}

export function claimPrice(reading: Reading, text: string): boolean {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const range = rangeAt(reading, at, text) ?? boundAt(reading, at, text);
    if (!range) continue;
    const month = phraseAt(reading, range.end, perMonth);
    const paid = month ?? phraseAt(reading, range.end, perHour);
    claimRange(reading, { ...range, end: range.end + (paid?.length ?? 0) });
    claimOrLess(reading);
    return month !== null;
  }
  return false;
}

const cheapest = { kind: "order" as const, lexemes: [], label: "Lowest price first" };
const cheap = Object.fromEntries(expandPhrases(data.cheap).map((phrase) => [phrase, cheapest]));

export function claimCheap(reading: Reading): void {
  claimPhrases(reading, cheap);
}

const perks = new Set(data.perks.split(" "));

/** 'free couch' has a price of 0; 'free delivery' doesn't. */
export function claimFree(reading: Reading, isGoods: (word: string) => boolean): void {
  const [first, next] = reading.tokens;
  if (!hasWordsAt(reading, 0, ["free"]) || !first || !next || !isGoods(next.word) || perks.has(next.word))
    return;
  claim(reading, 0, 1, { kind: "price", lexemes: [], max: 0, label: "Free" });
}

const minBareAmount = 300;
const minLargeAmount = 10_000;
const roundYears = new Set([1900, 1950]);

/** Claims a bare amount next to a home as the maximum price: 'apartment 1500', 'house 300k', but not a ZIP code. */
export function claimBarePrice(reading: Reading, text: string): void {
  // The amounts belong to a size: 'from 1,000 to 1,500 sq ft'.
  if (reading.claimed.some((entity) => entity?.kind === "area")) return;
  for (const [at, { word }] of reading.tokens.entries()) {
    const amount = amountAt(reading, at, text);
    if (!amount || amount.value < minBareAmount) continue;
    const { value, length, isMoney } = amount;
    // A claimed unit still counts: '500 acres'.
    if (isUnit(reading.tokens[at + length]?.word ?? "")) continue;
    if (!isMoney && (numbered.has(reading.tokens[at - 1]?.word ?? "") || roundYears.has(value))) continue;
    if (/^\d+$/.test(word) && value % (value >= minLargeAmount ? 1000 : 50) !== 0) continue;
    return claimRange(reading, { max: value, start: at, end: at + length });
  }
}
