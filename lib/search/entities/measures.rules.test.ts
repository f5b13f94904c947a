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
  ["5x8", ["5 … … x 8"]],
  ["5'x8'", ["5x8", "5 x 8", "5 x8", "5 … x 8"]],
  ["5' x 8'", ["5x8", "5 x 8"]],
  ['5"x8"', ["5x8", "5 x 8"]],
  ["5 ft x 8 ft", ["5x8", "5 x 8"]],
  ["5ft by 8ft", ["5x8", "5 x 8"]],
  ["5x8 ft", ["5x8", "5 … x 8"]],
  ["16 fl oz", ["16 oz", "16oz", "16 fl oz"]],
  ["16oz", ["16 fl oz"]],
  ["15amp", ["15 amp", "15amp"]],
])("%s is also %j", (text, expected) => {
  expect(spellings(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ["5'x8' rug", ["5", "x8"]],
  ["5 ft x 8 ft rug", ["5", "ft", "x", "8", "ft"]],
  ["5x8 ft rug", ["5x8", "ft"]],
  ["16 fl oz bottle", ["16", "fl", "oz"]],
])("the size in '%s' is %j", (text, words) => {
  expect(measureAt(tokensOf(text), 0)).toMatchObject({ words, span: words.length });
});

test("doesn't convert to fractions", () => {
  expect(spellings("7 in")).not.toContain("0 583 ft");
  expect(spellings("7 in").some((one) => /ft|yd/.test(one))).toBe(false);
});

test.each(["lamp", "50", "iphone 12", "12 lamps", "$50", "3d printer", "2 by lamp", "2 x"])(
  "%s isn't a size",
  (text) => {
    expect(measureAt(tokensOf(text), 0)).toBeNull();
  },
);
