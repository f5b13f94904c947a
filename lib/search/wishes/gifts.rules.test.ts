import { asGift } from "./gifts.rules";
import { tokensOf } from "./tokens.rules";

test.each([
  ["gift for a tea lover", "tea lover"],
  ["birthday present for my book lover", "book lover"],
  ["gift ideas for coffee fans", "coffee lover"],
  ["present for my dad who loves jazz", "jazz lover"],
  ["gift for someone who plays tennis", "tennis lover"],
  ["gift for my sister", "gift for my sister"],
  ["gift for a gamer", "gift for a gamer"],
  ["ceiling fans for a patio", "ceiling fans for a patio"],
  ["gift basket", "gift basket"],
])("of '%s' remains '%s'", (text, left) =>
  expect(
    asGift(tokensOf(text))
      .map(({ word }) => word)
      .join(" "),
  ).toBe(left),
);
