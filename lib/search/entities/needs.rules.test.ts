import { asNeed } from "./needs.rules";
import { tokensOf } from "../analysis/tokens.rules";

test.each([
  ["my car needs an oil change", "oil change"],
  ["wardrobe from ikea needs building", "wardrobe assembly"],
  ["the lawn needs mowing near me", "lawn mowing near me"],
  ["i need a plumber", "i need a plumber"],
  ["special needs tutor", "special needs tutor"],
  ["needs work", "needs work"],
  ["my grandma's piano needs to get to our new house", "piano moving"],
  ["our couch needs to be moved", "couch moving"],
  ["my dog needs to go to the vet", "my dog needs to go to the vet"],
  ["my dog needs a haircut", "dog haircut"],
  ["our poodle needs a bath", "dog bath"],
])("of '%s' '%s' is asked for", (text, asked) =>
  expect(
    asNeed(tokensOf(text))
      .map(({ word }) => word)
      .join(" "),
  ).toBe(asked),
);
