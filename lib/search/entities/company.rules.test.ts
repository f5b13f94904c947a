import { withFamilyAside, withoutComing, withoutCompany } from "./company.rules";
import { tokensOf } from "../analysis/tokens.rules";

const without = (drop: typeof withoutComing, text: string) =>
  drop(tokensOf(text))
    .map(({ word }) => word)
    .join(" ");

test.each([
  ["a couch for us", "a couch"],
  ["a home for all of us in austin", "a home in austin"],
  ["a place to rent for us and our dog", "a place to rent and our dog"],
  ["movers for both of us", "movers"],
  ["a tent for us all", "a tent"],
  ["a picnic for everyone", "a picnic"],
  ["a house for five of us", "a house for five of us"],
  ["massage for me and my wife", "massage for me and my wife"],
  ["a chef to cook for us", "a chef to cook for us"],
  ["shoes us 9", "shoes us 9"],
  ["a chair for us navy fans", "a chair for us navy fans"],
])("'%s' says as much as '%s'", (text, left) => {
  expect(without(withoutCompany, text)).toBe(left);
});

test("a family only says what comes first, and is kept where it is a part of something", () => {
  const said = (text: string) =>
    withFamilyAside(tokensOf(text)).flatMap(({ word, isTerm }) => (isTerm ? [word] : []));
  expect(without(withFamilyAside, "dinner for the whole family")).toBe("dinner for the family");
  expect(said("dinner for the whole family")).toEqual(["family"]);
  expect(said("a sofa for our family in austin")).toEqual(["family"]);
  expect(said("a home for my wife and our dog")).toEqual(["wife"]);
  expect(said("a spa day for my wife and me")).toEqual([]);
  expect(said("a sofa for our family room")).toEqual([]);
  expect(said("a house for a family of five")).toEqual([]);
});

test.each([
  ["a chef to come cook dinner", "a chef to cook dinner"],
  ["someone to come by and walk my dog", "someone to walk my dog"],
  ["a mechanic to come to my house and fix brakes", "a mechanic to fix brakes"],
  ["a plumber to come out to fix a leak", "a plumber to fix a leak"],
  ["have a barber come out to my home", "have a barber"],
  ["a groomer who comes to us", "a groomer"],
  ["come clean my house", "clean my house"],
  ["a chair that comes with a cushion", "a chair that comes with a cushion"],
  ["does it come in black", "does it come in black"],
  ["hair coming out", "hair coming out"],
  ["my dog won't come", "my dog wont come"],
  ["my dog doesn't come when called", "my dog doesnt come when called"],
  ["come over", "come over"],
])("'%s' asks for '%s'", (text, left) => {
  expect(without(withoutComing, text)).toBe(left);
});
