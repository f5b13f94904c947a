import {
  olderWindow,
  blocksOf,
  estimateMatches,
  firstWindow,
  shrink,
  widen,
  type Span,
} from "./window.rules";

const million = 1_000_000;
const all: Span = { low: 1, high: million };
const lengthOf = ({ low, high }: Span) => high - low + 1;

test("multiplies the shares of the words", () => {
  expect(estimateMatches([100_000], million)).toBe(100_000);
  expect(estimateMatches([100_000, 50_000], million)).toBeCloseTo(5000);
  expect(estimateMatches([5], 0)).toBe(0);
});

describe("firstWindow", () => {
  test("covers everything for rare words and for words that rarely occur together", () => {
    expect(firstWindow({ documents: [700], total: million, all, rarest: 700 })).toEqual(all);
    expect(firstWindow({ documents: [20_000, 20_000], total: million, all, rarest: 20_000 })).toEqual(all);
    expect(firstWindow({ documents: [30_000, 33_000], total: million, all, rarest: 30_000 })).toEqual(all);
    expect(firstWindow({ documents: [35_000, 33_000], total: million, all, rarest: 33_000 })).not.toEqual(
      all,
    );
    expect(firstWindow({ documents: [900], total: 1200, all: { low: 1, high: 1200 }, rarest: 900 })).toEqual({
      low: 1,
      high: 1200,
    });
  });

  test.each([5000, 30_000, 100_000, 700_000])(
    "has a few hundred matches for a word in %i listings",
    (documents) => {
      const window = firstWindow({ documents: [documents], total: million, all, rarest: documents });
      const matches = (lengthOf(window) * documents) / million;
      expect(matches).toBeGreaterThanOrEqual(290);
      expect(matches).toBeLessThan(1200);
      expect(window.high).toBe(million);
    },
  );

  test("accepts fewer matches if both the words and the window are long", () => {
    const window = firstWindow({ documents: [60_000, 60_000], total: million, all, rarest: 60_000 });
    expect(lengthOf(window)).toBeLessThan(50_000);
    expect((lengthOf(window) * 3600) / million).toBeGreaterThan(100);
  });

  const narrow = { documents: [200_000, 100_000], total: million, all, rarest: 100_000 };
  const usual = lengthOf(firstWindow(narrow));

  test("has the minimum matches of a page if few index hits match", () => {
    const window = firstWindow({ ...narrow, matches: { likely: 480, least: 48, titled: Infinity } });
    expect((lengthOf(window) * 480) / million).toBeGreaterThanOrEqual(48);
    expect(lengthOf(window)).toBeLessThan(200_000);
    const many = firstWindow({ ...narrow, matches: { likely: 20_000, least: 48, titled: Infinity } });
    expect(lengthOf(many)).toBe(usual);
  });

  test("stays short if hardly anything matches, and grows later", () => {
    const window = firstWindow({ ...narrow, matches: { likely: 0, least: 48, titled: Infinity } });
    expect(lengthOf(window)).toBeLessThan(8 * usual + 65_536);
  });

  test("covers everything if few titles are read for it", () => {
    expect(firstWindow({ ...narrow, matches: { likely: 300, least: 48, titled: 1500 } })).toEqual(all);
    expect(firstWindow({ ...narrow, matches: { likely: 1500, least: 48, titled: 1500 } })).not.toEqual(all);
  });
});

describe("windows after the first", () => {
  const window: Span = { low: 958_464, high: million };

  test("grows fourfold to 64-fold, but not beyond everything", () => {
    expect(lengthOf(widen(window, 300, all))).toBeGreaterThanOrEqual(4 * lengthOf(window));
    expect(widen({ low: million - 1023, high: million }, 0, all).low).toBeGreaterThan(million - 2 * 65_536);
    expect(widen(window, 0, all)).toEqual(all);
  });

  test("shrinks to an eighth until a single block is left", () => {
    const small = shrink(window);
    expect(small?.high).toBe(million);
    expect(lengthOf(small!)).toBeLessThan(lengthOf(window) / 4);
    let last: Span | null = window;
    for (let i = 0; last && i < 20; i += 1) last = shrink(last);
    expect(last).toBeNull();
  });

  test("continues where the previous window ended, until nothing is left", () => {
    let seen = 0;
    for (let next: Span | null = window; next; next = olderWindow(next, 400, all)) {
      seen += lengthOf(next);
      expect(next.low).toBeGreaterThanOrEqual(all.low);
    }
    expect(seen).toBe(million);
  });
});

describe("blocksOf", () => {
  test.each<[Span, string[]]>([
    [{ low: 998_400, high: million }, ["xa_975", "xa_976"]],
    [{ low: 974_848, high: million }, ["xr_119", "xr_120", "xr_121", "xr_122"]],
    [{ low: 851_968, high: million }, ["xw_13", "xw_14", "xw_15"]],
    [{ low: 0, high: 10 }, ["xa_0"]],
  ])("covers %j with few blocks of one size", (span, blocks) => {
    expect(blocksOf(span)).toEqual(blocks);
  });

  test("covers any window with few blocks", () => {
    const sizes = { xa: 1024, xr: 8192, xw: 65_536 } as Record<string, number>;
    for (const documents of [2000, 9000, 44_000, 333_000]) {
      let window: Span | null = firstWindow({
        documents: [documents],
        total: million,
        all,
        rarest: documents,
      });
      for (let i = 0; window && i < 5; i += 1) {
        const blocks = blocksOf(window).map((block) => block.split("_") as [string, string]);
        const first = blocks[0]!;
        const last = blocks.at(-1)!;
        expect(Number(first[1]) * sizes[first[0]]!).toBeLessThanOrEqual(window.low);
        expect((Number(last[1]) + 1) * sizes[last[0]]!).toBeGreaterThan(window.high);
        expect(blocks.length).toBeLessThanOrEqual(9);
        window = olderWindow(window, 400, all);
      }
    }
  });
});
