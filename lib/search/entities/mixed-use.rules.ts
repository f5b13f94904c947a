import { claim, wordAt, type IsThere, type Reading } from "../analysis/tokens.rules";

/** What nobody lives in alone, and somebody buys to let: types have no name of their own for it. */
export const apartmentBuildings =
  "apartment building, apartment buildings, apartment complex, apartment block, apartment house, multi unit building, multi family building, multifamily building, apartment building investment, multi family investment, multifamily investment";

const dwellings = /^(apartments|flats|units|residences|condos|lofts)$/;
const dwelling = /^(apartment|flat|residential)$/;
const building = /^(building|buildings|block)$/;
const trades = /^(stores?|shops?|storefronts?|retail|businesses|restaurants?|cafes?)$/;
const between =
  /^(a|an|the|with|and|plus|over|above|below|under|beneath|upstairs|downstairs|on|ground|street|first|floor|level|some|few|two|three|several|space|spaces|units?|of|in|it|has|that)$/;
/** Between a home and shops around it. */
const farthest = 6;

/** Whether a word at a place says that people live or work there: an 'apartment building', a 'building', 'apartments'. */
function lengthOfPart(reading: Reading, at: number): { length: number; isTrade: boolean } | null {
  const [word, next] = [wordAt(reading, at), wordAt(reading, at + 1)];
  if (trades.test(word)) return { length: 1, isTrade: true };
  if (dwelling.test(word) && building.test(next)) return { length: 2, isTrade: false };
  return dwellings.test(word) || building.test(word) ? { length: 1, isTrade: false } : null;
}

/** 'Above', 'on the ground floor', 'and apartments', but not 'in Boston'. */
function goesOn(reading: Reading, at: number): boolean {
  const [word, next] = [wordAt(reading, at), wordAt(reading, at + 1)];
  if (/^(in|on)$/.test(word)) return /^(the|ground|street|first)$/.test(next);
  return between.test(word) || trades.test(word) || dwellings.test(word);
}

/**
 * Claims a building for living and for trade however it is said: 'apartment building with stores', 'shop with apartments
 * above'. Shops that are near a home are no part of it, and a house with a shop has a workshop.
 */
export function claimMixedUse(reading: Reading, isThere: IsThere): void {
  const wish = { kind: "type", label: "Mixed use", lexemes: ["xpt_mixed_use"] } as const;
  if (!isThere("mixed use", 0, wish)) return;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const first = lengthOfPart(reading, at);
    if (!first) continue;
    let to = at + first.length;
    while (to - at < farthest && between.test(wordAt(reading, to))) to += 1;
    const own = first.isTrade && dwelling.test(wordAt(reading, to)) ? { length: 1, isTrade: false } : null;
    const second = to > at + first.length ? (lengthOfPart(reading, to) ?? own) : null;
    if (!second || first.isTrade === second.isTrade) continue;
    let end = to + second.length;
    while (goesOn(reading, end)) end += 1;
    if (/^(near|nearby|close|around|next|within|walking)$/.test(wordAt(reading, end))) continue;
    claim(reading, at, end, wish);
    return;
  }
}
