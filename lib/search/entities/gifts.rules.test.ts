import { asGift } from "./gifts.rules";
import { tokensOf } from "../analysis/tokens.rules";

test.each([
  ["gift for a tea lover", "tea lover"],
  ["birthday present for my book lover", "book lover"],
  ["gift ideas for coffee fans", "coffee lover"],
  ["present for my dad who loves jazz", "jazz lover"],
  ["gift for someone who plays tennis", "tennis lover"],
  ["gift for my sister", "gift"],
  ["gift for a gamer", "gift for a gamer"],
  ["ceiling fans for a patio", "ceiling fans for a patio"],
  ["gift basket", "gift basket"],
  ["massage gift for my wife", "massage"],
  ["hot stone massage gift card", "hot stone massage"],
  ["gift certificate for a massage", "massage"],
  ["guitar present for our son", "guitar"],
  ["birthday gift for my wife", "birthday gift"],
  ["gift card for my mom", "gift card for my mom"],
  ["gift card", "gift card"],
])("of '%s' remains '%s'", (text, left) =>
  expect(
    asGift(tokensOf(text))
      .map(({ word }) => word)
      .join(" "),
  ).toBe(left),
);
