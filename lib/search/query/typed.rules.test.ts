import { createLiteral } from "@/prisma/test/literal";
import {
  everyWordQuery,
  exactQuery,
  literalDocuments,
  literalRanking,
  wholeTitleQuery,
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

const watch = [word("appl", 1), word("watch", 2)];

test("matches every word in any field, or the exact title or vendor", () => {
  const text = createLiteral({ words: watch, titleKey: "xtk_1", vendorKey: "xvk_2" });
  expect(everyWordQuery(text, { isNamed: false })).toBe("('appl' & 'watch') | ('xtk_1') | ('xvk_2')");
});

test("matches names only when descriptions do not count", () => {
  expect(everyWordQuery(createLiteral({ words: watch }), { isNamed: true })).toBe("'appl':ABC & 'watch':ABC");
});

test("requires conditions besides the words, but not of a title that contains the text", () => {
  const text = createLiteral({
    words: [word("desk", 1)],
    whole: [word("desk", 1), word("50", 3)],
    forms: ["xe_desk", "xe_under"],
    conditions: ["('xbd_2')"],
  });
  const title = "'desk':ABC <2> '50':ABC & 'xe_desk' & 'xe_under'";
  expect(everyWordQuery(text, { isNamed: false })).toBe(`('desk' & ('xbd_2')) | (${title})`);
  expect(wholeTitleQuery(text)).toBe(title);
  expect(wholeTitleQuery(createLiteral({ words: watch }))).toBe("");
});

test("matches the corrected words as well as the typed ones", () => {
  const text = createLiteral({ words: [word("appel", 1)], corrected: [word("appl", 1)] });
  expect(everyWordQuery(text, { isNamed: false })).toBe("('appel') | ('appl')");
});

test("ranks a phrase with the gap of a dropped word", () => {
  const { phrase } = literalRanking(createLiteral({ words: [word("jar", 1), word("honey", 3)] }));
  expect(phrase).toBe("'jar':AB <2> 'honey':AB");
});

test("ranks titles without the place, which is in another field", () => {
  const text = createLiteral({ words: [word("studio", 1), word("chicago", 3)], core: [word("studio", 1)] });
  expect(literalRanking(text)).toMatchObject({
    titled: "'studio':AB",
    titledWords: 1,
    written: "'xe_studio'",
  });
});

test("treats words split between title and vendor or place as a name", () => {
  expect(literalRanking(createLiteral({ words: watch })).named).toBe(
    "('appl':ABC & 'watch':ABC & (('appl':AB) | ('watch':AB))) | ('appl':C <-> 'watch':C)",
  );
  expect(literalRanking(createLiteral({ words: [word("appl", 1)] })).named).toBe("'appl':AB");
});

test("accepts no other word of the same stem for a single typed word", () => {
  const { named, titled, phrase } = literalRanking(
    createLiteral({ words: [word("roof", 1, { isWritten: false })] }),
  );
  expect({ named, titled, phrase }).toEqual({ named: "", titled: "", phrase: "" });
});

test("reads all listings of a small vendor at once, and those of a large one by window", () => {
  expect(exactQuery(createLiteral({ vendorKey: "xvk_2", vendorListings: 1000 }))).toBe("'xvk_2'");
  expect(exactQuery(createLiteral({ vendorKey: "xvk_2", titleKey: "xtk_1", vendorListings: 1001 }))).toBe(
    "'xtk_1'",
  );
});

test("counts the corrected words when a typed one is unknown", () => {
  const none = { products: 0, services: 0, realestate: 0 };
  const text = createLiteral({
    words: [word("appel", 1, { documents: none })],
    corrected: [word("appl", 1)],
  });
  expect(literalDocuments(text)).toEqual([{ products: 5, services: 0, realestate: 0 }]);
});

test("accepts no phrase without its dropped words as a name", () => {
  const bag = [word("carri", 1), word("bag", 3)];
  expect(literalRanking(createLiteral({ words: bag, phrases: [bag] })).named).toBe(
    "(('carri':ABC & 'bag':ABC & (('carri':AB) | ('bag':AB))) | ('carri':C <2> 'bag':C)) & ('carri':ABC <2> 'bag':ABC)",
  );
  const shape = [word("shape", 3)];
  expect(literalRanking(createLiteral({ words: shape, phrases: [shape] })).named).toBe("");
});
