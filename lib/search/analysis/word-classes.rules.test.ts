import { tokensOf } from "./tokens.rules";
import { isServiceRequest, isContraction } from "./word-classes.rules";

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
])("recognizes '%s' as a contraction", (text) => {
  expect(tokensOf(text).map(({ word }) => isContraction(word))).toEqual([true]);
});

test.each(["haven", "well", "shed", "hell", "wed", "ids", "pant", "hunt", "want", "tent", "theme"])(
  "recognizes no contraction in '%s'",
  (word) => {
    expect(isContraction(word)).toBe(false);
  },
);

test.each([
  ["sink repair", true],
  ["install shelves", true],
  ["repair", false],
  ["work boots", false],
])("recognizes in '%s' a request for a service: %s", (text, expected) => {
  expect(isServiceRequest(text.split(" ").map((word) => ({ words: [word] })))).toBe(expected);
});

test("reads a phrase that ends with an activity as a service, and one that starts with it as goods", () => {
  expect(isServiceRequest([{ words: ["tv", "installation"] }])).toBe(true);
  expect(isServiceRequest([{ words: ["cordless", "drill"] }, { words: ["repair", "kit"] }])).toBe(false);
});
