import { isEverydayWord } from "../lexicon/english.rules";
import { isEnglishWord, isRareWord, mayMean } from "./rare.rules";

test.each(
  (
    "oud tabla mandola finial soffit tetra moses balalaika newel baluster zither jodhpurs samovar " +
    "chiffonier escritoire cloche trug gimlet fascia soffits ouds"
  ).split(" "),
)("recognizes '%s' as an English word", (word) => expect(isEnglishWord(word)).toBe(true));

test.each(
  (
    "plumer electrican appartment photografer labtop bokshelf teapto viloin micorphone bicylce groming bookeeping condominum " +
    "dupelx headfones gutair mirorr lether sofaa tabel matress ukelele saxaphone jewelery kamera"
  ).split(" "),
)("recognizes no English word in '%s'", (word) => expect(isEnglishWord(word)).toBe(false));

test.each([
  ["oud", "old", false],
  ["tabla", "table", false],
  ["mandola", "manoa", false],
  ["finial", "final", false],
  ["soffit", "soft", false],
  ["tetra", "terra", false],
  ["moses", "moss", false],
  ["chare", "chair", true],
  ["gardner", "gardener", true],
])("considers for '%s' the meaning '%s': %s", (rare, meant, may) => {
  expect(isRareWord(rare)).toBe(true);
  expect(isEverydayWord(rare)).toBe(false);
  expect(mayMean(rare, meant)).toBe(may);
});
