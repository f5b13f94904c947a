import { startReading, tokensOf } from "../analysis/tokens.rules";
import { claimMixedUse, isWorkshop, dropShopWord } from "./clauses.rules";
import { extractEntities } from "./entities.rules";

function read(text: string) {
  const around = {
    category: undefined,
    cities: new Set<string>(),
    brands: new Set<string>(),
    facts: { has: () => true },
    mainSection: () => null,
  };
  return extractEntities(text, tokensOf(text), around);
}
const labelsOf = (text: string) => read(text).entities.map(({ label }) => label);

test.each([
  ["apartment that takes our cat", ["Apartment", "Pets welcome"]],
  ["condo where i can keep my two dogs", ["Condo", "Pets welcome"]],
  ["house for me and my puppy", ["House", "Pets welcome"]],
  ["duplex ok with a small dog", ["Duplex", "Pets welcome"]],
  ["someone to take my dog", []],
  ["house for a big family", ["House", "4+ beds"]],
  ["house with enough space for our five kids", ["House", "4+ beds"]],
  ["apartment for a family of four", ["Apartment", "3+ beds"]],
  ["condo for two kids", ["Condo", "3+ beds"]],
  ["2 bedroom condo for two kids", ["2 beds", "Condo"]],
  ["big family home", ["House"]],
  ["cake for five kids", []],
])("reads the household from '%s'", (text, labels) => {
  expect(labelsOf(text).toSorted()).toEqual(labels.toSorted());
});

test("ranks by activities in a home and their reasons without filtering", () => {
  const firmOf = (text: string) => read(text).rest.flatMap(({ word, isTerm }) => (isTerm ? [] : [word]));
  expect(labelsOf("land where i can build a house")).toEqual(["Land"]);
  expect(firmOf("land where i can build a cabin")).toEqual([]);
  expect(firmOf("quiet small apartment to live in")).toEqual([]);
  expect(firmOf("condo with balcony so my kids can play")).toEqual(["with", "balcony"]);
  expect(labelsOf("warehouse to store pallets under 300k")).toEqual(["Industrial", "Up to $300,000"]);
  expect(labelsOf("house to rent")).toEqual(["House", "For rent"]);
});

test("reads a monthly rent as a home to live in", () => {
  const offer = (text: string) => read(text).entities.find(({ kind }) => kind === "offer");
  expect(offer("rent 500-700 a month")?.requiredLexemes).toContain("xpt_apartment");
  expect(offer("office for rent 700 a month")?.requiredLexemes).toBeUndefined();
  expect(offer("for rent")?.requiredLexemes).toBeUndefined();
});

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
])("finds in '%s' the mixed-use building '%s'", (text, claimed) => {
  const reading = startReading(tokensOf(text));
  claimMixedUse(reading, () => true);
  const words = reading.tokens.filter((_, at) => reading.claimed[at]).map(({ word }) => word);
  expect(words.join(" ")).toBe(claimed);
});

test("leaves a mixed-use building as words if none is offered", () => {
  const reading = startReading(tokensOf("shop with apartments above"));
  claimMixedUse(reading, () => false);
  expect(reading.claimed.every((entity) => entity === null)).toBe(true);
});

const stripShop = (text: string) =>
  dropShopWord(tokensOf(text), (word) => (/^(flower|book|furniture|coffee)$/.test(word) ? "products" : null))
    .map(({ word }) => word)
    .join(" ");

test.each([
  ["flower shop", "flower"],
  ["furniture stores near me", "furniture near me"],
  ["book store in austin", "book in austin"],
  // Premises to rent, places to sit or have work done, and unknown words stay.
  ["flower shop for rent", "flower shop for rent"],
  ["retail store", "retail store"],
  ["coffee shop", "coffee shop"],
  ["auto shop", "auto shop"],
  ["shop", "shop"],
  ["book store with apartment", "book store with apartment"],
])("drops the shop word of '%s': '%s'", (text, found) => expect(stripShop(text)).toBe(found));

test("reads an auto shop as a workshop, and a corner shop as a room", () => {
  expect(["auto shop", "corner shop"].map((text) => isWorkshop(tokensOf(text), 1))).toEqual([true, false]);
});
