import { compoundAt, splitCompound } from "./compounds.rules";
import { createPhraseBook } from "./phrase-book.rules";
import { tokensOf } from "../analysis/tokens.rules";

const phrases = [
  "cr v",
  "dog walking",
  "jig saw blade",
  "move in",
  "move in ready",
  "walk in",
  "walk in closet",
  "walk in cooler",
  "walk up",
  "walk up condo",
  "walks",
];
const book = createPhraseBook();
book.append(phrases.map((phrase) => ({ phrase, documents: 1, samples: "" })));

describe("compoundAt", () => {
  test.each([
    ["walk-in closet", ["walk-in", "closet"], ["closet"]],
    ["walk in cooler", ["walk-in", "cooler"], ["cooler"]],
    ["walk-in pantry", ["walk-in"], ["closet", "cooler"]],
    ["walk up", ["walk-up"], ["condo"]],
    ["move-in ready home", ["move-in", "ready"], ["ready"]],
  ])("reads '%s' as titles write it", (text, words, following) => {
    expect(compoundAt(tokensOf(text), 0, book)).toEqual({ first: words[0]!.split("-")[0], words, following });
  });

  test.each(["walk out", "lessons for kids", "dog walking", "in walk", "walk", "walks in"])(
    "leaves '%s' alone",
    (text) => {
      expect(compoundAt(tokensOf(text), 0, book)).toBeNull();
    },
  );
});

test("splits two words that were typed as one", () => {
  expect(splitCompound("walkup", book)).toEqual(["walk", "up"]);
  expect(splitCompound("walkin", book)).toEqual(["walk", "in"]);
  expect(splitCompound("jigsaw", book)).toEqual(["jig", "saw"]);
  expect(splitCompound("dogwalking", book)).toEqual(["dog", "walking"]);
  expect(splitCompound("crv", book)).toEqual(["cr", "v"]);
  expect(["walkout", "walks", "up", "sawblades", "cru"].map((word) => splitCompound(word, book))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
