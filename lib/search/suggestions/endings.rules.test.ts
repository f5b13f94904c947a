import { splitEnding } from "./endings.rules";

test.each([
  ["Plumber nea", "plumber", ["near me"]],
  ["plumber near m", "plumber", ["near me"]],
  ["house for", "house", ["for sale", "for rent"]],
  ["house, for re", "house", ["for rent"]],
  ["2 bed under $1,500 ne", "2 bed under $1,500", ["near me"]],
  ["house for rent", "house for rent", []],
  ["plumber n", "plumber n", []],
  ["near m", "near m", []],
  ["for", "for", []],
  ["", "", []],
])("splits '%s' into '%s' and the endings %j", (text, head, ends) => {
  const ending = splitEnding(text);
  expect([ending.head, ending.ends.map(({ words }) => words)]).toEqual([head, ends]);
});
