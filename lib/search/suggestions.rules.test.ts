import { guess, sampleIds, stillTrue, thingsFirst } from "./suggestions.rules";
import { createPhraseBook, createRecentPhrases, packIds } from "./phrase-book.rules";
import { buildSpeller } from "./vocabulary.rules";

const id = (number: number) => `01980000-0000-7000-8000-${String(number).padStart(12, "0")}`;

function createKnown() {
  const book = createPhraseBook();
  const words = ["bag", "bike", "leather", "leather bag", "mountain", "mountain bike", "sofa"];
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
  guess(known, text).phrases.map(({ phrase }) => phrase);

test("guess finds phrases by their beginning", () => {
  expect(phrases("Leath")).toEqual(["leather bag", "leather"]);
  expect(phrases("mountain b")).toEqual(["mountain bike"]);
});

test("guess mends typos in finished words and in the last one", () => {
  expect(phrases("lether")).toEqual(["leather bag", "leather"]);
  expect(phrases("mountian bi")).toEqual(["mountain bike"]);
  expect(guess(createKnown(), "mountian bi")).toMatchObject({ words: ["mountain", "bi"], whole: true });
});

test("guess goes by the last words where nothing begins with the first, and says so", () => {
  expect(guess(createKnown(), "cheap mountain b")).toMatchObject({ words: ["mountain", "b"], whole: false });
  expect(guess(createKnown(), "zzzz")).toMatchObject({ phrases: [], whole: false });
});

test("guess merges what is new", () => {
  const known = createKnown();
  known.recent.insert("leather", id(77));
  known.recent.insert("leather hat", id(77));
  expect(phrases("leath", known)).toEqual(["leather", "leather bag", "leather hat"]);
  expect(sampleIds(guess(known, "leather").phrases.slice(0, 1), 0, 2)).toEqual([id(77), id(2)]);
});

test("sampleIds asks for one of each phrase before a second of any", () => {
  const entry = (...numbers: number[]) => ({ phrase: "p", documents: 1, samples: packIds(numbers.map(id)) });
  expect(sampleIds([entry(1, 2, 3), entry(4), entry(1, 5)], 0, 2)).toEqual([1, 4, 2, 5].map(id));
  expect(sampleIds([entry(1, 2, 3), entry(4)], 2, 14)).toEqual([id(3)]);
});

test("stillTrue keeps a phrase only while a shown listing has its words", () => {
  const entries = ["oak table", "oak chair", "pine bed"].map((phrase, index) => ({
    phrase,
    documents: 1,
    samples: packIds([id(index)]),
  }));
  const samples = new Map([
    [id(0), { title: "Solid Oak Table", vendorName: "Shop" }],
    [id(1), { title: "Renamed thing", vendorName: "Shop" }],
  ]);
  expect(stillTrue(entries, samples).map(({ phrase }) => phrase)).toEqual(["oak table"]);
});

test("thingsFirst puts what only has the thing after the thing itself, and leaves all else as it is", () => {
  const titles = [
    "All-wheel-drive SUV, backup camera",
    "Compact camera by Lumark",
    "Bag for a camera",
    "35mm film camera, strap included",
  ];
  const samples = titles.map((title) => ({ title, vendorName: "Camera House" }));
  expect(thingsFirst(samples, ["came"]).map(({ title }) => titles.indexOf(title))).toEqual([1, 3, 0, 2]);
});
