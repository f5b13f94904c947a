import { claim, standsAt, wordAt, type Reading } from "./tokens.rules";

const factors: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  grand: 1000,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
};
const upTo = [
  "no more than",
  "not more than",
  "less than",
  "cheaper than",
  "lower than",
  "not over",
  "up to",
  "at most",
  "max of",
  "under",
  "below",
  "beneath",
  "within",
  "max",
  "maximum",
  "upto",
  "budget",
].map(split);
const from = [
  "no less than",
  "not less than",
  "more than",
  "greater than",
  "higher than",
  "starting at",
  "at least",
  "over",
  "above",
  "min",
  "minimum",
  "from",
].map(split);
const orLess = [
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
const orMore = ["or more", "or over", "and up", "and over", "and above", "minimum"].map(split);
const monthly = ["a month", "per month", "each month", "monthly", "mo", "month", "pm"].map(split);
const currencies = ["dollars", "dollar", "bucks", "usd"];
/** An amount of these is no price. */
const units = new Set(
  (
    "sq sqft square ft feet foot inch inches mile miles mi km gb tb mb mm cm acre acres lb lbs pound pounds oz ounce " +
    "hour hours hr hrs minute minutes day days week weeks year years yr yrs piece pieces pack people person persons " +
    "watt watts w v volt volts mah inch ghz hz rpm gallon gallons liter liters bed beds bedroom bedrooms br bath baths " +
    "bathroom bathrooms ba room rooms speed seats doors door"
  ).split(" "),
);

function split(phrase: string): string[] {
  return phrase.split(" ");
}

function phraseAt(reading: Reading, index: number, phrases: readonly string[][]): number {
  return phrases.find((words) => standsAt(reading, index, words))?.length ?? 0;
}

function phraseBefore(reading: Reading, index: number, phrases: readonly string[][]): number {
  return (
    phrases.find((words) => index >= words.length && standsAt(reading, index - words.length, words))
      ?.length ?? 0
  );
}

/** An amount at a place, how many tokens it takes, and whether it can be nothing but money. */
type Amount = { value: number; length: number; isMoney: boolean };

function amountAt(reading: Reading, index: number): Amount | null {
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

const numbers = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** 'Under $1,500', 'Over $500', '$100 to $200'. */
function priceLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `Up to ${numbers.format(max ?? 0)}`;
  return max === undefined
    ? `From ${numbers.format(min)}`
    : `${numbers.format(min)} to ${numbers.format(max)}`;
}

type Range = { min?: number; max?: number; start: number; end: number };

/** 'between 100 and 200', 'from 100 to 200', '$300 to $700', '200k-400k'. */
function rangeAt(reading: Reading, index: number): Range | null {
  const first = amountAt(reading, index);
  if (!first) return null;
  let next = index + first.length;
  const before = wordAt(reading, index - 1);
  const isOpened = before === "between" || before === "from";
  const isJoined = ["to", "and", "or"].includes(wordAt(reading, next));
  if (isJoined) next += 1;
  const second = amountAt(reading, next);
  if (!second || second.value <= first.value) return null;
  const isMoney = first.isMoney || second.isMoney || first.value >= 1000;
  if (!(isOpened && isJoined) && !(isMoney && (isJoined || !isOpened))) return null;
  return {
    min: first.value,
    max: second.value,
    start: isOpened ? index - 1 : index,
    end: next + second.length,
  };
}

function boundAt(reading: Reading, index: number): Range | null {
  const amount = amountAt(reading, index);
  if (!amount) return null;
  const end = index + amount.length;
  const max = phraseBefore(reading, index, upTo);
  if (max) return { max: amount.value, start: index - max, end };
  const min = phraseBefore(reading, index, from);
  if (min) return { min: amount.value, start: index - min, end };
  const less = phraseAt(reading, end, orLess);
  if (less) return { max: amount.value, start: index, end: end + less };
  const more = phraseAt(reading, end, orMore);
  if (more) return { min: amount.value, start: index, end: end + more };
  if (!amount.isMoney) return null;
  return wordAt(reading, index).endsWith("+")
    ? { min: amount.value, start: index, end }
    : { max: amount.value, start: index, end };
}

/** Claims what is said about the price; true when it is a price a month. */
export function claimPrice(reading: Reading): boolean {
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const range = rangeAt(reading, index) ?? boundAt(reading, index);
    if (!range) continue;
    const month = phraseAt(reading, range.end, monthly);
    const { min, max, start, end } = range;
    const wish = { kind: "price" as const, lexemes: [], min, max, label: priceLabel(min, max) };
    claim(reading, start, end + month, wish);
    return month > 0;
  }
  return false;
}
