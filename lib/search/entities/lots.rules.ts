import { acresLabel, formatAcres, squareFeetPerAcre } from "@/lib/listings/lots.rules";
import {
  around,
  from,
  orLess,
  orMore,
  phraseAt,
  phraseBefore,
  roughly,
  spelledNumber,
  split,
  upTo,
} from "./amounts.rules";
import { isDash } from "./ranges.rules";
import { claim, standsAt, wordAt, type Reading, type Wish } from "../analysis/tokens.rules";

/** Land that nothing stands on, however it is said. */
export const emptyLand = ["vacant", "empty", "bare", "raw", "undeveloped", "unimproved", "unbuilt"]
  .flatMap((how) =>
    ["land", "lot", "lots", "parcel", "parcels", "plot", "plots", "acreage"].map((what) => `${how} ${what}`),
  )
  .join(", ");

const units = /^(acres?|ac)$/;
const joined = /^(\d[\d,]*(?:\.\d+)?)(acres?|ac)(\+?)$/;
const parts: Readonly<Record<string, number>> = { half: 1 / 2, quarter: 1 / 4 };
const fractions: Readonly<Record<string, readonly [string, string]>> = {
  half: ["1", "2"],
  quarter: ["1", "4"],
};
const links = ["of an", "of a", "an", "a", "of"].map(split);

/** How many acres, how many tokens the number takes, and those of the unit behind it. */
type Acres = { value: number; length: number; unit: number; isLeast: boolean };

function numberAt(reading: Reading, index: number, text: string): { value: number; length: number } | null {
  const word = wordAt(reading, index);
  const part = parts[word];
  if (part) return { value: part, length: 1 + phraseAt(reading, index + 1, links) };
  const share = Object.entries(fractions).find(([, words]) => standsAt(reading, index, words));
  if (share && isSlash(reading, text, index)) return { value: parts[share[0]]!, length: 2 };
  if (/^\d[\d,]*(\.\d+)?\+?$/.test(word)) return { value: parseFloat(word.replaceAll(",", "")), length: 1 };
  if (/^an?$/.test(word)) return { value: 1, length: 1 };
  const value = spelledNumber(word);
  return value === null ? null : { value, length: 1 };
}

function isSlash({ tokens }: Reading, text: string, index: number): boolean {
  return text.slice(tokens[index]!.end, tokens[index + 1]?.start).trim() === "/";
}

function acresAt(reading: Reading, index: number, text: string): Acres | null {
  const word = wordAt(reading, index);
  const [, digits, , plus] = joined.exec(word) ?? [];
  if (digits) return { value: Number(digits.replaceAll(",", "")), length: 1, unit: 0, isLeast: plus === "+" };
  const number = numberAt(reading, index, text);
  const more = number ? phraseAt(reading, index + number.length, orMore) : 0;
  const isUnit = number !== null && units.test(wordAt(reading, index + number.length + more));
  return isUnit && number.value > 0
    ? { ...number, unit: more + 1, isLeast: more > 0 || word.endsWith("+") }
    : null;
}

/** Claims how large a lot is to be: '5 to 10 acres', 'at least 2 acres', 'half an acre'; '2 acres' are about so many. */
export function claimLot(reading: Reading, text: string): void {
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const acres = acresAt(reading, index, text);
    if (!acres) continue;
    const { value, isLeast } = acres;
    const end = index + acres.length + acres.unit;
    // The lower end of a range: '5 acres to 10 acres'.
    if (/^(to|and)$/.test(wordAt(reading, end)) && acresAt(reading, end + 1, text)) continue;
    const after = phraseAt(reading, end, orLess) || phraseAt(reading, end, orMore);
    const wish = (bounds: { min?: number; max?: number }) => ({
      kind: "lot" as const,
      lexemes: [],
      ...bounds,
      label: acresLabel(bounds.min, bounds.max),
    });
    const low = lowAt(reading, index, text);
    if (low && low.value < value) return claim(reading, low.start, end, wish({ min: low.value, max: value }));
    const most = phraseBefore(reading, index, upTo);
    const least = phraseBefore(reading, index, from);
    const isMost = most > 0 || phraseAt(reading, end, orLess) > 0;
    const about = most || least ? 0 : phraseBefore(reading, index, around);
    const isBound = isLeast || most > 0 || least > 0 || after > 0;
    const bounds = isMost ? { max: value } : isBound ? { min: value } : roughly(value);
    const label = isBound ? {} : { label: `About ${formatAcres(value)}` };
    return claim(reading, index - (most || least || about), end + after, { ...wish(bounds), ...label });
  }
}

/** The lower end of a range before its upper one: '5 to', '5-', 'between 5 and'. */
function lowAt(reading: Reading, index: number, text: string): { value: number; start: number } | null {
  const isJoined = /^(to|and)$/.test(wordAt(reading, index - 1));
  if (!isJoined && !isDash(reading, text, index)) return null;
  const hasUnit = isJoined && units.test(wordAt(reading, index - 2));
  const at = index - (isJoined ? 2 : 1) - Number(hasUnit);
  const { value = 0 } = numberAt(reading, at, text) ?? {};
  return value > 0 ? { value, start: at - Number(/^(between|from)$/.test(wordAt(reading, at - 1))) } : null;
}

/** How large land is to be is told of its lot, whatever it is told in. */
export function asLot(wish: Wish): Wish {
  if (wish.kind === "lot") return wish;
  const acres = (area: number | undefined) => (area === undefined ? undefined : area / squareFeetPerAcre);
  return { ...wish, kind: "lot", min: acres(wish.min), max: acres(wish.max) };
}
