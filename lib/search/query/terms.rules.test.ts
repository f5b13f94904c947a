import {
  asHead,
  bareOf,
  eitherOf,
  headOf,
  inTitle,
  withinTitle,
  lessOne,
  outsidePlaces,
  strictly,
  widely,
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

test("inTitle and asHead weigh words, never facts", () => {
  expect(inTitle("('lawn' <-> 'care')")).toBe("('lawn':AB <-> 'care':AB)");
  expect(withinTitle("'two':AB <-> 'move':A")).toBe("'two':AB <-> 'move':A");
  expect(inTitle("'boo':* & 'xcat_services'")).toBe("'boo':*AB & 'xcat_services'");
  expect(asHead("('lawn' <-> 'care')")).toBe("('lawn':AB <-> 'care':A)");
  expect(asHead("('paint':AB & 'xcat_services')")).toBe("('paint':A & 'xcat_services')");
  expect(asHead("'xcon_used'")).toBe("'xcon_used'");
  expect(outsidePlaces("('lake':AB | 'xpk_1')")).toBe("('lake':ABD | 'xpk_1')");
});

test("strictly reckons with as many matches as titles are about it", () => {
  const heads = { products: 0, services: 0, realestate: 0 };
  const bike = term("bike", { isHead: true, heads, loose: term("bicycl") });
  const [red, strict] = strictly([term("red", { heads }), bike]);
  expect([red?.estimated, strict?.estimated]).toEqual([undefined, heads]);
  expect(strictly(widely([bike]))[0]?.estimated).toBeUndefined();
});

test.each([
  ["camera bag", "bag"],
  ["laptop with charger", "laptop"],
  ["bag for camera", "bag"],
  ["laptop 16", "laptop"],
  ["plumber asap", "plumber"],
  ["brake replacement", "brake"],
  ["guitar", "guitar"],
])("headOf finds the thing in '%s'", (text, head) => {
  const rest = tokensOf(text);
  const units = rest.flatMap(({ word }, at) => (/^(with|for)$/.test(word) ? [] : [{ at, words: [word] }]));
  expect(units[headOf(rest, units)]?.words).toEqual([head]);
});

test("lessOne keeps the thing itself", () => {
  const terms = [term("red"), term("bike", { isHead: true }), term("Used", { isFact: true })];
  expect(lessOne(terms).map((kept) => kept.map(({ word }) => word))).toEqual([
    ["bike", "Used"],
    ["red", "bike"],
  ]);
  expect(lessOne([term("bike", { isHead: true })])).toEqual([]);
});

test("eitherOf has the one and the other of two things, with what belongs to both", () => {
  const piano = term("piano", { either: "first", isNeeded: true });
  const violin = term("violin", { either: "second", isNeeded: true });
  const lessons = term("lessons", { isHead: true });
  expect(eitherOf([piano, violin, lessons])).toEqual([
    [violin, lessons],
    [piano, lessons],
  ]);
  const color = term("color", { either: "first" });
  const cut = term("cut", { either: "second", isHead: true });
  expect(eitherOf([color, cut])).toEqual([[cut], [{ ...color, isHead: true }]]);
  expect(eitherOf([violin, lessons])).toEqual([]);
});

test("bareOf returns the goods, first with their facts", () => {
  const suv = term("suv", { isHead: true });
  const used = term("Used", { isFact: true });
  expect(bareOf([suv, term("one"), term("owner"), used])).toEqual([[suv, used], [suv]]);
  expect(bareOf([term("repair", { isHead: true, documents: { ...documents, services: 5 } }), used])).toEqual(
    [],
  );
  expect(bareOf([suv])).toEqual([]);
});
