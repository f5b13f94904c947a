import { isEverydayWord } from "./everyday.rules";

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

test.each(["plumer", "electrican", "appartment", "camra", "labtop", "photografer", "bedrom"])(
  "isEverydayWord takes '%s' for no word",
  (word) => expect(isEverydayWord(word)).toBe(false),
);
