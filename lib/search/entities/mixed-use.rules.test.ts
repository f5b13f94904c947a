import { claimMixedUse } from "./clauses.rules";
import { startReading, tokensOf } from "../analysis/tokens.rules";

test.each([
  ["apartment building with stores", "apartment building with stores"],
  ["building with stores on the ground floor in boston", "building with stores on the ground floor"],
  ["shop with apartments above", "shop with apartments above"],
  ["building with stores and apartments", "building with stores and apartments"],
  ["shop with an apartment above it", "shop with an apartment above it"],
  ["flats over a shop", "flats over a shop"],
  ["stores and apartments for sale", "stores and apartments"],
  ["apartment building", ""],
  ["apartments near shops", ""],
  ["apartments with shops nearby", ""],
  ["house with shop", ""],
  ["apartment with shop", ""],
  ["office building with parking", ""],
])("of '%s' a building for both is '%s'", (text, claimed) => {
  const reading = startReading(tokensOf(text));
  claimMixedUse(reading, () => true);
  const words = reading.tokens.filter((_, at) => reading.claimed[at]).map(({ word }) => word);
  expect(words.join(" ")).toBe(claimed);
});

test("a building for both stays words where nobody offers one", () => {
  const reading = startReading(tokensOf("shop with apartments above"));
  claimMixedUse(reading, () => false);
  expect(reading.claimed.every((wish) => wish === null)).toBe(true);
});
