import { excerptOf } from "./excerpt";

describe("excerptOf", () => {
  test("puts a text on one line and leaves a short one whole", () => {
    expect(excerptOf(" A desk.\n\n Solid oak. ", 40)).toBe("A desk. Solid oak.");
  });

  test("cuts between words", () => {
    expect(excerptOf("A desk of solid oak", 12)).toBe("A desk of…");
  });
});
