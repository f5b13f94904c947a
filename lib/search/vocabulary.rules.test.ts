import { buildSpeller, createPhraseBook, packIds, unpackIds, type Speller } from "./vocabulary.rules";

const id = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const phrase = (text: string, documents: number, ...ids: number[]) => ({
  phrase: text,
  documents,
  samples: packIds(ids.map(id)),
});

test("packIds and unpackIds are each other's reverse, whole or in part", () => {
  const ids = [id(1), "ffffffff-0000-4abc-9def-0123456789ab", id(3)];
  expect(unpackIds(packIds(ids))).toEqual(ids);
  expect(unpackIds(packIds(ids), 1, 2)).toEqual(ids.slice(1, 2));
  expect(unpackIds(packIds([]))).toEqual([]);
});

describe("a phrase book", () => {
  function create() {
    const book = createPhraseBook();
    book.append([phrase("lamp", 5, 1), phrase("leather", 9, 2), phrase("leather bag", 3, 3)]);
    book.append([phrase("leather sofa", 7, 4), phrase("oak", 2, 5)]);
    return book;
  }

  test("finds the most frequent phrases with a beginning", () => {
    const found = (prefix: string, most = 7) =>
      create()
        .startingWith(prefix, most)
        .map((entry) => entry.phrase);
    expect(found("le")).toEqual(["leather", "leather sofa", "leather bag"]);
    expect(found("l", 2)).toEqual(["leather", "leather sofa"]);
    expect(found("leather s")).toEqual(["leather sofa"]);
    expect(found("x")).toEqual([]);
    expect(found("oak")).toEqual(["oak"]);
    expect(create().has("leather b")).toBe(true);
    expect(create().has("leather c")).toBe(false);
  });

  test("takes in listings one by one, each once, the newest seven first", () => {
    const book = create();
    book.insert("leather chair", id(9));
    book.insert("leather chair", id(9));
    book.insert("oak", id(6));
    expect(book.startingWith("leather c", 7)).toEqual([phrase("leather chair", 1, 9)]);
    expect(book.startingWith("oak", 7)).toEqual([phrase("oak", 3, 6, 5)]);
    expect(book.size).toBe(6);
    for (let number = 10; number < 20; number += 1) book.insert("oak", id(number));
    expect(unpackIds(book.startingWith("oak", 1)[0]!.samples)).toEqual([19, 18, 17, 16, 15, 14, 13].map(id));
  });
});

function build(words: string[]): Speller {
  const steps = buildSpeller(words.map((word, index) => ({ word, documents: 1000 - index })));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe("a speller", () => {
  const words = ["leather", "apartment", "electrician", "photography", "mountain", "sofa", "lamp"];
  const filler = Array.from({ length: 3000 }, (_, index) => `w${index.toString(36)}zq`);

  test.each([
    ["lether", "leather"],
    ["laether", "leather"],
    ["aparmtent", "apartment"],
    ["elctrican", "electrician"],
    ["fotography", "photography"],
    ["mountian", "mountain"],
    ["soffa", "sofa"],
  ])("corrects %s to %s among thousands", (typed, meant) => {
    expect(build([...words, ...filler]).correct(typed)).toBe(meant);
  });

  test.each([
    ["lethe", "leather"],
    ["elctri", "electrician"],
    ["apatrm", "apartment"],
    ["photgra", "photography"],
    ["moun", null],
    ["qwert", null],
  ])("completes %s to %s", (typed, meant) => {
    expect(build([...words, ...filler]).complete(typed)).toBe(meant);
  });

  test("knows its words, and learns new ones", () => {
    const speller = build(words);
    expect(speller.knows("sofa")).toBe(true);
    expect(speller.knows("theremin")).toBe(false);
    expect(speller.correct("theremn")).toBeNull();
    speller.insert("theremin");
    expect(speller.knows("theremin")).toBe(true);
    expect(speller.correct("theremn")).toBe("theremin");
  });

  test("is built in steps, so that others get their turn", () => {
    const steps = buildSpeller(filler.map((word) => ({ word, documents: 1 })));
    let pauses = 0;
    while (!steps.next().done) pauses += 1;
    expect(pauses).toBeGreaterThanOrEqual(6);
  });

  test("can be empty", () => {
    expect(build([]).correct("sofa")).toBeNull();
  });
});
