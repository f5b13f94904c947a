import { asksForDoing } from "./doings.rules";

test.each([
  ["sink repair", true],
  ["install shelves", true],
  ["repair", false],
  ["work boots", false],
])("'%s' asks for somebody who does it: %s", (text, expected) => {
  expect(asksForDoing(text.split(" ").map((word) => ({ words: [word] })))).toBe(expected);
});

test("a phrase that ends in what is done asks for who does it, one that begins so for goods", () => {
  expect(asksForDoing([{ words: ["tv", "installation"] }])).toBe(true);
  expect(asksForDoing([{ words: ["cordless", "drill"] }, { words: ["repair", "kit"] }])).toBe(false);
});
