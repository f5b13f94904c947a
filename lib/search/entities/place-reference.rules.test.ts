import {
  placeNameCandidates,
  cityCandidates,
  parsePlaceReference,
  edgeZipCodes,
} from "./place-reference.rules";

test.each([
  ["apartment near Austin", { before: "apartment", within: 25, words: ["Austin"], isIn: false }],
  ["near 78701", { before: "", within: 25, words: ["78701"], isIn: false }],
  ["2br within 50 miles of St. Louis", { before: "2br", within: 50, words: ["St.", "Louis"], isIn: false }],
  ["lamp within 30 mi of Dallas, TX", { before: "lamp", within: 50, words: ["Dallas,", "TX"], isIn: false }],
  ["plumber in Mobile, AL", { before: "plumber", within: 25, words: ["Mobile,", "AL"], isIn: true }],
  ["in 78701 now", { before: "", within: 25, words: ["78701", "now"], isIn: true }],
  ["yoga in person in Reading", { before: "yoga in person", within: 25, words: ["Reading"], isIn: true }],
  [
    "plumber serving Denver CO",
    { before: "plumber", within: 25, words: ["Denver", "CO"], isIn: false, isServed: true },
  ],
  [
    "movers who come to Boston",
    { before: "movers", within: 25, words: ["Boston"], isIn: false, isServed: true },
  ],
  ["serving tray", null],
  ["plumber near me", null],
  ["nearly new sofa", null],
  ["lamp within 500 miles of Dallas", null],
  ["house around", null],
])("parses the place in '%s'", (text, expected) => {
  expect(parsePlaceReference(text)).toEqual(expected);
});

test("uses up to four words as the name, longest first", () => {
  const around = parsePlaceReference("rental near St. Louis under $1,500 now")!;
  expect(placeNameCandidates(around)).toEqual([
    "St. Louis under $1,500",
    "St. Louis under",
    "St. Louis",
    "St.",
  ]);
});

test("treats a single everyday word after 'in' as a name only for homes", () => {
  expect(placeNameCandidates(parsePlaceReference("sofa in good condition")!)).toEqual(["good condition"]);
  expect(placeNameCandidates(parsePlaceReference("plumber in mobile al")!)).toEqual(["mobile al"]);
  expect(placeNameCandidates(parsePlaceReference("sofa in stock")!)).toEqual([]);
  expect(placeNameCandidates(parsePlaceReference("book club in reading")!)).toEqual([]);
  expect(placeNameCandidates(parsePlaceReference("2 bedroom house in reading")!)).toEqual(["reading"]);
  expect(placeNameCandidates(parsePlaceReference("apartments in mobile")!)).toEqual(["mobile"]);
  expect(placeNameCandidates(parsePlaceReference("house in good order")!)).toEqual(["good order"]);
});

test.each([
  ["brooklyn apartment", ["brooklyn"], ["brooklyn apartment", "brooklyn"]],
  ["house fort worth tx", ["worth"], ["fort worth tx", "house fort worth", "worth tx"]],
  ["apartment 10001", ["10001"], ["10001"]],
  ["truck under 20000", ["20000"], []],
  ["red sofa for mobile", ["mobile"], ["sofa for mobile", "for mobile"]],
])("finds city names at the ends of '%s'", (text, lost, expected) => {
  expect(
    cityCandidates(text, { unknownWords: lost, zips: edgeZipCodes(text) }).map(({ name }) => name),
  ).toEqual(expected);
});
