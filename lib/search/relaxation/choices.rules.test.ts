import type { Term } from "../query/terms.rules";
import { createLiteral } from "@/prisma/test/literal";
import { choicesOf, wordSubsets } from "./choices.rules";

const documents = { products: 5, services: 0, realestate: 0 };
const choiceWords = (terms: Term[], missing: string[] = []) =>
  choicesOf({
    terms,
    missing,
    absent: [],
    corrected: null,
    onlyStopWords: false,
    isMissingRequired: false,
    entities: [],
    literal: createLiteral(),
  }).map((choice) => choice.map((some) => some.map(({ word }) => word)));

const red: Term = { word: "red", operands: ["'red'"], documents };
const bike: Term = { word: "bike", operands: ["'bike'"], documents, isHead: true };
const mountainBike: Term = { ...bike, word: "mountain bike", fallback: bike };

test("tries the phrase, then its fallback, before dropping a word", () => {
  expect(choiceWords([red, mountainBike])).toEqual([
    [
      ["red", "mountain bike"],
      ["red", "bike"],
    ],
    [["mountain bike"], ["bike"]],
  ]);
});

test("drops only words if no term has a fallback", () => {
  expect(choiceWords([red, bike])).toEqual([[["bike"]]]);
});

test("returns nothing if the subject is missing", () => {
  expect(choiceWords([red], ["bike"])).toEqual([]);
});

const literalOf = (words: readonly string[]) =>
  createLiteral({
    words: words.map((word, at) => ({ word, form: word, lexeme: word, at, documents, isWritten: true })),
  });

test("drops each of three different words, however often they are written", () => {
  const subsets = wordSubsets(literalOf(["red", "red", "oak", "red", "chair", "oak"]));
  expect(subsets.map((terms) => terms.map(({ word }) => word))).toEqual([
    ["chair"],
    ["oak"],
    ["chair"],
    ["red"],
    ["oak"],
    ["red"],
  ]);
});

test("tries at most 16 words of a long text", () => {
  const subsets = wordSubsets(literalOf(Array.from({ length: 40 }, (_, at) => `w${at}`)));
  expect(subsets.map(({ length }) => length)).toEqual(Array.from({ length: 16 }, () => 15));
});
