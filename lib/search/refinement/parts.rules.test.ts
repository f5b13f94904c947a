import { foundParts, linkedSubcategories, topSubcategories } from "./parts.rules";

const part = (path: string, name: string) => ({
  path,
  name,
  category: "products" as const,
  parent: path.includes("/") ? path.split("/")[0]! : null,
});
const tree = [
  part("music", "Music"),
  part("music/guitars", "Guitars"),
  part("music/sets", "Sets"),
  part("toys", "Toys"),
  part("toys/sets", "Sets"),
  part("toys/dolls", "Dolls"),
];
const found = (counts: [string, number][], factor: number | null = 1) =>
  foundParts(tree, { counts: new Map(counts), factor });
const texts = (parts: ReturnType<typeof found>) => parts.map(({ path, text }) => [path, text]);

test("counts the parts of a group and its own listings, without empty groups", () => {
  expect(
    texts(
      found([
        ["music", 2],
        ["music/guitars", 1200],
      ]),
    ),
  ).toEqual([
    ["music", "1,202"],
    ["music/guitars", "1,200"],
  ]);
});

test("marks estimated counts and lower bounds", () => {
  expect(texts(found([["toys/dolls", 41]], 10))).toEqual([
    ["toys", "about 410"],
    ["toys/dolls", "about 410"],
  ]);
  const least = found(
    [
      ["toys", 1000],
      ["toys/dolls", 369],
      ["music/sets", 41],
    ],
    null,
  );
  expect(texts(least).map(([, text]) => text)).toEqual(["41+", "41+", "1,300+", "360+"]);
});

test("hides empty parts only if everything was counted", () => {
  const groups = tree.filter(({ parent }) => parent === null);
  const linked = (isSample: boolean, ...counts: [string, number][]) =>
    linkedSubcategories(groups, {
      parts: found(counts).filter(({ parent }) => parent === null),
      isSample,
    }).map(({ path, text }) => [path, text]);
  expect(linked(false, ["toys", 2])).toEqual([["toys", "2"]]);
  expect(linked(true, ["toys", 2])).toEqual([
    ["music", undefined],
    ["toys", "2"],
  ]);
  expect(linked(false)).toEqual([
    ["music", undefined],
    ["toys", undefined],
  ]);
  // Not in the nightly tables yet.
  const [music, toys] = groups;
  const both = found([
    ["music", 1],
    ["toys", 1],
  ]).filter(({ parent }) => parent === null);
  expect(linkedSubcategories([toys!], { parts: both, isSample: true }).map(({ path }) => path)).toEqual([
    "toys",
    music!.path,
  ]);
});

describe("the main parts", () => {
  const all = found([
    ["music/guitars", 3],
    ["music/sets", 1],
    ["toys/sets", 5],
  ]);
  const names = (parts: ReturnType<typeof topSubcategories>) => parts.map(({ name }) => name);

  test("sorts parts by count, and names their group if two have the same name", () => {
    expect(names(topSubcategories(all, undefined))).toEqual(["Sets, toys", "Guitars", "Sets, music"]);
  });

  test("shows the parts of the chosen group, or of the group of a chosen part", () => {
    expect(names(topSubcategories(all, "music/sets"))).toEqual(["Guitars", "Sets"]);
    expect(names(topSubcategories(all, "music"))).toEqual(["Guitars", "Sets"]);
  });

  test("returns nothing when all results are in one part", () => {
    expect(topSubcategories(found([["toys/dolls", 4]]), undefined)).toEqual([]);
  });
});
