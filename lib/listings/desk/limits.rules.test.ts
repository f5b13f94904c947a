import { formatCapacity, slotsText } from "./limits.rules";

describe("texts about featured slots", () => {
  test("shows the used slots of the plan", () => {
    expect(slotsText({ limit: 5, used: 3 })).toBe("3 of 5 featured");
  });

  test.each([
    [2, "3 of 5 featured now."],
    [3, "3 of 5 featured now, so only the first 2 you selected will be featured."],
  ])("explains the result of %i more", (requested, text) => {
    expect(formatCapacity({ limit: 5, used: 3 }, requested)).toBe(text);
  });

  test("mentions when one or no slot is left", () => {
    expect(formatCapacity({ limit: 5, used: 4 }, 2)).toBe(
      "4 of 5 featured now, so only the first one you selected will be featured.",
    );
    expect(formatCapacity({ limit: 5, used: 5 }, 2)).toBe(
      "5 of 5 featured now, so no slots are left. Stop featuring one first.",
    );
  });
});
