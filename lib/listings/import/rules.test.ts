import { columnOf, delimiterOf, readCells } from "./rules";

describe("columnOf", () => {
  test.each([
    ["Title", "title"],
    ["area_sq_ft", "areaSqFt"],
    ["Listing type", "listingType"],
    ["Colour", null],
  ])("reads %s as %s", (header, column) => {
    expect(columnOf(header)).toBe(column);
  });
});

describe("delimiterOf", () => {
  test.each([
    ["a,b,c\n1;2;3;4;5", ","],
    ["a;b;c", ";"],
    ["a\tb\tc", "\t"],
    ['"a;b;c;d",e,f', ","],
  ])("finds what parts the columns of %j", (text, mark) => {
    expect(delimiterOf(text)).toBe(mark);
  });
});

describe("readCells", () => {
  test("reads money, numbers, yes and no, and categories by any of their names", () => {
    const { input, errors } = readCells({
      category: "Real Estate",
      title: " House ",
      price: "$1,250.50",
      beds: "3",
      pets: "No",
      furnished: "x",
    });
    expect(errors).toEqual([]);
    expect(input).toEqual({
      category: "realestate",
      title: "House",
      price: 1250.5,
      details: { beds: 3, pets: false, furnished: true },
    });
  });

  test("names the fields that cannot be read", () => {
    const { errors } = readCells({ price: "cheap", pickup: "perhaps" });
    expect(errors.map(({ field }) => field)).toEqual(["price", "details.pickup"]);
  });

  test("parts pictures at spaces, commas, semicolons and bars", () => {
    expect(readCells({ images: "a b|c;d,e" }).images).toEqual(["a", "b", "c", "d", "e"]);
  });
});
