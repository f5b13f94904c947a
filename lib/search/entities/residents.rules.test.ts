import { tokensOf } from "../analysis/tokens.rules";
import { understand } from "./entities.rules";

function read(text: string) {
  const around = {
    category: undefined,
    cities: new Set<string>(),
    brands: new Set<string>(),
    facts: { has: () => true },
    leaning: () => null,
  };
  return understand(text, tokensOf(text), around);
}
const labelsOf = (text: string) => read(text).wishes.map(({ label }) => label);

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
])("understand who lives in '%s'", (text, labels) => {
  expect(labelsOf(text).toSorted()).toEqual(labels.toSorted());
});

test("what somebody wants to do in a home, and why, only says what comes first", () => {
  const firmOf = (text: string) => read(text).rest.flatMap(({ word, isTerm }) => (isTerm ? [] : [word]));
  expect(labelsOf("land where i can build a house")).toEqual(["Land"]);
  expect(firmOf("land where i can build a cabin")).toEqual([]);
  expect(firmOf("quiet small apartment to live in")).toEqual([]);
  expect(firmOf("condo with balcony so my kids can play")).toEqual(["with", "balcony"]);
  expect(labelsOf("warehouse to store pallets under 300k")).toEqual(["Industrial", "Up to $300,000"]);
  expect(labelsOf("house to rent")).toEqual(["House", "For rent"]);
});

test("who says what the rent may be a month lives there", () => {
  const offer = (text: string) => read(text).wishes.find(({ kind }) => kind === "offer");
  expect(offer("rent 500-700 a month")?.also).toContain("xpt_apartment");
  expect(offer("office for rent 700 a month")?.also).toBeUndefined();
  expect(offer("for rent")?.also).toBeUndefined();
});
