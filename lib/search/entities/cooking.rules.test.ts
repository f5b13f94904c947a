import { asCooking } from "./cooking.rules";
import { tokensOf } from "../analysis/tokens.rules";

test.each([
  ["teach me to make pasta", "cooking class"],
  ["someone to teach my kids how to bake", "cooking class"],
  ["learn to cook thai food in austin", "cooking class in austin"],
  ["show me how to make sushi", "cooking class"],
  ["bread baking lessons near me", "cooking class near me"],
  ["pizza class", "cooking class"],
  ["learn to make jewelry", "learn to make jewelry"],
  ["teach my dog to roll over", "teach my dog to roll over"],
  ["pasta maker", "pasta maker"],
  ["class ring", "class ring"],
])("'%s' asks for '%s'", (text, asked) =>
  expect(
    asCooking(tokensOf(text))
      .map(({ word }) => word)
      .join(" "),
  ).toBe(asked),
);
