import { otherNames } from "./company-names.rules";

test.each([
  ["Acme LLC", ["acme"]],
  ["Acme, Inc.", ["acme,"]],
  ["Acme Co., Ltd.", ["acme"]],
  ["Church & Dwight", ["church and dwight"]],
  ["Church and Dwight Inc", ["church and dwight", "church dwight"]],
  ["Acme", []],
  ["LLC", []],
])("%s has the other spellings %j", (text, expected) => {
  expect(otherNames(text)).toEqual(expected);
});
