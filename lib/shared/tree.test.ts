import {
  applyChanges,
  findReplacement,
  positionAfter,
  resolveMoves,
  visibleNodes,
  suggestNode,
  toFormNodes,
  treeNodes,
  treePart,
  type TreeChange,
} from "./tree";

const built = treeNodes([
  {
    slug: "music",
    name: "Music",
    parts: [treePart("drums", "Drums", "drum"), treePart("guitars", "Guitars")],
  },
  { slug: "sports", name: "Sports", parts: [treePart("bikes", "Bikes", "bike")] },
]).map((node) => ({ ...node, category: "products" }));

const change = (path: string, more: Partial<TreeChange> = {}): TreeChange => ({
  path,
  name: null,
  words: null,
  hidden: false,
  movedTo: null,
  position: null,
  ...more,
});
const paths = (nodes: readonly { path: string }[]) => nodes.map(({ path }) => path);

test("applies renames, additions, and reordering, and omits entries without a group", () => {
  const tree = applyChanges(built, [
    change("music/drums", { name: "Drums and more" }),
    change("music/flutes", { name: "Flutes", position: -1 }),
    change("piracy/ships", { name: "Ships" }),
  ]);
  expect(paths(tree)).toEqual([
    "music",
    "music/flutes",
    "music/drums",
    "music/guitars",
    "sports",
    "sports/bikes",
  ]);
  expect(tree[2]).toMatchObject({ name: "Drums and more", words: "drum", changed: true });
});

test("places an entry after another or first, however often", () => {
  const siblings = [
    { path: "a", position: 0 },
    { path: "b", position: 1 },
  ];
  expect(positionAfter(siblings, "a")).toBe(0.5);
  expect(positionAfter(siblings, "b")).toBe(2);
  expect(positionAfter(siblings, null)).toBe(-1);
  expect(positionAfter([], null)).toBe(-1);
});

test("omits a hidden entry and everything below it, and resolves it to its replacement", () => {
  const tree = applyChanges(built, [
    change("music/drums", { hidden: true, movedTo: "sports/bikes" }),
    change("sports/bikes", { hidden: true, movedTo: "music/drums" }),
    change("music/guitars", { hidden: true }),
  ]);
  expect(paths(visibleNodes(tree))).toEqual(["music", "sports"]);
  expect(resolveMoves(tree, "music/guitars")?.path).toBe("music/guitars");
  expect(resolveMoves(tree, "nothing")).toBeUndefined();
  // Cycles must not cause an infinite loop.
  expect(findReplacement(tree, tree[1]!)?.path).toBe("music");
  const whole = applyChanges(built, [change("music", { hidden: true })]);
  expect(paths(visibleNodes(whole))).toEqual(["sports", "sports/bikes"]);
  expect(toFormNodes(whole).find(({ path }) => path === "music/drums")).toMatchObject({
    hidden: true,
    words: "",
  });
});

test("searches words literally", () => {
  const tree = applyChanges(built, [change("music/drums", { words: "st. john|a.b" })]);
  expect(suggestNode(tree, "St. John kit")?.path).toBe("music/drums");
  expect(suggestNode(tree, "Box of axbs")).toBeNull();
});
