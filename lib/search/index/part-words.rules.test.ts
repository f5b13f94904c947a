import { builtInSubcategories } from "@/lib/listings/subcategories.rules";
import { applyChanges } from "@/lib/shared/tree";
import { subcategoryWordsOf } from "./part-words.rules";

const change = { hidden: false, movedTo: null, name: null, words: null, position: null };
const changed = (...changes: Parameters<typeof applyChanges>[1][number][]) =>
  subcategoryWordsOf(applyChanges(builtInSubcategories, changes));

const readers = {
  ...change,
  path: "electronics/e-readers",
  name: "E-readers and  Papers",
  words: "Kindle|e-book",
};

test("matches a part created by an admin by its name, its words, and its contents", () => {
  expect(changed(readers)).toEqual([
    {
      words: ["e-readers and papers"],
      pieces: ["e-readers", "papers"],
      finds: ["kindle", "e-book"],
      lexeme: "xsc_electronics_e_readers",
    },
  ]);
  expect(changed({ ...readers, hidden: true })).toEqual([]);
});

test("counts each of several names if it is a word of this part and of no other part", () => {
  const named = (name: string, words: string) => {
    const [made] = changed({ ...readers, name, words });
    return { words: made?.words.slice(1), pieces: made?.pieces };
  };
  const phones = { ...change, path: "electronics/phones", name: "Phones & tablets" };
  expect(changed(phones)[0]).toMatchObject({
    words: ["phones & tablets", "phones", "tablets"],
    pieces: [],
  });
  // 'Sofa' means furniture, although it's among this part's words too.
  expect(named("Sofas and linens", "sofa|linen|towel")).toEqual({ words: ["linens"], pieces: [] });
  expect(named("Sofas, linens and towels", "towel")).toEqual({ words: ["towels"], pieces: ["linens"] });
  // Letters and descriptive words aren't names.
  expect(named("Black and white photography", "print")).toEqual({
    words: [],
    pieces: ["white photography"],
  });
  expect(named("A & B, gear", "print")).toEqual({ words: [], pieces: ["gear"] });
  // Features of homes aren't names.
  expect(named("Bed and bath", "bath|towel")).toEqual({ words: [], pieces: [] });
  expect(named("Rental and used things", "rental|gown")).toEqual({ words: [], pieces: ["used things"] });
});

test("leaves built-in parts to the table unless they are renamed", () => {
  expect(changed()).toEqual([]);
  expect(changed({ ...change, path: "electronics/gaming", position: 7 })).toEqual([]);
  expect(changed({ ...change, path: "home", name: "Home" })).toEqual([]);
  expect(changed({ ...change, path: "electronics/gaming", name: "Consoles" })[0]?.words).toEqual([
    "consoles",
  ]);
});
