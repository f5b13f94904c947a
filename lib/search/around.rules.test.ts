import { namesIn, readAround } from "./around.rules";

test.each([
  ["apartment near Austin", { before: "apartment", within: 25, words: ["Austin"] }],
  ["near 78701", { before: "", within: 25, words: ["78701"] }],
  ["2br within 50 miles of St. Louis", { before: "2br", within: 50, words: ["St.", "Louis"] }],
  ["lamp within 30 mi of Dallas, TX", { before: "lamp", within: 50, words: ["Dallas,", "TX"] }],
  ["plumber near me", null],
  ["nearly new sofa", null],
  ["lamp within 500 miles of Dallas", null],
  ["house around", null],
])("reads where '%s' is asked for", (text, expected) => {
  expect(readAround(text)).toEqual(expected);
});

test("takes up to four words for the name, the longest first", () => {
  const around = readAround("rental near St. Louis under $1,500 now")!;
  expect(namesIn(around)).toEqual(["St. Louis under $1,500", "St. Louis under", "St. Louis", "St."]);
});
