import { calledSo } from "./called.rules";
import type { Term } from "./terms.rules";

function thing(operands: string[], more: Partial<Term> = {}): Term {
  const documents = { products: 1, services: 0, realestate: 0 };
  return { word: "thing", operands, documents, isHead: true, isThing: true, ...more };
}

function split(titles: readonly string[], term: Term, isRanked = true) {
  const { called, mentioned } = calledSo(
    titles.map((title) => ({ title })),
    { terms: [term], isRanked },
  );
  return [called.map(({ title }) => title), mentioned.map(({ title }) => title)];
}

test("set apart what has a word only behind its name", () => {
  const telescope = thing(["('telescop':AB & !'xcat_realestate')"]);
  expect(split(["Telescope by Halden", "FM radio, telescopic antenna"], telescope)).toEqual([
    ["Telescope by Halden"],
    ["FM radio, telescopic antenna"],
  ]);
  const coat = thing(["('trench':AB <-> 'coat':AB)"], { loose: thing(["'coat'"]) });
  const coats = ["Trench coat, fully lined", "Long coat by Odile", "Painting, two coats included"];
  expect(split(coats, coat)).toEqual([coats.slice(0, 2), coats.slice(2)]);
});

test("know a word by its stem, by what means the same, and with what it is for", () => {
  const hair = thing(["'stylist'", "('haircut':AB <2> 'style':A)", "('batteri':AB)"]);
  const titles = [
    "Haircut and styling in Tampa",
    "New batteries",
    "Stylist for brides",
    "Lamp, no batteries",
  ];
  expect(split(titles, hair)).toEqual([titles.slice(0, 3), titles.slice(3)]);
});

test("know a word with an accent by its stem, which has none", () => {
  const titles = ["Resume writing", "Résumé help", "Career coaching, résumé included"];
  expect(split(titles, thing(["'resum'"]))).toEqual([titles.slice(0, 2), titles.slice(2)]);
});

test("take a phrase for a name wherever it stands", () => {
  const door = thing(["('door':AB <2> 'window':AB)", "('handyman':AB <3> 'hour':AB)"]);
  const titles = ["Door and window repairs", "Handyman by the hour", "Cabinets, doors included"];
  expect(split(titles, door)).toEqual([titles.slice(0, 2), titles.slice(2)]);
});

test("take no phrase for a name that stands behind it, or whose words are far apart", () => {
  const bag = thing(["'suitcas'", "('roller':AB <-> 'bag':AB)", "('carri':AB <-> 'bag':AB)"]);
  const bags = [
    "Blue suitcase",
    "Roller bag, 22 inches",
    "Pink roller skates, with carry bag",
    "Telescope, with carry bag",
  ];
  expect(split(bags, bag)).toEqual([bags.slice(0, 2), bags.slice(2)]);
  const tools = thing(["'tool'", "('hand':AB <-> 'tool':AB)"]);
  const work = ["Tool set", "Handyman by the hour, tools included"];
  expect(split(work, tools)).toEqual([work.slice(0, 1), work.slice(1)]);
});

test("leave all together where the first only mentions it, or where no title is about such a thing", () => {
  const titles = ["Cake, with candles", "Candles"];
  expect(split(titles, thing(["'candl'"]))).toEqual([titles, []]);
  expect(split(titles, thing(["'candl'"]), false)).toEqual([["Candles"], ["Cake, with candles"]]);
  expect(split(titles.toReversed(), thing(["'candl'"], { isThing: false }))).toEqual([
    titles.toReversed(),
    [],
  ]);
});
