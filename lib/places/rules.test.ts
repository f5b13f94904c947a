import { formatWithin, placeName, parseTypedPlace, roundDegrees } from "./rules";

test("includes the state with a city, and names a state alone", () => {
  expect(placeName({ kind: "city", name: "Austin", state: "TX" })).toBe("Austin, TX");
  expect(placeName({ kind: "state", name: "Texas", state: "TX" })).toBe("Texas");
});

test("rounds a position to a tenth of a degree", () => {
  expect([30.2672, -97.7431, 0.04].map(roundDegrees)).toEqual([30.3, -97.7, 0]);
});

test("describes the place filter of a list", () => {
  expect(formatWithin("Austin, TX", undefined)).toBe("Near Austin, TX");
  expect(formatWithin("Austin, TX", 0)).toBe("In Austin, TX");
  expect(formatWithin("Austin, TX", 25)).toBe("Within 25 miles of Austin, TX");
});

test.each([
  ["Austin, TX 78701-2345", { text: "Austin, TX", zip: "78701" }],
  ["02134-1000", { text: "", zip: "02134" }],
  ["787", { text: "", zip: "787" }],
  ["Austin TX 787", { text: "Austin TX" }],
  ["Washington, D.C.", { text: "Washington, DC" }],
  ["9", { text: "" }],
  ["02134 1000", { text: "", zip: "02134" }],
  ["021341000", { text: "", zip: "02134" }],
  ["02134–1000", { text: "", zip: "02134" }],
  ["Austin, TX 78701, USA", { text: "Austin, TX", zip: "78701" }],
  ["Austin, TX, U.S.A.", { text: "Austin, TX" }],
  ["Portland, Me.", { text: "Portland, Me" }],
  ["New York, N.Y.", { text: "New York, NY" }],
  ["Newark N. J. 07102", { text: "Newark NJ", zip: "07102" }],
  ["Austin, Texas, US", { text: "Austin, Texas" }],
  ["Austin (TX)", { text: "Austin  TX" }],
  ["us", { text: "us" }],
  ["St. L", { text: "St. L" }],
])("reads %j", (typed, read) => {
  expect(parseTypedPlace(typed)).toEqual(read);
});
