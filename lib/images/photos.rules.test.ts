import { insertInTurn, moveItem, neighborIndex, type Photo } from "./photos.rules";

function photo(id: string): Photo {
  return { id, name: id, url: `/images/${id}-640.webp`, width: 4, height: 3, blurDataUrl: "", alt: "" };
}

describe("photos of a form", () => {
  test.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 1, "abc"],
    [0, 3, "abc"],
    [0, -1, "abc"],
    [7, 0, "abc"],
  ])("moves the photo at %i to %i", (from, to, expected) => {
    expect(moveItem([..."abc"], from, to).join("")).toBe(expected);
  });

  test.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 4, 4],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 1, 4],
    ["ArrowDown", 2, 2],
    ["ArrowUp", 4, 1],
    ["ArrowUp", 1, 1],
    ["Tab", 1, 1],
  ])("moves focus by %s from place %i to %i in a grid of five in three columns", (key, from, to) => {
    expect(neighborIndex(key, from, { count: 5, columns: 3 })).toBe(to);
  });

  test("puts a slow photo before photos that were chosen after it", () => {
    const turns = new Map([
      ["slow", 1],
      ["quick", 2],
    ]);
    const ids = (photos: Photo[]) => photos.map(({ id }) => id);
    expect(ids(insertInTurn([photo("old"), photo("quick")], photo("slow"), turns))).toEqual([
      "old",
      "slow",
      "quick",
    ]);
    expect(ids(insertInTurn([photo("old")], photo("quick"), turns))).toEqual(["old", "quick"]);
  });
});
