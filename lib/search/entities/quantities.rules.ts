import { expandPhrases } from "../analysis/phrase-lists.rules";
import { wordAt, type Reading } from "../analysis/tokens.rules";
import data from "./quantities.json";

const factors: Readonly<Record<string, number>> = data.factors;
const small = data.small.split(" ");
const spelled = new Map([
  ...small.slice(1).map((word, index) => [word, index + 1] as const),
  ...data.tens.split(" ").map((word, index) => [word, (index + 2) * 10] as const),
]);
const currencies = new Set(expandPhrases(data.currencies));
const otherUnits = new Set(data.otherUnits.split(" "));

export function spelledNumber(word: string): number | null {
  return spelled.get(word) ?? null;
}

const maxNumeral = 10;

export function isNumeral(word: string): boolean {
  return small.slice(0, maxNumeral + 1).includes(word);
}

/** 'two' for '2' and the reverse, since titles use either: 'two-person tent'. Null for other words. */
export function numeralOf(word: string): string | null {
  const value = small.indexOf(word);
  if (value > 0 && value <= maxNumeral) return String(value);
  return (/^[1-9]$|^10$/.test(word) && small[Number(word)]) || null;
}

export function isUnit(word: string): boolean {
  return otherUnits.has(word);
}

export type PhraseTable<T extends string> = ReadonlyMap<string, T> & {
  firsts: ReadonlySet<string>;
  lasts: ReadonlySet<string>;
};

export function phraseTable<T extends string>(lists: Readonly<Record<T, string>>): PhraseTable<T> {
  const entries = Object.entries<string>(lists) as [T, string][];
  const meanings = new Map(
    entries.flatMap(([meaning, list]) => expandPhrases(list).map((phrase) => [phrase, meaning] as const)),
  );
  const edges = (at: 0 | -1) => new Set([...meanings.keys()].map((phrase) => phrase.split(" ").at(at)!));
  return Object.assign(meanings, { firsts: edges(0), lasts: edges(-1) });
}

export type QuantityMatch<T> = { meaning: T; phrase: string; length: number };

const maxPhraseWords = 4;
const lengths = Array.from({ length: maxPhraseWords }, (_, step) => maxPhraseWords - step);

function wordsFrom(reading: Reading, at: number, length: number): string | null {
  const words = Array.from({ length }, (_, step) => wordAt(reading, at + step));
  return words.every(Boolean) ? words.join(" ") : null;
}

export function phraseAt<T extends string>(
  reading: Reading,
  at: number,
  table: PhraseTable<T>,
): QuantityMatch<T> | null {
  if (!table.firsts.has(wordAt(reading, at))) return null;
  for (const length of lengths) {
    const phrase = wordsFrom(reading, at, length);
    const meaning = phrase === null ? undefined : table.get(phrase);
    if (phrase !== null && meaning !== undefined) return { meaning, phrase, length };
  }
  return null;
}

export function phraseBefore<T extends string>(
  reading: Reading,
  at: number,
  table: PhraseTable<T>,
): QuantityMatch<T> | null {
  if (!table.lasts.has(wordAt(reading, at - 1))) return null;
  for (const length of lengths.filter((one) => one <= at)) {
    const phrase = wordsFrom(reading, at - length, length);
    const meaning = phrase === null ? undefined : table.get(phrase);
    if (phrase !== null && meaning !== undefined) return { meaning, phrase, length };
  }
  return null;
}

export type Numeral = {
  value: number;
  length: number;
  /** Letters after the digits that aren't a factor: 'br' of '2br'. */
  suffix: string;
  isMoney: boolean;
  isMinimum: boolean;
  isSmall: boolean;
};

const fractions: Readonly<Record<string, number>> = { half: 1 / 2, quarter: 1 / 4 };
const defaultNumeral = { suffix: "", isMoney: false, isMinimum: false, isSmall: false };
const fractionLinks = phraseTable({ of: "of an|a, an, a, of" });

function fractionAt(reading: Reading, at: number, text: string): Numeral | null {
  const skipped = wordAt(reading, at) === "a" ? 1 : 0;
  const share = fractions[wordAt(reading, at + skipped)];
  if (share !== undefined) {
    const end = at + skipped + 1 + (phraseAt(reading, at + skipped + 1, fractionLinks)?.length ?? 0);
    const factor = /^(thousand|mil|million)$/.test(wordAt(reading, end))
      ? factors[wordAt(reading, end)]!
      : null;
    if (factor) return { ...defaultNumeral, value: share * factor, length: end + 1 - at };
    return skipped ? null : { ...defaultNumeral, value: share, length: end - at, isSmall: true };
  }
  const [one, two] = [wordAt(reading, at), wordAt(reading, at + 1)];
  const isFraction = one === "1" && /^[24]$/.test(two) && separatorOf(reading, text, at + 1) === "/";
  return isFraction ? { ...defaultNumeral, value: 1 / Number(two), length: 2, isSmall: true } : null;
}

function spelledAt(reading: Reading, at: number): Numeral | null {
  let [total, part, length] = [0, 0, 0];
  let isLarge = false;
  if (wordAt(reading, at) === "a" && /^(hundred|thousand|million|grand)$/.test(wordAt(reading, at + 1)))
    length = 1;
  for (; ; length += 1) {
    const word = wordAt(reading, at + length);
    const factor = word.length > 1 ? factors[word] : undefined;
    if (spelled.has(word)) part += spelled.get(word)!;
    else if (word === "hundred") part = Math.max(1, part) * 100;
    else if (factor) [total, part] = [total + Math.max(1, part) * factor, 0];
    else if (word !== "and" || length === 0 || !spelled.has(wordAt(reading, at + length + 1))) break;
    isLarge ||= word === "hundred" || factor !== undefined;
  }
  return length > 0 ? { ...defaultNumeral, value: total + part, length, isSmall: !isLarge } : null;
}

function digitsAt(reading: Reading, at: number): Numeral | null {
  const [, sign, digits, letters = "", plus] =
    /^(\$?)(\d[\d,]*(?:\.\d+)?)([a-z]*)(\+?)$/.exec(wordAt(reading, at)) ?? [];
  if (digits === undefined) return null;
  const next = wordAt(reading, at + 1);
  const isWritten = letters === "" && next.length > 1 && factors[next] !== undefined;
  const factor = factors[letters] ?? (isWritten ? factors[next]! : 1);
  return {
    value: Number(digits.replaceAll(",", "")) * factor,
    length: isWritten ? 2 : 1,
    suffix: factors[letters] ? "" : letters,
    isMoney: sign === "$",
    isMinimum: plus === "+",
    isSmall: false,
  };
}

export function numberAt(reading: Reading, at: number, text: string): Numeral | null {
  const found = fractionAt(reading, at, text) ?? spelledAt(reading, at) ?? digitsAt(reading, at);
  const isCurrency = found !== null && currencies.has(wordAt(reading, at + found.length));
  return isCurrency ? { ...found, length: found.length + 1, isMoney: true } : found;
}

export function separatorOf({ tokens }: Reading, text: string, at: number): string {
  const [boundPrefixes, after] = [tokens[at - 1], tokens[at]];
  return boundPrefixes && after ? text.slice(boundPrefixes.end, after.start).trim() : "";
}

export function isDash(reading: Reading, text: string, at: number): boolean {
  return /^[-–—]\s*\$?$/.test(separatorOf(reading, text, at));
}

type Bound = "max" | "min" | "about";

const boundPrefixes = phraseTable(data.before);
const boundSuffixes = phraseTable(data.after);
const strict = new Set(expandPhrases(data.strict));

/** Bound around a number: 'at most', 'or more'. `isStrict` excludes the number itself: 'more than'. */
export function findBound(reading: Reading, start: number, end: number) {
  const lead = phraseBefore(reading, start, boundPrefixes);
  const tail = phraseAt(reading, end, boundSuffixes);
  const bound: Bound | null = lead?.meaning ?? tail?.meaning ?? null;
  return {
    bound,
    lead,
    tail,
    isStrict: lead !== null && strict.has(lead.phrase),
    start: start - (lead?.length ?? 0),
    end: end + (tail?.length ?? 0),
  };
}

export type Unit = keyof typeof data.units;

const units = Object.fromEntries(
  (Object.keys(data.units) as Unit[]).map((unit) => [unit, phraseTable({ unit: data.units[unit] })]),
) as unknown as Record<Unit, PhraseTable<"unit">>;

type Measure = { value: number; end: number; isMinimum: boolean; hasUnit: boolean };

function measureAt(reading: Reading, at: number, text: string, unit: Unit): Measure | null {
  const isOne = unit === "lot" && /^an?$/.test(wordAt(reading, at));
  const number = isOne ? { ...defaultNumeral, value: 1, length: 1 } : numberAt(reading, at, text);
  if (!number || number.isMoney) return null;
  const end = at + number.length;
  const { value, suffix, isMinimum } = number;
  if (suffix) return units[unit].has(suffix) ? { value, end, isMinimum, hasUnit: true } : null;
  const more = phraseAt(reading, end, boundSuffixes);
  const between = more?.meaning === "min" ? more.length : 0;
  const found = phraseAt(reading, end + between, units[unit]);
  if (found)
    return { value, end: end + between + found.length, isMinimum: isMinimum || between > 0, hasUnit: true };
  return isOne ? null : { value, end, isMinimum, hasUnit: false };
}

export type Quantity = {
  value: number;
  until?: number;
  bound: Bound | null;
  isStrict: boolean;
  start: number;
  end: number;
};

export function quantityAt(reading: Reading, at: number, text: string, unit: Unit): Quantity | null {
  const first = measureAt(reading, at, text, unit);
  if (!first) return null;
  const isJoined = /^(to|and)$/.test(wordAt(reading, first.end));
  const next = first.end + Number(isJoined);
  const second = isJoined || isDash(reading, text, next) ? measureAt(reading, next, text, unit) : null;
  if (second?.hasUnit && second.value > first.value && first.value > 0) {
    const isOpened = /^(between|from)$/.test(wordAt(reading, at - 1));
    const [value, until] = [first.value, second.value];
    return { value, until, bound: null, isStrict: false, start: at - Number(isOpened), end: second.end };
  }
  if (!first.hasUnit) return null;
  const { bound: stated, isStrict, start, end } = findBound(reading, at, first.end);
  const bound = first.isMinimum && stated !== "max" ? "min" : stated;
  return { value: first.value, bound, isStrict, start, end };
}

export function firstQuantity(reading: Reading, text: string, unit: Unit, minValue = 0): Quantity | null {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const found = quantityAt(reading, at, text, unit);
    if (found && found.value > 0 && found.value >= minValue) return found;
  }
  return null;
}

const approximationShare = 0.25;

export function approximateRange(value: number): { min: number; max: number } {
  const share = value * approximationShare;
  return { min: value - share, max: value + share };
}

const people = new Set(data.people.split(" "));
const gatherings = new Set(data.gatherings.split(" "));
const isNumber = (word = "") => /^\d+$/.test(word) || spelled.has(word);

export function isPersonCount(tokens: readonly { word: string }[], at: number): boolean {
  const [two, one, word = "", next, third] = [-2, -1, 0, 1, 2].map((step) => tokens[at + step]?.word);
  if (people.has(word)) return isNumber(one);
  if (gatherings.has(word)) return next === "of" && isNumber(third);
  return isNumber(word) && (people.has(next ?? "") || (one === "of" && gatherings.has(two ?? "")));
}

export const amountWords: ReadonlySet<string> = new Set(
  [
    ...Object.keys(factors),
    ...spelled.keys(),
    ...currencies,
    ...otherUnits,
    ...boundPrefixes.keys(),
    ...boundSuffixes.keys(),
    ...[data.hourly, data.monthly].flatMap(expandPhrases),
  ].flatMap((phrase) => phrase.split(" ")),
);
