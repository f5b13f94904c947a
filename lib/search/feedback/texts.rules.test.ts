import streetWords from "./street-words.json";
import { foldText, isPersonal, isSynonymWord } from "./texts.rules";

const streets = new Set(streetWords);

test("folds case, accents, width, spaces, and control characters", () => {
  expect(foldText("  Pok\u00e9mon\u0000 \t CARDS\u200b ")).toBe("pokemon cards");
  expect(foldText("\uff23\uff21\uff2d\uff25\uff32\uff21\ud83d")).toBe("camera");
});

test.each([
  "jane.doe@example.com",
  "mail jane doe @ example.com",
  "@janedoe",
  "https://example.com/reset?token=1",
  "www.example.com",
  "555-010-4321",
  "(555) 010-4321",
  "+1 555 010 4321",
  "call 5550104321",
  "555-0104",
  "5550104",
  "123-45-6789",
  "4111 1111 1111 1111",
  "123 main st",
  "1600 pennsylvania avenue nw",
  "house at 12b old mill road",
  "77 martin luther king jr blvd",
  "p.o. box 99",
  "po box 99 denver",
])("finds a person in '%s'", (text) => {
  expect(isPersonal(foldText(text), streets)).toBe(true);
});

test.each([
  "camera",
  "iphone 15 pro max 256",
  "2 bedroom apartment st louis",
  "house under $1,500,000",
  "condo 1500000",
  "house $1250500",
  "2019 honda civic 42000 miles",
  "5 acres near main street",
  "50 inch tv",
  "drive belt 1995 ford",
  "apartment on ocean drive",
  "90210",
  "12 x 16 shed",
])("finds no person in '%s'", (text) => {
  expect(isPersonal(foldText(text), streets)).toBe(false);
});

test("accepts plain words as synonyms, and no punctuation, other scripts, or long texts", () => {
  expect(["sofa bed", "t-shirt", "kid's bike"].map(isSynonymWord)).toEqual([true, true, true]);
  expect(["", "sofa?", "диван", "a".repeat(61)].map(isSynonymWord)).toEqual([false, false, false, false]);
});
