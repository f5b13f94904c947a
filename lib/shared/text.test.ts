import {
  escapeLike,
  containsLink,
  isInvisible,
  isPlainLine,
  isWebLink,
  codePointLength,
  spacedName,
  cleanInput,
} from "./text";

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

test.each([
  ["St.John", "St. John"],
  ["Ma.Theresa de la Cruz", "Ma. Theresa de la Cruz"],
  ["J.R.R.Tolkien", "J. R. R. Tolkien"],
  ["Anne-Ma.Theresa", "Anne-Ma. Theresa"],
  ["St.John’s", "St. John’s"],
  ["O'St.John", "O'St. John"],
  ["ST.JOHN", "ST. JOHN"],
  ["mary st.john-lee", "mary st. john-lee"],
  ["Md.rahman", "Md. rahman"],
  ["mrs.fox", "mrs. fox"],
  ["dr.dk", "dr.dk"],
  ["st.john.evil.example", "st.john.evil.example"],
  ["T.CO", "T.CO"],
  ["J. R. R.", "J. R. R."],
  ["prize.com", "prize.com"],
  ["EVIL.COM", "EVIL.COM"],
])("writes %j as %j", (name, spaced) => {
  expect(spacedName(name)).toBe(spaced);
});

test.each([
  ["https://plaza.example/a?b=c", true],
  ["HTTP://plaza.example", true],
  ["https://plaza.example/\u0085", false],
  ["https://plaza.example/\u200B", false],
  ["https://plaza.example/a b", false],
  ["javascript:alert(1)", false],
  ["https://", false],
])("31: returns for %j whether it is a web link: %p", (text, link) => {
  expect(isWebLink(text)).toBe(link);
});

test("counts code points, not UTF-16 units", () => {
  expect(codePointLength("🔥a")).toBe(2);
});

test("cuts through no character", () => {
  expect(cleanInput(`${"x".repeat(99)}🔥`, 100)).toBe("x".repeat(99));
  expect(cleanInput("🔥🔥", 2)).toBe("🔥");
});

test.each([
  ["t.co/abc", true],
  ["x.y.z.com", true],
  ["bit.ly", true],
  ["www.example", true],
  ["https://a", true],
  ["ann。example", true],
  ["münchen.рф", true],
  ["a.xn--p1ai", true],
  ["ann", false],
  ["J. R. Smith", false],
  ["J.R.", false],
  ["Ann Lee Jr.", false],
  ["12.50", false],
  ["3.5 x", false],
])("returns for %j whether it holds a link: %s", (text, expected) => {
  expect(containsLink(text)).toBe(expected);
});
