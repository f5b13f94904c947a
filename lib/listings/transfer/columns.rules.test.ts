import { columnOf, detectDelimiter } from "./columns.rules";

describe("columnOf", () => {
  test.each([
    ["Title", "title"],
    ["area_sq_ft", "areaSqFt"],
    ["Listing type", "listingType"],
    ["Make", "brand"],
    ["Odometer", "mileage"],
    ["Title status", "titleStatus"],
    ["VIN", "vin"],
    ["Colour", null],
    ["Price ($)", "price"],
    ["Price (USD)", "price"],
    ["Ｐｒｉｃｅ", "price"],
    ["Price €", null],
    ["Price (£)", null],
    ["Price (EUR)", null],
    ["价格 price", null],
    ["Area (m²)", null],
  ])("reads %s as %s", (header, column) => {
    expect(columnOf(header)).toBe(column);
  });
});

describe("detectDelimiter", () => {
  test.each([
    ["a,b,c\n1;2;3;4;5", ","],
    ["a;b;c", ";"],
    ["a\tb\tc", "\t"],
    ['"a;b;c;d",e,f', ","],
    ["\r\n\na;b;c", ";"],
  ])("finds the delimiter in %j", (text, mark) => {
    expect(detectDelimiter(text)).toBe(mark);
  });
});
