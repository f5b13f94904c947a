import { asDoubt } from "./doubts.rules";
import { tokensOf } from "../analysis/tokens.rules";

test.each([
  ["is this used car worth buying", "car inspection"],
  ["should i buy this suv", "car inspection"],
  ["is the truck worth $8000 in austin", "car inspection in austin"],
  ["check a car before i buy it", "car inspection"],
  ["is it worth fixing my laptop", "fixing my laptop"],
  ["car worth 5000", "car worth 5000"],
  ["is this couch worth the money", "is this couch worth the money"],
  ["good deal on a car", "good deal on a car"],
  ["used car", "used car"],
])("'%s' asks for '%s'", (text, asked) =>
  expect(
    asDoubt(tokensOf(text))
      .map(({ word }) => word)
      .join(" "),
  ).toBe(asked),
);
