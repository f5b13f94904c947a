import {
  requireSubject,
  pairVariants,
  headOf,
  inTitle,
  inTitleOrSubject,
  withoutOne,
  excludePlaces,
  requireHeadSubject,
  withFallbacks,
  type Term,
} from "./terms.rules";
import { tokensOf } from "../analysis/tokens.rules";

const documents = { products: 1, services: 0, realestate: 0 };
const term = (word: string, more: Partial<Term> = {}): Term => ({
  word,
  operands: [`'${word}'`],
  documents,
  ...more,
});

test("adds weights to words, never to facts", () => {
  expect(inTitle("('lawn' <-> 'care')")).toBe("('lawn':AB <-> 'care':AB)");
  expect(inTitleOrSubject("'two':AB <-> 'move':A")).toBe("'two':AB <-> 'move':A");
  expect(inTitle("'boo':* & 'xcat_services'")).toBe("'boo':*AB & 'xcat_services'");
  expect(requireSubject("('lawn' <-> 'care')")).toBe("('lawn':AB <-> 'care':A)");
  expect(requireSubject("('paint':AB & 'xcat_services')")).toBe("('paint':A & 'xcat_services')");
  expect(requireSubject("'xcon_used'")).toBe("'xcon_used'");
  expect(excludePlaces("('lake':AB | 'xpk_1')")).toBe("('lake':ABD | 'xpk_1')");
});

test("estimates as many strict matches as there are titles with the word as head", () => {
  const heads = { products: 0, services: 0, realestate: 0 };
  const bike = term("bike", { isHead: true, heads, fallback: term("bicycl") });
  const [red, strict] = requireHeadSubject([term("red", { heads }), bike]);
  expect([red?.estimated, strict?.estimated]).toEqual([undefined, heads]);
  expect(requireHeadSubject(withFallbacks([bike]))[0]?.estimated).toBeUndefined();
});

test("adds the operands of a fallback and ranks the phrase first", () => {
  const bike = term("mountain bike", {
    operands: ["('mountain' <-> 'bike')"],
    heads: documents,
    titled: 3,
    fallback: term("bike", { operands: ["'bike'", "'cycle':AB"] }),
  });
  expect(withFallbacks([term("red", { titled: 3 }), bike])).toEqual([
    { word: "red", operands: ["'red'"], documents, titled: 3 },
    {
      word: "mountain bike",
      operands: ["('mountain' <-> 'bike')", "'bike'", "'cycle':AB"],
      exactOperands: ["('mountain' <-> 'bike')"],
      documents,
    },
  ]);
});

test.each([
  ["camera bag", "bag"],
  ["laptop with charger", "laptop"],
  ["bag for camera", "bag"],
  ["laptop 16", "laptop"],
  ["plumber asap", "plumber"],
  ["brake replacement", "brake"],
  ["guitar", "guitar"],
])("finds the head word of '%s'", (text, head) => {
  const rest = tokensOf(text);
  const units = rest.flatMap(({ word }, at) => (/^(with|for)$/.test(word) ? [] : [{ at, words: [word] }]));
  expect(units[headOf(rest, units)]?.words).toEqual([head]);
});

test("drops a word, but keeps the head word", () => {
  const terms = [term("red"), term("bike", { isHead: true }), term("Used", { isFact: true })];
  expect(withoutOne(terms).map((remaining) => remaining.map(({ word }) => word))).toEqual([
    ["bike", "Used"],
    ["red", "bike"],
  ]);
  expect(withoutOne([term("bike", { isHead: true })])).toEqual([]);
});

test("returns each of two alternatives with the words they share", () => {
  const piano = term("piano", { either: "first", isNeeded: true });
  const violin = term("violin", { either: "second", isNeeded: true });
  const lessons = term("lessons", { isHead: true });
  expect(pairVariants([piano, violin, lessons])).toEqual([
    [violin, lessons],
    [piano, lessons],
  ]);
  const color = term("color", { either: "first" });
  const cut = term("cut", { either: "second", isHead: true });
  expect(pairVariants([color, cut])).toEqual([[cut], [{ ...color, isHead: true }]]);
  expect(pairVariants([violin, lessons])).toEqual([]);
});
