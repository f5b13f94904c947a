import { asPremises } from "./premises.rules";
import { tokensOf } from "../analysis/tokens.rules";

test.each([
  ["place to open a cafe", "cafe space"],
  ["somewhere to start my own restaurant near boston", "restaurant space near boston"],
  ["a place for my coffee shop", "cafe space"],
  ["space for a boutique", "retail space"],
  ["somewhere to open a hair salon", "retail space"],
  ["place to open a pizza parlor", "restaurant space"],
  ["space to open an ice cream shop", "cafe space"],
  ["place to open a daycare near boston", "commercial space near boston"],
  ["place to start a family", "place to start a family"],
  ["building to set up a small factory", "warehouse space"],
  ["place to run my business from", "commercial space"],
  ["somewhere to keep two horses", "farm"],
  ["place to raise goats near boston", "farm near boston"],
  ["place to keep my bikes", "place to keep my bikes"],
  ["place to live", "place to live"],
  ["place to eat", "place to eat"],
  ["space for my dog", "space for my dog"],
  ["room for my office", "room for my office"],
  ["space heater for my shop", "space heater for my shop"],
])("'%s' asks for '%s'", (text, asked) => {
  const words = asPremises(tokensOf(text)).map(({ word }) => word);
  expect(words.join(" ")).toBe(asked);
});
