import { relaxQuery, textPartsOf, typedFormOf } from "./relaxing.rules";

const steps = (query: Parameters<typeof relaxQuery>[0], words: string[] = []) =>
  relaxQuery(query, words).map(({ drop, word, query: { ...left } }) => [word ?? drop, left]);

test("drops each filter by itself, then each word, then all filters, then the text", () => {
  const query = {
    search: "oak sofa",
    state: "TX",
    minPrice: 5,
    maxPrice: 9,
    cursor: "c",
    limit: 3,
    sort: "rating",
  } as const;
  expect(steps(query, ["oak", "sofa"])).toEqual([
    ["price", { search: "oak sofa", state: "TX" }],
    ["state", { search: "oak sofa", minPrice: 5, maxPrice: 9 }],
    ["oak", { search: "sofa", state: "TX", minPrice: 5, maxPrice: 9 }],
    ["sofa", { search: "oak", state: "TX", minPrice: 5, maxPrice: 9 }],
    ["filters", { search: "oak sofa" }],
    ["search", { state: "TX", minPrice: 5, maxPrice: 9 }],
  ]);
});

test("drops no single word of a text with more than eight", () => {
  const words = "one two three four five six seven eight".split(" ");
  expect(steps({}, words)).toHaveLength(8);
  expect(steps({}, [...words, "nine"])).toEqual([]);
  const entity = { kind: "price", label: "Up to $9", without: `${words.join(" ")} nine` } as const;
  expect(textPartsOf(`${entity.without} under $9`, [entity])).toEqual([
    { word: "Up to $9", search: entity.without },
  ]);
});

test("drops at most eight parts that are understood", () => {
  const entities = Array.from(
    { length: 9 },
    (_, at) => ({ kind: "brand", label: `${at}`, without: `x${at}` }) as const,
  );
  expect(textPartsOf("any", entities).map(({ word }) => word)).toEqual([
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
  ]);
});

test("offers nothing for a single word or an empty query", () => {
  expect(steps({ search: "oak" }, ["oak"])).toEqual([]);
  expect(steps({})).toEqual([]);
});

test("takes an entity as one part and keeps the rest of the text", () => {
  const text = "2 bath house, under $1,500";
  const entities = [
    { kind: "bathrooms", label: "2 baths", without: "house, under $1,500" },
    { kind: "price", label: "Up to $1,500", without: "2 bath house" },
  ] as const;
  expect(textPartsOf(text, entities)).toEqual([
    { word: "2 baths", search: "house, under $1,500" },
    { word: "Up to $1,500", search: "2 bath house" },
    { word: "house", search: "2 bath under $1,500" },
  ]);
  const [first] = relaxQuery({ search: text, sort: "rating" }, ["2", "bath"], textPartsOf(text, entities));
  const search = "house, under $1,500";
  expect(first).toEqual({ drop: "word", word: "2 baths", search, query: { search } });
});

test("offers to drop an entity that is the whole text only if there are filters", () => {
  const entities = [{ kind: "price", label: "Up to $400", without: "" }] as const;
  expect(textPartsOf("under $400", entities)).toEqual([]);
  expect(textPartsOf("under $400", entities, true)).toEqual([{ word: "Up to $400", search: "" }]);
});

test.each([
  ["table", "oak tabel", "oak table", "tabel"],
  ["speakers", "blue tooth speekers", "bluetooth speakers", "speekers"],
  ["tabel", "dining room tabel", "diningroom tabel", "tabel"],
  ["sofa", "sofaa for a living room", "sofa for a livingroom", "sofaa"],
  ["rug", "oak sofa", "oak sofa", "rug"],
])("finds the typed form of '%s' in '%s', corrected to '%s': '%s'", (word, typed, meant, as) => {
  expect(typedFormOf(word, typed.split(" "), meant.split(" "))).toBe(as);
});
