import { bandOf, priceLexemes, overlapShare } from "./price-bands.rules";

const ofListing = (cents: number) => {
  const band = bandOf(cents);
  return [`xp0_${band}`, `xp1_${band >> 2}`, `xp2_${band >> 4}`];
};

test("divides each doubling of an amount into four bands", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(bandOf)).toEqual([0, 4, 8, 10, 12, 13, 14, 15, 16]);
  expect(bandOf(150_000)).toBe(4 * 18 + 0);
  expect(bandOf(10 ** 14)).toBeLessThanOrEqual(191);
});

const amounts = Array.from({ length: 140 }, (_, index) => Math.round(1.27 ** index)).filter(
  (cents) => cents <= 10 ** 11,
);
const ranges = amounts.flatMap((least, index) =>
  amounts
    .slice(index)
    .filter((_, place) => place % 7 === 0)
    .map((most) => [least, most] as const),
);

function timesFound(cents: number, least: number, most: number): number {
  return bandOf(cents) >= bandOf(least) && bandOf(cents) <= bandOf(most) ? 1 : 0;
}

test("finds each price of a range once, and none more than a band outside it", () => {
  const wrong = ranges.flatMap(([least, most]) => {
    const lexemes = new Set(priceLexemes(least, most));
    const misses = [...amounts, 0, least, most].filter(
      (cents) =>
        ofListing(cents).filter((lexeme) => lexemes.has(lexeme)).length !== timesFound(cents, least, most),
    );
    return misses.length > 0 || lexemes.size > 20 ? [{ least, most, misses, lexemes: lexemes.size }] : [];
  });
  expect(ranges.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test("includes all further prices at an open end", () => {
  for (const cents of [0, ...amounts]) {
    expect(ofListing(cents).some((lexeme) => priceLexemes(undefined, cents).includes(lexeme))).toBe(true);
    expect(ofListing(cents).some((lexeme) => priceLexemes(cents, undefined).includes(lexeme))).toBe(true);
  }
  expect(priceLexemes(undefined, undefined)).toEqual([]);
  expect(priceLexemes(500, 400).filter((lexeme) => lexeme !== `xp0_${bandOf(400)}`)).toEqual([]);
});

test("counts a band at the end of a range in part, and bands in between in full", () => {
  // $1,638.40 to $1,966.08 and the next three bands.
  const [least, most] = [180_224, 262_144 * 1.25];
  const shares = priceLexemes(least, most - 1).map((lexeme) => [lexeme, overlapShare(lexeme, least, most)]);
  expect(shares).toEqual([
    ["xp0_73", 0.5],
    ["xp0_74", 1],
    ["xp0_75", 1],
    ["xp0_76", 1],
  ]);
  expect(overlapShare("xp1_18", 131_072, 262_143)).toBeCloseTo(1);
  expect(overlapShare("xp2_4", 0, 131_072)).toBeCloseTo(0.2);
  expect(overlapShare("xp0_73", 0, 1000)).toBe(0);
});
