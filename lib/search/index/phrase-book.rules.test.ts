import { createPhraseBook, createRecentPhrases, packIds, unpackIds } from "./phrase-book.rules";

const id = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const phrase = (text: string, documents: number, ...ids: number[]) => ({
  phrase: text,
  documents,
  samples: packIds(ids.map(id)),
});

test("unpacks the packed ids, for all ids or a range", () => {
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

  test("finds the most frequent phrases with a prefix", () => {
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

  test("returns each phrase with its own count and ids, in any sheet and script", () => {
    const book = create();
    book.append([]);
    book.append([phrase("öl", 4, 6, 7), phrase("さしみ", 1)]);
    expect(book.startingWith("leather s", 7)).toEqual([phrase("leather sofa", 7, 4)]);
    expect(book.startingWith("öl", 7)).toEqual([phrase("öl", 4, 6, 7)]);
    expect(book.startingWith("さ", 7)).toEqual([phrase("さしみ", 1)]);
    expect([book.size, book.has("さしみ"), book.has("zz"), book.has("")]).toEqual([7, true, false, true]);
  });
});

test("counts each listing of recent phrases once, and lists the newest seven first", () => {
  const recent = createRecentPhrases();
  recent.insert("oak", id(5));
  recent.insert("leather chair", id(9));
  recent.insert("leather chair", id(9));
  recent.insert("oak", id(6));
  expect(recent.startingWith("leather c", 7)).toEqual([phrase("leather chair", 1, 9)]);
  expect(recent.startingWith("oak", 7)).toEqual([phrase("oak", 2, 6, 5)]);
  expect(recent.size).toBe(2);
  for (let number = 10; number < 20; number += 1) recent.insert("oak", id(number));
  expect(unpackIds(recent.startingWith("oak", 1)[0]!.samples)).toEqual([19, 18, 17, 16, 15, 14, 13].map(id));
});
