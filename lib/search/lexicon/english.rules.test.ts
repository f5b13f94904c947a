import {
  isEverydayWordPrefix,
  isEverydayWord,
  isSplitWord,
  hasMissingLetter,
  mayBeUnfinished,
  nearestEverydayWord,
} from "./english.rules";

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
  "cornhole",
  "pavers",
  "shein",
])("accepts the everyday word '%s'", (word) => expect(isEverydayWord(word)).toBe(true));

test.each(["plumer", "electrican", "appartment", "camra", "labtop", "photografer", "bedrom", "sunglassess"])(
  "rejects '%s' as an everyday word",
  (word) => expect(isEverydayWord(word)).toBe(false),
);

test.each([
  ["acustic", "acoustic"],
  ["snowbord", "snowboard"],
  ["xqzwvk", null],
])("finds for '%s' the word %s", (word, meant) => expect(nearestEverydayWord(word)).toBe(meant));

test.each([
  ["land", "scaping", true],
  ["photo", "grapher", true],
  ["house", "boat", false],
  ["br", "own", false],
])("reads '%s %s' as one word: %s", (first, second, is) => expect(isSplitWord(first, second)).toBe(is));

test.each([
  ["cout", "court", true],
  ["cout", "table", false],
  ["tant", "tent", false],
  ["coet", "coat", false],
])("notices that '%s' is missing a letter if '%s' is known: %s", (word, known, is) =>
  expect(hasMissingLetter(word, (other) => other === known)).toBe(is),
);

test.each([
  ["pain", "pain", false],
  ["pain", " Pain ", false],
  ["pain", "pain near me", false],
  ["pain", "house pain", true],
  ["plumb", "house plumb", true],
  ["paintin", "paintin near me", true],
  ["pa", "pa", false],
])("recognizes '%s' as unfinished in '%s': %s", (word, text, is) => {
  expect(mayBeUnfinished(word, { text })).toBe(is);
  expect(mayBeUnfinished(word, { text, literal: true })).toBe(false);
});

test.each([
  ["iphon", true],
  ["trombo", true],
  ["zuc", true],
  ["appartm", false],
  ["zzz", false],
  ["iphone", false],
])("finds an everyday word that begins with '%s': %s", (word, is) =>
  expect(isEverydayWordPrefix(word)).toBe(is),
);
