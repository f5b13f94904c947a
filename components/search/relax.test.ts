/** @jest-environment node */
import { relaxed, relaxedLabel } from "./relax";

const address = {
  search: "Blue Café lamp",
  state: "TX",
  minPrice: 5,
  maxPrice: 9,
  category: "products",
} as const;

describe("relaxed", () => {
  test("leaves out one filter and keeps the others", () => {
    expect(relaxed(address, { drop: "state", word: null })).toEqual({ ...address, state: undefined });
    expect(relaxed(address, { drop: "price", word: null })).toEqual({
      search: "Blue Café lamp",
      state: "TX",
      category: "products",
    });
  });

  test("leaves out a word as the index knows it", () => {
    expect(relaxed(address, { drop: "word", word: "cafe" }).search).toBe("Blue lamp");
  });

  test("never empties a search by a word that is all of it", () => {
    expect(relaxed({ search: "lamp" }, { drop: "word", word: "lamp" }).search).toBe("lamp");
  });
});

describe("relaxedLabel", () => {
  test.each([
    ["word", "cafe", "without “cafe”"],
    ["price", null, "at any price"],
    ["state", null, "outside Texas too"],
    ["category", null, "in all categories"],
  ] as const)("says what %s leaves out", (drop, word, label) => {
    expect(relaxedLabel(address, { drop, word })).toBe(label);
  });
});
