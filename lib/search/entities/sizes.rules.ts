import { around, from, orLess, orMore, phraseAt, phraseBefore, split, upTo } from "./amounts.rules";
import { isDash } from "./ranges.rules";
import { claim, wordAt, type Reading } from "../analysis/tokens.rules";
import { formatNumber } from "@/lib/shared/numbers";

const squareFeet = ["square feet", "square foot", "sq feet", "sq foot", "sq ft", "sqft", "sq", "sf"].map(
  split,
);
const joinedArea = /^(\d[\d,]*)(sqft|sf)(\+?)$/;
const leastArea = 100;

/** Square feet at a place: '2,000 sq ft', '1500sqft'; how many tokens the number and its unit take. */
function areaAt(reading: Reading, index: number): { value: number; length: number } | null {
  const word = wordAt(reading, index);
  const [, digits = "", unit] = joinedArea.exec(word) ?? /^(\d[\d,]*)()\+?$/.exec(word) ?? [];
  const value = Number(digits.replaceAll(",", ""));
  const length = unit ? 1 : 1 + phraseAt(reading, index + 1, squareFeet);
  return value >= leastArea && (unit || length > 1) ? { value, length } : null;
}

/** Claims how large a home is to be: '2,000 sq ft' is at least that, 'under 800 sq ft' at most. */
export function claimArea(reading: Reading, text: string): void {
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const area = areaAt(reading, index);
    if (!area) continue;
    const end = index + area.length;
    const isJoined = /^(to|and)$/.test(wordAt(reading, index - 1));
    const at = index - (isJoined ? 2 : 1);
    const low = Number(wordAt(reading, at).replaceAll(",", "")) || 0;
    if (low >= leastArea && low < area.value && (isJoined || isDash(reading, text, index))) {
      const start = at - Number(/^(between|from)$/.test(wordAt(reading, at - 1)));
      const label = `${formatNumber(low)} to ${formatNumber(area.value)} sq ft`;
      return claim(reading, start, end, { kind: "area", lexemes: [], min: low, max: area.value, label });
    }
    const most = phraseBefore(reading, index, upTo);
    const least = phraseBefore(reading, index, from) || phraseBefore(reading, index, around);
    const after = phraseAt(reading, end, orLess) || phraseAt(reading, end, orMore);
    const isMost = most > 0 || phraseAt(reading, end, orLess) > 0;
    const label = `${isMost ? "Up to" : "From"} ${formatNumber(area.value)} sq ft`;
    const bound = isMost ? { max: area.value } : { min: area.value };
    return claim(reading, index - (most || least), end + after, {
      kind: "area",
      lexemes: [],
      label,
      ...bound,
    });
  }
}
