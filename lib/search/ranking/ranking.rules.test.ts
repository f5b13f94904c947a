import { rankingOf } from "./ranking.rules";
import type { Term } from "../query/terms.rules";

const documents = { products: 1, services: 0, realestate: 0 };
const term = (word: string, more: Partial<Term> = {}): Term => ({
  word,
  operands: [`'${word}'`],
  documents,
  ...more,
});

test("ranks by words, and by facts only if they were typed", () => {
  const terms = [
    term("red"),
    term("bike", { isHead: true, operands: ["'bike'", "('bicycl':AB)"] }),
    term("Used", { isFact: true, operands: ["'xcon_used'", "'xcon_like_new'"], best: ["'xcon_used'"] }),
  ];
  expect(rankingOf({ terms })).toEqual({
    exactHead: "'bike':A",
    head: "('bike':A | ('bicycl':A))",
    subject: "",
    title: "'red':AB & ('bike':AB | ('bicycl':AB))",
    phrase: "'red':AB <-> 'bike':AB",
    words: "'red' & ('bike' | ('bicycl':AB))",
    typed: "'red' & 'bike'",
    best: "'xcon_used'",
    part: "",
    extra: [],
    variant: "",
    named: "",
    section: "",
    understood: "",
    facts: ["('xcon_used' | 'xcon_like_new')"],
    literal: null,
  });
  const car = term("car", { isHead: true, operands: ["'car'", "'suv':A"], part: "'xsc_cars'" });
  expect(rankingOf({ terms: [car] }).part).toBe("('car':A | 'suv':A) & 'xsc_cars'");
  expect(rankingOf({ terms: terms.slice(2) })).toMatchObject({ head: "", title: "", words: "", typed: "" });
});

test("ranks by the boosts of each term", () => {
  const terms = [
    term("mic", { isHead: true, boostOperands: ["'podcast':AB", "'studio':AB"] }),
    term("stand", { boostOperands: [] }),
    term("Used", { isFact: true, boostOperands: ["'old':AB"] }),
  ];
  expect(rankingOf({ terms }).extra).toEqual(["'podcast':AB | 'studio':AB", "'old':AB"]);
});
