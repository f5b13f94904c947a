import { tokensOf } from "../analysis/tokens.rules";
import { measureAt } from "./measures.rules";

function spellings(text: string): string[] {
  const found = measureAt(tokensOf(text), 0)?.spellings ?? [];
  return found.map((words) => words.map((word) => word ?? "…").join(" "));
}

test.each(["6 ft", "6ft", "6 foot", "6-foot", "6'", "6’", "72 in", '72"', "72″", "72 inches", "72-inch"])(
  "%s is written in feet and in inches",
  (text) => {
    expect(spellings(text)).toEqual(expect.arrayContaining(["6 ft", "6ft", "6 foot", "72 inch", "72in"]));
  },
);

test.each([
  ["32gb", ["32 gb", "32gb", "32 gig"]],
  ["1.5l", ["1 5 l", "1 5l", "1500 ml"]],
  ["20-volt", ["20 v", "20v", "20 volts"]],
  ["5x8", ["5x8", "5 x 8", "5 … x 8", "5 … 8"]],
  ["5 by 8", ["5x8", "5 x 8"]],
])("%s is also %j", (text, expected) => {
  expect(spellings(text)).toEqual(expect.arrayContaining(expected));
});

test("doesn't convert to fractions", () => {
  expect(spellings("7 in")).not.toContain("0 583 ft");
  expect(spellings("7 in").some((one) => /ft|yd/.test(one))).toBe(false);
});

test.each(["lamp", "50", "iphone 12", "12 lamps", "$50", "3d printer"])("%s isn't a size", (text) => {
  expect(measureAt(tokensOf(text), 0)).toBeNull();
});
