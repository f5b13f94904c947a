import {
  completionsOf,
  matchPhrases,
  sampleIds,
  filterVisible,
  sortByTitleMatch,
  extendPhrase,
} from "./rules";
import { createPhraseBook, createRecentPhrases, packIds } from "../index/phrase-book.rules";
import { buildSpeller } from "../index/vocabulary.rules";

const id = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const createKnown = () =>
  knownOf(["bag", "bike", "leather", "leather bag", "mountain", "mountain bike", "sofa"]);

function knownOf(words: readonly string[]) {
  const book = createPhraseBook();
  book.append(
    words.map((phrase, index) => ({ phrase, documents: 10 + index, samples: packIds([id(index)]) })),
  );
  const steps = buildSpeller(
    words.filter((word) => !word.includes(" ")).map((word) => ({ word, documents: 10 })),
  );
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { book, recent: createRecentPhrases(), speller: step.value };
}

const phrases = (text: string, known = createKnown()) =>
  matchPhrases(known, text).phrases.map(({ phrase }) => phrase);

test("finds phrases by prefix", () => {
  expect(phrases("Leath")).toEqual(["leather bag", "leather"]);
  expect(phrases("mountain b")).toEqual(["mountain bike"]);
});

test("corrects typos in complete words and in the last one", () => {
  expect(phrases("lether")).toEqual(["leather bag", "leather"]);
  expect(phrases("mountian bi")).toEqual(["mountain bike"]);
  expect(matchPhrases(createKnown(), "mountian bi").words).toEqual(["mountain", "bi"]);
});

test("keeps more than the last words of the text", () => {
  for (const text of ["cheap mountain b", "red leather", "zzzz bike", "zzzz"])
    expect(phrases(text)).toEqual([]);
});

test.each([
  ["iphone", "phone"],
  ["iphon", "phone"],
  ["bankers", "blankets"],
  ["und", "end"],
  ["bose", "base"],
  ["trombo", "tromba"],
  ["philly", "philips"],
  ["haven't", "haven"],
  ["lana", "landscape"],
  ["tetra", "terrace"],
  ["tabla", "tablet"],
  ["buget", "budget"],
  ["lapt0p", "laptop"],
])("leaves '%s' instead of correcting it to '%s'", (text, word) => {
  const known = knownOf([word]);
  expect(phrases(word, known)).toEqual([word]);
  expect(phrases(text, known)).toEqual([]);
  expect(phrases(`${text} sof`, knownOf([`${word} sofa`, word]))).toEqual([]);
});

test.each([
  ["plumer", "plumber"],
  ["appartment", "apartment"],
  ["appartm", "apartment"],
  ["lethe", "leather"],
  ["hunny", "honey"],
  ["fotografer", "photographer"],
])("corrects '%s' to '%s'", (text, word) => expect(phrases(text, knownOf([word]))).toEqual([word]));

test("returns nothing when several words are possible", () => {
  expect(phrases("cout", knownOf(["coat"]))).toEqual(["coat"]);
  expect(phrases("cout", knownOf(["coat", "court"]))).toEqual([]);
});

test("keeps the first letter, and leaves joined or split words to the search", () => {
  expect(phrases("applumb", knownOf(["plumber"]))).toEqual([]);
  expect(phrases("sofabad", knownOf(["sofa", "bad", "sofas ad"]))).toEqual([]);
  expect(phrases("land scaping", knownOf(["scraping", "land scraping"]))).toEqual([]);
});

test("offers no phrase that needs a next word", () => {
  const known = knownOf(["used", "used blue", "used blue watch", "used lamp", "used near"]);
  expect(phrases("use", known)).toEqual(["used lamp", "used blue watch", "used"]);
});

test("extends a cut phrase as all its listings continue", () => {
  const whole = (phrase: string, ...titles: string[]) =>
    extendPhrase(
      { phrase, documents: 1, samples: packIds(titles.map((_, index) => id(index))) },
      new Map(titles.map((title, index) => [id(index), { title, vendorName: "Shop" }])),
    );
  expect(whole("used oval wall", "Barely used oval wall mirror, clear glass")).toBe("used oval wall mirror");
  expect(whole("home on oak", "Home on Oak Street", "Sunny home on Oak Street, new roof")).toBe(
    "home on oak street",
  );
  expect(whole("red oak table", "Red oak table", "Red oak table lamp")).toBe("red oak table");
  expect(whole("red oak table", "Red oak table with two chairs")).toBe("red oak table");
  expect(whole("oak table", "Oak table lamp")).toBe("oak table");
  expect(whole("shop of oak", "Table")).toBe("shop of oak");
});

test("completes the last word from titles, most frequent first, unless it is complete", () => {
  const titles = ["Laptop stand", "Laptop, 16 inches", "Student laptop", "Lapel pin"];
  expect(completionsOf(["cheap", "lap"], titles)).toEqual(["laptop", "lapel"]);
  expect(completionsOf(["cheap", "laptop"], titles)).toEqual([]);
  expect(completionsOf(["cheap", "la"], titles)).toEqual([]);
});

test("merges recent phrases", () => {
  const known = createKnown();
  known.recent.insert("leather", id(77));
  known.recent.insert("leather hat", id(77));
  expect(phrases("leath", known)).toEqual(["leather", "leather bag", "leather hat"]);
  expect(sampleIds(matchPhrases(known, "leather").phrases.slice(0, 1), 0, 2)).toEqual([id(77), id(2)]);
});

test("takes one of each phrase before a second of any", () => {
  const entry = (...numbers: number[]) => ({ phrase: "p", documents: 1, samples: packIds(numbers.map(id)) });
  expect(sampleIds([entry(1, 2, 3), entry(4), entry(1, 5)], 0, 2)).toEqual([1, 4, 2, 5].map(id));
  expect(sampleIds([entry(1, 2, 3), entry(4)], 2, 14)).toEqual([id(3)]);
});

test("keeps a phrase only while a shown listing has its words", () => {
  const entries = ["oak table", "oak chair", "pine bed"].map((phrase, index) => ({
    phrase,
    documents: 1,
    samples: packIds([id(index)]),
  }));
  const samples = new Map([
    [id(0), { title: "Solid Oak Table", vendorName: "Shop" }],
    [id(1), { title: "Renamed thing", vendorName: "Shop" }],
  ]);
  expect(filterVisible(entries, samples).map(({ phrase }) => phrase)).toEqual(["oak table"]);
});

test("moves listings that only include the thing after the thing itself, and keeps the order otherwise", () => {
  const titles = [
    "All-wheel-drive SUV, backup camera",
    "Compact camera by Lumark",
    "Bag for a camera",
    "35mm film camera, strap included",
  ];
  const samples = titles.map((title) => ({ title, vendorName: "Camera House" }));
  expect(sortByTitleMatch(samples, ["came"]).map(({ title }) => titles.indexOf(title))).toEqual([1, 3, 0, 2]);
});
