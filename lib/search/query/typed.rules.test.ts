import {
  everyWordQuery,
  exactQuery,
  literalDocuments,
  literalRanking,
  wholeTitleQuery,
  type Literal,
  type LiteralWord,
} from "./typed.rules";

const word = (lexeme: string, at: number, more: Partial<LiteralWord> = {}): LiteralWord => ({
  word: lexeme,
  form: lexeme,
  lexeme,
  at,
  isWritten: true,
  documents: { products: 5, services: 0, realestate: 0 },
  ...more,
});

const literal = (more: Partial<Literal>): Literal => ({
  words: [],
  corrected: [],
  whole: [],
  forms: [],
  core: [],
  conditions: [],
  phrases: [],
  titleKey: "",
  vendorKey: "",
  brandKey: "",
  vendorListings: 0,
  ...more,
});

const watch = [word("appl", 1), word("watch", 2)];

test("match every word in any field, or the exact title or vendor", () => {
  const text = literal({ words: watch, titleKey: "xtk_1", vendorKey: "xvk_2" });
  expect(everyWordQuery(text, { isNamed: false })).toBe("('appl' & 'watch') | ('xtk_1') | ('xvk_2')");
});

test("match names alone where descriptions don't count", () => {
  expect(everyWordQuery(literal({ words: watch }), { isNamed: true })).toBe("'appl':ABC & 'watch':ABC");
});

test("require conditions besides the words, but not of a title that contains the text", () => {
  const text = literal({
    words: [word("desk", 1)],
    whole: [word("desk", 1), word("50", 3)],
    forms: ["xe_desk", "xe_under"],
    conditions: ["('xbd_2')"],
  });
  const title = "'desk':AB <2> '50':AB & 'xe_desk' & 'xe_under'";
  expect(everyWordQuery(text, { isNamed: false })).toBe(`('desk' & ('xbd_2')) | (${title})`);
  expect(wholeTitleQuery(text)).toBe(title);
  expect(wholeTitleQuery(literal({ words: watch }))).toBe("");
});

test("match the corrected words as well as the typed ones", () => {
  const text = literal({ words: [word("appel", 1)], corrected: [word("appl", 1)] });
  expect(everyWordQuery(text, { isNamed: false })).toBe("('appel') | ('appl')");
});

test("rank a phrase with the gap that a dropped word leaves", () => {
  const { phrase } = literalRanking(literal({ words: [word("jar", 1), word("honey", 3)] }));
  expect(phrase).toBe("'jar':AB <2> 'honey':AB");
});

test("rank titles without the place, which stands elsewhere", () => {
  const text = literal({ words: [word("studio", 1), word("chicago", 3)], core: [word("studio", 1)] });
  expect(literalRanking(text)).toMatchObject({
    titled: "'studio':AB",
    titledWords: 1,
    written: "'xe_studio'",
  });
});

test("take some words in the title and the others in vendor or place as a name, or a phrase of these", () => {
  expect(literalRanking(literal({ words: watch })).named).toBe(
    "('appl':ABC & 'watch':ABC & (('appl':AB) | ('watch':AB))) | ('appl':C <-> 'watch':C)",
  );
  expect(literalRanking(literal({ words: [word("appl", 1)] })).named).toBe("'appl':AB");
});

test("don't take another word of the stem for the one word that was typed", () => {
  const { named, titled, phrase } = literalRanking(
    literal({ words: [word("roof", 1, { isWritten: false })] }),
  );
  expect({ named, titled, phrase }).toEqual({ named: "", titled: "", phrase: "" });
});

test("look for all listings of a small vendor at once, and window by window of a large one", () => {
  expect(exactQuery(literal({ vendorKey: "xvk_2", vendorListings: 1000 }))).toBe("'xvk_2'");
  expect(exactQuery(literal({ vendorKey: "xvk_2", titleKey: "xtk_1", vendorListings: 1001 }))).toBe(
    "'xtk_1'",
  );
});

test("count the corrected words where a typed one is unknown", () => {
  const none = { products: 0, services: 0, realestate: 0 };
  const text = literal({ words: [word("appel", 1, { documents: none })], corrected: [word("appl", 1)] });
  expect(literalDocuments(text)).toEqual([{ products: 5, services: 0, realestate: 0 }]);
});

test("a phrase is no name without the words that the index drops", () => {
  const bag = [word("carri", 1), word("bag", 3)];
  expect(literalRanking(literal({ words: bag, phrases: [bag] })).named).toBe(
    "(('carri':ABC & 'bag':ABC & (('carri':AB) | ('bag':AB))) | ('carri':C <2> 'bag':C)) & ('carri':ABC <2> 'bag':ABC)",
  );
  const shape = [word("shape", 3)];
  expect(literalRanking(literal({ words: shape, phrases: [shape] })).named).toBe("");
});
