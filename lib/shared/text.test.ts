import { escapeLike, typedText } from "./text";

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
