import { withoutTeller } from "./tellers.rules";
import { tokensOf } from "../analysis/tokens.rules";

const words = (tokens: readonly { word: string }[]) => tokens.map(({ word }) => word).join(" ");

test.each([
  ["my wife and i need a condo", "a condo", ""],
  ["our company wants to throw a party", "throw a party", ""],
  ["my son wants to start playing drums", "playing drums", ""],
  ["family of six looking for a place to rent", "a place to rent for family of six", ""],
  ["we have a dog and are looking for a house", "a house with my dog", "dog"],
  ["we have three kids and need a bigger car", "a bigger car for three kids", "three"],
  ["i hurt my knee and want to start exercising", "exercising", "hurt knee"],
  ["we sold our house so we need an apartment", "an apartment", "sold house"],
  ["we are moving to boise and need a duplex", "a duplex in boise", ""],
])("of '%s' '%s' is asked for, and '%s' says why", (text, asked, why) => {
  const told = withoutTeller(tokensOf(text));
  expect(words(told.asked)).toBe(asked);
  expect(words(told.why)).toBe(why);
  expect(told.why.every(({ isTerm }) => isTerm)).toBe(true);
});

test.each([
  "i need a plumber",
  "the wall needs paint",
  "my dog needs a haircut",
  "my fence is broken and i want someone to fix it",
  "stressed out and need to relax",
  "selling my house and need good photos of it",
  "wants and needs",
])("leave '%s' whole", (text) => {
  expect(words(withoutTeller(tokensOf(text)).asked)).toBe(text);
});
