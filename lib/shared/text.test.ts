import { escapeLike, isInvisible, isPlainLine, codePointLength, cleanInput } from "./text";

test("makes every character literal", () => {
  expect(escapeLike("50%_off\\")).toBe("50\\%\\_off\\\\");
});

test("trims, truncates, and returns nothing for blanks", () => {
  expect(cleanInput("  lamp ", 100)).toBe("lamp");
  expect(cleanInput("x".repeat(200), 100)).toBe("x".repeat(100));
  expect(cleanInput("   ", 100)).toBeUndefined();
  expect(cleanInput(undefined, 100)).toBeUndefined();
});

test.each([
  ["zero-width spaces", "\u200B\u200B"],
  ["a word joiner", "\u2060"],
  ["a Hangul filler", "\u3164"],
  ["a blank Braille pattern", "\u2800"],
  ["a next-line character", "\u0085"],
  ["joiners", "\u200C\u200D"],
  ["a soft hyphen", "\u00AD"],
  ["a variation selector", "\uFE0F"],
  ["a tag character", "\u{E0041}"],
  ["a byte order mark among spaces", " \uFEFF\u00A0"],
  ["an object replacement character", "\uFFFC"],
  ["an empty note head", "\u{1D159}"],
  ["half a character", "\uD83D"],
])("58: recognizes %s as invisible", (_name, text) => {
  expect(isInvisible(text)).toBe(true);
  expect(cleanInput(text, 100)).toBeUndefined();
});

test.each(["a", ".", "0", "\u200Ba\u200B", "❤️", "家", "ㅤx"])("recognizes %j as visible", (text) => {
  expect(isInvisible(text)).toBe(false);
});

test.each([
  ["Ann Field", true],
  ["O’Brien-Núñez Jr.", true],
  ["علي", true],
  ["Ann\u202E dleiF", false],
  ["Ann\u2066Field", false],
  ["Ann\nField", false],
  ["Ann\u2028Field", false],
  ["Ann\u0085Field", false],
])("returns for %j whether it is a plain line: %p", (text, plain) => {
  expect(isPlainLine(text)).toBe(plain);
});

test("counts code points, not UTF-16 units", () => {
  expect(codePointLength("🔥a")).toBe(2);
});

test("cuts through no character", () => {
  expect(cleanInput(`${"x".repeat(99)}🔥`, 100)).toBe("x".repeat(99));
  expect(cleanInput("🔥🔥", 2)).toBe("🔥");
});
