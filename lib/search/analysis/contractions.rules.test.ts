import { isContraction } from "./contractions.rules";
import { tokensOf } from "./tokens.rules";

test.each([
  "haven't",
  "hasn\u2019t",
  "doesnt",
  "they've",
  "who'd",
  "that'll",
  "youre",
  "couldnt",
  "won't",
  "it'll",
])("'%s' is run together", (text) => {
  expect(tokensOf(text).map(({ word }) => isContraction(word))).toEqual([true]);
});

test.each(["haven", "well", "shed", "hell", "wed", "ids", "pant", "hunt", "want", "tent", "theme"])(
  "'%s' is a word of its own",
  (word) => {
    expect(isContraction(word)).toBe(false);
  },
);
