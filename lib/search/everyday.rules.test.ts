import { isEverydayWord, isSplitWord, nearestEverydayWord } from "./everyday.rules";

test.each([
  "rental",
  "bankers",
  "iphone",
  "nike",
  "stopped",
  "ladies",
  "moving",
  "harp",
  "toasters",
  "house",
  "rewire",
])("isEverydayWord knows '%s'", (word) => expect(isEverydayWord(word)).toBe(true));

test.each(["plumer", "electrican", "appartment", "camra", "labtop", "photografer", "bedrom", "sunglassess"])(
  "isEverydayWord takes '%s' for no word",
  (word) => expect(isEverydayWord(word)).toBe(false),
);

test.each([
  ["acustic", "acoustic"],
  ["snowbord", "snowboard"],
  ["xqzwvk", null],
])("nearestEverydayWord takes '%s' for %s", (word, meant) => expect(nearestEverydayWord(word)).toBe(meant));

test.each([
  ["land", "scaping", true],
  ["photo", "grapher", true],
  ["house", "boat", false],
  ["br", "own", false],
])("isSplitWord takes '%s %s' for one word: %s", (first, second, is) =>
  expect(isSplitWord(first, second)).toBe(is),
);
