import { escapeLike, holdsLink, typedText } from "./text";

test("escapeLike makes every character stand for itself", () => {
  expect(escapeLike("50%_off\\")).toBe("50\\%\\_off\\\\");
});

test("typedText trims, cuts and finds nothing in blanks", () => {
  expect(typedText("  lamp ", 100)).toBe("lamp");
  expect(typedText("x".repeat(200), 100)).toBe("x".repeat(100));
  expect(typedText("   ", 100)).toBeUndefined();
  expect(typedText(undefined, 100)).toBeUndefined();
});

test("typedText never cuts through a character", () => {
  expect(typedText(`${"x".repeat(99)}🔥`, 100)).toBe("x".repeat(99));
  expect(typedText("🔥🔥", 2)).toBe("🔥");
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
])("holdsLink of %j is %s", (text, holds) => {
  expect(holdsLink(text)).toBe(holds);
});
