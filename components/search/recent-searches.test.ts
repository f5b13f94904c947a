/** @jest-environment jsdom */
import { forgetSearches, readRecentSearches, rememberSearch } from "./recent-searches";

afterEach(() => window.localStorage.clear());

describe("recent searches", () => {
  test("stores the five newest, newest first, under the key of the specification", () => {
    for (const search of ["one", "two", "three", "four", "five", "six"]) rememberSearch(search);
    expect(readRecentSearches()).toEqual(["six", "five", "four", "three", "two"]);
    expect(JSON.parse(window.localStorage.getItem("recentSearches") ?? "")).toHaveLength(5);
  });

  test("moves a repeated search to the front instead of listing it twice", () => {
    for (const search of ["desk", "lamp", "  Desk "]) rememberSearch(search);
    expect(readRecentSearches()).toEqual(["Desk", "lamp"]);
  });

  test("ignores an empty search and clears the list", () => {
    rememberSearch("   ");
    expect(readRecentSearches()).toEqual([]);
    rememberSearch("desk");
    forgetSearches();
    expect(readRecentSearches()).toEqual([]);
  });

  test.each(["{", "null", '"x"', "[1,null]"])("survives %s in the storage", (stored) => {
    window.localStorage.setItem("recentSearches", stored);
    expect(readRecentSearches()).toEqual([]);
  });
});
