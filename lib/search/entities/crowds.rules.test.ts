import { countsPeople } from "./quantities.rules";
import { tokensOf } from "../analysis/tokens.rules";

test.each([
  ["cake for 10 people", [2, 3]],
  ["chef for a party of eight", [3, 5]],
  ["food for a party of fifty", [3, 5]],
  ["two person tent", []],
  ["laptop 16", []],
  ["table for 4", []],
])("of '%s' a number counts people at %j", (text, places) => {
  const tokens = tokensOf(text);
  expect(tokens.flatMap((_, at) => (countsPeople(tokens, at) ? [at] : []))).toEqual(places);
});
