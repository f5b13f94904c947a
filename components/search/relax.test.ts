import { applyRelaxation, relaxationLabel } from "./relax";

const address = {
  search: "Blue Café lamp",
  state: "TX",
  minPrice: 5,
  maxPrice: 9,
  category: "products",
} as const;

describe("relaxed", () => {
  test("leaves out one filter and keeps the others", () => {
    expect(applyRelaxation(address, { drop: "state", word: null })).toEqual({ ...address, state: undefined });
    expect(applyRelaxation(address, { drop: "price", word: null })).toEqual({
      search: "Blue Café lamp",
      state: "TX",
      category: "products",
    });
  });

  test("widens the search around a place, and around the place named in the words", () => {
    const around = { search: "plumber", place: "austin-tx", within: 25 } as const;
    expect(applyRelaxation(around, { drop: "within", word: null, within: 50 })).toEqual({
      ...around,
      within: 50,
    });
    expect(applyRelaxation(around, { drop: "within", word: null })).toEqual({
      search: "plumber",
      place: "austin-tx",
      sort: "distance",
    });
    const named = { drop: "within", word: null, within: 100, place: "mobile-al", search: "plumber" } as const;
    expect(applyRelaxation({ search: "plumber in mobile al", state: "AL" }, named)).toEqual({
      search: "plumber",
      state: "AL",
      place: "mobile-al",
      within: 100,
    });
    expect(relaxationLabel(around, named)).toBe("within 100 miles");
    expect(relaxationLabel(around, { drop: "within", word: null })).toBe("beyond 25 miles");
  });

  test("removes a word by its indexed form", () => {
    expect(applyRelaxation(address, { drop: "word", word: "cafe" }).search).toBe("Blue lamp");
  });

  test("keeps a search of a single word", () => {
    expect(applyRelaxation({ search: "lamp" }, { drop: "word", word: "lamp" }).search).toBe("lamp");
  });
});

describe("relaxedLabel", () => {
  test.each([
    ["word", "cafe", "without “cafe”"],
    ["price", null, "at any price"],
    ["state", null, "outside Texas too"],
    ["category", null, "in all categories"],
  ] as const)("names the condition of a search without the %s", (drop, word, label) => {
    expect(relaxationLabel(address, { drop, word })).toBe(label);
  });
});
