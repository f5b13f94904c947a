import { isDash, isPlainRange, isYears, sharedFactor } from "./ranges.rules";
import { claim, claimPhrases, standsAt, wordAt, type Reading } from "../analysis/tokens.rules";
import { formatDollars } from "@/lib/shared/money";

const factors: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  grand: 1000,
  m: 1e6,
  mil: 1e6,
  million: 1e6,
};
/** 'Less than', and 'less then' as it is often written. */
const than = (...words: string[]) => words.flatMap((word) => [`${word} than`, `${word} then`]);
export const upTo = [
  ...than("no more", "not more", "less", "cheaper", "lower", "smaller"),
  ..."not over, up to, at most, max of, under, below, bellow, beneath, sub, within, max, maximum, upto, budget".split(
    ", ",
  ),
].map(split);
export const from = [
  ...than("no less", "not less", "more", "greater", "higher", "bigger", "larger"),
  ..."starting at, at least, over, above, min, minimum, from".split(", "),
].map(split);
export const orLess = [
  "or less",
  "or under",
  "or below",
  "or cheaper",
  "and under",
  "and below",
  "max",
  "maximum",
  "tops",
].map(split);
export const orMore = ["or more", "or over", "and up", "and over", "and above", "minimum"].map(split);
export const around = ["around", "about", "roughly", "approximately", "approx", "circa"].map(split);
/** An amount that is only about so much may differ by this share. */
const aroundShare = 0.25;
const hourly = [
  "an hour",
  "per hour",
  "each hour",
  "a hour",
  "hourly",
  "hour",
  "hr",
  "a day",
  "per day",
  "each",
].map(split);
const monthly = ["a month", "per month", "each month", "monthly", "mo", "month", "pm"].map(split);
const currencies = ["dollars", "dollar", "bucks", "usd"];
const spelled: Record<string, number> = Object.fromEntries([
  ..."one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
    .map((word, index) => [word, index + 1] as const),
  ..."twenty thirty forty fifty sixty seventy eighty ninety"
    .split(" ")
    .map((word, index) => [word, (index + 2) * 10] as const),
]);
/** 5 for 'five', 60 for 'sixty'; null for what is no such number. */
export function spelledNumber(word: string): number | null {
  return Object.hasOwn(spelled, word) ? spelled[word]! : null;
}

/** An amount of these is no price. */
const units = new Set(
  (
    "sq sqft sf square ft feet foot inch inches mile miles mi km gb tb mb mm cm acre acres lb lbs pound pounds oz ounce " +
    "hour hours hr hrs minute minutes day days week weeks year years yr yrs piece pieces pack people person persons " +
    "watt watts w v volt volts mah inch ghz hz rpm gallon gallons liter liters bed beds bedroom bedrooms br bath baths " +
    "bathroom bathrooms ba room rooms speed seats doors door"
  ).split(" "),
);

/** Whether a number before such a word is no price: 'acres'. */
export function isUnit(word: string): boolean {
  return units.has(word);
}

export function split(phrase: string): string[] {
  return phrase.split(" ");
}

export function phraseAt(reading: Reading, index: number, phrases: readonly string[][]): number {
  return phrases.find((words) => standsAt(reading, index, words))?.length ?? 0;
}

export function phraseBefore(reading: Reading, index: number, phrases: readonly string[][]): number {
  return (
    phrases.find((words) => index >= words.length && standsAt(reading, index - words.length, words))
      ?.length ?? 0
  );
}

/** An amount at a place, how many tokens it takes, and whether it can be nothing but money. */
type Amount = { value: number; length: number; isMoney: boolean };

/** 'half a million', 'a quarter of a million'. */
function shareAt(reading: Reading, index: number): { share: number; length: number } | null {
  const isOne = wordAt(reading, index) === "a";
  const share = { half: 0.5, quarter: 0.25 }[wordAt(reading, index + Number(isOne))];
  if (share === undefined) return null;
  const linked = ["of a", "a", "of"]
    .map(split)
    .find((words) => standsAt(reading, index + Number(isOne) + 1, words));
  return { share, length: Number(isOne) + 1 + (linked?.length ?? 0) };
}

/** 'five hundred', 'two thousand': only where a large unit tells that it is an amount, or a currency behind it. */
function writtenAt(reading: Reading, index: number): Amount | null {
  let [total, part, length] = [0, 0, 0];
  let isLarge = false;
  const isOne =
    wordAt(reading, index) === "a" && /^(hundred|thousand|million|grand)$/.test(wordAt(reading, index + 1));
  for (length = Number(isOne); ; length += 1) {
    const word = wordAt(reading, index + length);
    const small = spelled[word];
    if (small !== undefined) part += small;
    else if (word === "hundred") part = Math.max(1, part) * 100;
    else if (word.length > 1 && factors[word]) {
      total += Math.max(1, part) * factors[word]!;
      part = 0;
    } else if (!(word === "and" && length > 0 && wordAt(reading, index + length + 1) in spelled)) break;
    isLarge ||= word === "hundred" || (word.length > 1 && factors[word] !== undefined);
  }
  const isMoney = currencies.includes(wordAt(reading, index + length));
  if (length === 0 || (!isLarge && !isMoney)) return null;
  return { value: total + part, length: length + Number(isMoney), isMoney };
}

export function amountAt(reading: Reading, index: number): Amount | null {
  const part = shareAt(reading, index);
  const whole = part && /^(thousand|million|mil)$/.test(wordAt(reading, index + part.length));
  if (part && whole) {
    const factor = factors[wordAt(reading, index + part.length)]!;
    return { value: part.share * factor, length: part.length + 1, isMoney: true };
  }
  const written = writtenAt(reading, index);
  if (written) return written;
  const match = /^(\$?)(\d[\d,]*(?:\.\d+)?)([a-z]*)\+?$/.exec(wordAt(reading, index));
  if (!match) return null;
  const [, sign, digits = "", suffix = ""] = match;
  const next = wordAt(reading, index + 1);
  const factor = suffix ? factors[suffix] : 1;
  if (factor === undefined) return null;
  const isWritten = !suffix && factors[next] !== undefined && next.length > 1;
  const value = Number(digits.replaceAll(",", "")) * factor * (isWritten ? factors[next]! : 1);
  let length = isWritten ? 2 : 1;
  let isMoney = sign === "$";
  if (currencies.includes(wordAt(reading, index + length))) {
    length += 1;
    isMoney = true;
  } else if (!isMoney && units.has(wordAt(reading, index + length))) return null;
  return { value, length, isMoney };
}

/** 'Under $1,500', 'Over $500', '$100 to $200'. */
export function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${formatDollars(max ?? 0)}`;
  return max === undefined ? `From ${formatDollars(min)}` : `${formatDollars(min)} to ${formatDollars(max)}`;
}

type Range = { min?: number; max?: number; start: number; end: number };

const leastRange = 50;
const leastMonthly = 100;
const leastHourly = 5;

/** 'between 100 and 200', 'from 100 to 200', '$300 to $700', '200k-400k', '500-800'. */
function rangeAt(reading: Reading, index: number, text: string): Range | null {
  const first = amountAt(reading, index);
  if (!first) return null;
  let next = index + first.length;
  const before = wordAt(reading, index - 1);
  const isOpened = before === "between" || before === "from";
  const joining = wordAt(reading, next);
  const isJoined = ["to", "and", "or"].includes(joining);
  if (isJoined) next += 1;
  const second = amountAt(reading, next);
  const isDashed = isDash(reading, text, next);
  if (isDashed || joining === "to")
    first.value *= sharedFactor(wordAt(reading, index), wordAt(reading, next));
  if (!second || second.value <= first.value) return null;
  const isLarge = first.value >= 1000 && !isYears(first.value, second.value);
  const isMoney = first.isMoney || second.isMoney || isLarge;
  const isLast = next + second.length === reading.tokens.length;
  const isPlain = joining === "to" ? isLast && isPlainRange(before, first.value, second.value) : isDashed;
  const isTyped = isPlain && second.value >= leastRange && !isYears(first.value, second.value);
  if (!(isOpened && isJoined) && !(isMoney && (isJoined || !isOpened)) && !isTyped) return null;
  return {
    min: first.value,
    max: second.value,
    start: isOpened ? index - 1 : index,
    end: next + second.length,
  };
}

/** What is about so much. */
export function roughly(value: number): { min: number; max: number } {
  const share = value * aroundShare;
  return { min: value - share, max: value + share };
}

/** The same in whole dollars. */
function aroundOf(value: number): { min: number; max: number } {
  const { min, max } = roughly(value);
  return { min: Math.round(min), max: Math.round(max) };
}

/** 'headphones < 100', 'watch >$500': a sign before the amount, which is no word. */
const sign = /(?:([<≤])|[>≥])\s*=?\s*\$?\s*$/;

/** '1500 a month' and '25 an hour' are money; '6 month lease' is none. */
function isPaidBy(reading: Reading, end: number, value: number): boolean {
  if (phraseAt(reading, end, monthly) > 0) return value >= leastMonthly;
  return (
    value >= leastHourly && /^(an?|per)$/.test(wordAt(reading, end)) && phraseAt(reading, end, hourly) > 0
  );
}

function boundAt(reading: Reading, index: number, text: string): Range | null {
  const amount = amountAt(reading, index);
  if (!amount) return null;
  const end = index + amount.length;
  const signed = sign.exec(text.slice(0, reading.tokens[index]!.start));
  if (signed) return { [signed[1] ? "max" : "min"]: amount.value, start: index, end };
  // 'Air Max 90' and 'Pro Max 256' are names.
  const isName = /^(air|pro)$/.test(wordAt(reading, index - 2)) && wordAt(reading, index - 1) === "max";
  const max = isName ? 0 : phraseBefore(reading, index, upTo);
  if (max) return { max: amount.value, start: index - max, end };
  const min = phraseBefore(reading, index, from);
  if (min) return { min: amount.value, start: index - min, end };
  const about = amount.value >= leastRange || amount.isMoney ? phraseBefore(reading, index, around) : 0;
  if (about) return { ...aroundOf(amount.value), start: index - about, end };
  const less = phraseAt(reading, end, orLess);
  const more = phraseAt(reading, end, orMore);
  // '5 or more acres'.
  if (isUnit(wordAt(reading, end + (less || more)))) return null;
  if (less) return { max: amount.value, start: index, end: end + less };
  if (more) return { min: amount.value, start: index, end: end + more };
  if (!amount.isMoney && !isPaidBy(reading, end, amount.value)) return null;
  return wordAt(reading, index).endsWith("+")
    ? { min: amount.value, start: index, end }
    : { max: amount.value, start: index, end };
}

/** '$50 teapot or less': apart from the amount it says nothing more. */
function claimOrLess(reading: Reading): void {
  const last = reading.tokens.length;
  const length = phraseBefore(reading, last, orLess);
  if (length > 1) claim(reading, last - length, last, { kind: "price", lexemes: [], label: "" });
}

/** Claims what is said about the price; true when it is a price a month. */
export function claimPrice(reading: Reading, text: string): boolean {
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const range = rangeAt(reading, index, text) ?? boundAt(reading, index, text);
    if (!range) continue;
    const month = phraseAt(reading, range.end, monthly);
    const { min, max, start, end } = range;
    const wish = { kind: "price" as const, lexemes: [], min, max, label: priceLabel(min, max) };
    claim(reading, start, end + (month || phraseAt(reading, end, hourly)), wish);
    claimOrLess(reading);
    return month > 0;
  }
  return false;
}

const cheap = [
  "lowest price",
  "low price",
  "low priced",
  "low cost",
  "cheapest",
  "cheap",
  "affordable",
  "inexpensive",
  "budget",
];

const cheapWish = { kind: "order" as const, lexemes: [], label: "Lowest price first" };
const cheapPhrases = Object.fromEntries(cheap.map((phrase) => [phrase, cheapWish]));

/** Claims 'cheap' and its like: what costs least comes first. */
export function claimCheap(reading: Reading): void {
  claimPhrases(reading, cheapPhrases);
}

/** Every word that says how much something may cost: none of them is a misspelt other one. */
export const amountWords: ReadonlySet<string> = new Set(
  [...Object.keys(factors), ...Object.keys(spelled), ...currencies, ...units].concat(
    [upTo, from, orLess, orMore, around, hourly, monthly].flat(2),
  ),
);
