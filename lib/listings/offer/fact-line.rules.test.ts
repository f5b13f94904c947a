import { formatAddress } from "./fact-line.rules";

test.each([
  [{}, "Austin, TX"],
  [{ zip: "78751" }, "Austin, TX 78751"],
  [{ neighborhood: "Hyde Park", zip: "78751" }, "Hyde Park, Austin, TX 78751"],
  [{ street: "77 Pecan St", zip: "78751" }, "77 Pecan St, Austin, TX 78751"],
])("formats the address of a home with %j", (details, expected) => {
  expect(formatAddress({ location: "Austin, TX", details })).toBe(expected);
});

test("formats nothing without a place", () => {
  expect(formatAddress({ location: "", details: { zip: "78751" } })).toBe("");
});
