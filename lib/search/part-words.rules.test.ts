import { builtInSubcategories } from "@/lib/listings/subcategories.rules";
import { changeTree } from "@/lib/shared/tree";
import { partWordsOf } from "./part-words.rules";

const change = { hidden: false, movedTo: null, name: null, words: null, position: null };
const changed = (...changes: Parameters<typeof changeTree>[1][number][]) =>
  partWordsOf(changeTree(builtInSubcategories, changes));

test("a part that an admin made is named by each of its names, and finds its words and what is in it", () => {
  const made = {
    ...change,
    path: "electronics/e-readers",
    name: "E-readers and  Tablets",
    words: "Kindle|e-book",
  };
  expect(changed(made)).toEqual([
    {
      words: ["e-readers and tablets", "e-readers", "tablets"],
      finds: ["kindle", "e-book"],
      lexeme: "xsc_electronics_e_readers",
    },
  ]);
  expect(changed({ ...made, hidden: true })).toEqual([]);
});

test("parts that came with the site are left to the table, unless they are named anew", () => {
  expect(changed()).toEqual([]);
  expect(changed({ ...change, path: "electronics/gaming", position: 7 })).toEqual([]);
  expect(changed({ ...change, path: "home", name: "Home" })).toEqual([]);
  expect(changed({ ...change, path: "electronics/gaming", name: "Consoles" })[0]?.words).toEqual([
    "consoles",
  ]);
});
