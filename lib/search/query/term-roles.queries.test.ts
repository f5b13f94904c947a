import { tokensOf, type Entity } from "../analysis/tokens.rules";
import type { WordStatistics } from "../index/word-statistics.queries";
import type { Documents } from "../index/window.rules";
import { factsOf } from "./facts.queries";
import { buildTerms } from "./term-roles.queries";

const goods: Documents = { products: 10, services: 0, realestate: 0 };
const work: Documents = { products: 0, services: 10, realestate: 0 };

type Catalog = {
  words: Record<string, Documents>;
  synonyms?: Record<string, readonly string[]>;
  unwritten?: string;
};

/** Each word is its own lexeme and the subject of all titles with it. */
function statisticsOf({ words, synonyms = {}, unwritten }: Catalog): WordStatistics {
  const rows = Object.entries(words).map(([word, documents]) => ({
    word,
    lexeme: word,
    stop: false,
    known: true,
    isWritten: word !== unwritten,
    documents,
    titled: 10,
    heads: documents,
    prefixDocuments: documents,
  }));
  const counts = new Map(rows.map(({ lexeme, documents }) => [lexeme, documents]));
  const groups = new Map(
    Object.entries(synonyms).map(([phrase, others]) => [
      phrase,
      others.map((other) => ({
        phrase: other,
        query: other
          .split(" ")
          .map((word) => `'${word}'`)
          .join(" <-> "),
        lexemes: other.split(" "),
      })),
    ]),
  );
  const and = { ...rows[0]!, word: "and", lexeme: null, stop: true };
  return {
    words: new Map([...rows, and].map((row) => [row.word, row])),
    documents: counts,
    heads: counts,
    requested: new Set(),
    synonyms: { get: (key) => groups.get(key), keys: () => groups.keys() },
  };
}

function build(text: string, catalog: Catalog, literal = false) {
  const tokens = tokensOf(text);
  const draft = { request: { text, literal, answered: [] }, tokens, isCorrected: false };
  return buildTerms({ draft, entities: [], rest: tokens }, statisticsOf(catalog), []).filter(
    ({ isFact }) => !isFact,
  );
}

describe("boostOperands", () => {
  const mics: Catalog = {
    words: { podcast: goods, mic: goods, microphone: goods },
    synonyms: { "podcast mic": ["microphone"] },
  };

  test("ranks the modifier of a phrase with synonyms", () => {
    const [mic] = build("podcast mic", mics);
    expect(mic).toMatchObject({ word: "podcast mic", isHead: true, boostOperands: ["'podcast':AB"] });
  });

  test("ranks titles that join the phrase", () => {
    const [cut] = build("hair cut", {
      words: { hair: work, cut: work, haircut: work, barber: work },
      synonyms: { "hair cut": ["barber"] },
    });
    expect(cut?.boostOperands).toEqual(["'haircut':AB"]);
  });

  test("sets them on the subject only", () => {
    const terms = build("red podcast mic", { ...mics, words: { ...mics.words, red: goods } });
    expect(terms.map(({ word, boostOperands }) => [word, boostOperands])).toEqual([
      ["red", undefined],
      ["podcast mic", ["'podcast':AB"]],
    ]);
  });

  test("leaves out modifiers without listings", () => {
    const [mic] = build("podcast mic", {
      ...mics,
      words: { ...mics.words, podcast: { products: 0, services: 0, realestate: 0 } },
    });
    expect(mic?.boostOperands).toEqual([]);
  });

  test("includes words that don't narrow the search, on the first term", () => {
    const words = { red: goods, bike: goods, reliable: goods };
    const terms = build("reliable red bike", { words });
    expect(terms.map(({ word, boostOperands }) => [word, boostOperands])).toEqual([
      ["red", ["'reliable':AB"]],
      ["bike", []],
    ]);
  });

  test("adds words that don't narrow the search to the modifiers", () => {
    const [mic] = build("reliable podcast mic", { ...mics, words: { ...mics.words, reliable: goods } });
    expect(mic?.boostOperands).toEqual(["'podcast':AB", "'reliable':AB"]);
  });

  test("excludes them from literal searches", () => {
    const terms = build("podcast mic", mics, true);
    expect(terms.map(({ word, boostOperands }) => [word, boostOperands])).toEqual([
      ["podcast", undefined],
      ["mic", undefined],
    ]);
  });

  test("ranks homes whose titles have the typed type", () => {
    const text = "farm house";
    const type: Entity = { kind: "type", label: "Farm", start: 0, end: text.length, lexemes: ["xpt_farm"] };
    const statistics = statisticsOf({ words: { farm: goods, house: goods, farmhouse: goods } });
    const tokens = tokensOf(text);
    expect(factsOf(type, statistics, tokens)).toMatchObject([
      { word: "Farm", boostOperands: ["('farm':AB <-> 'house':AB)", "'farmhouse':AB"] },
    ]);
    expect(factsOf({ ...type, kind: "pets" }, statistics, tokens)[0]?.boostOperands).toBeUndefined();
  });
});

test("needs the object of a person's work", () => {
  const words = { social: work, media: work, manager: work };
  const terms = build("social media manager", { words });
  expect(terms.filter(({ isNeeded }) => isNeeded).map(({ word }) => word)).toEqual(["media"]);
});

describe("fallback", () => {
  const fallbackOf = (text: string, catalog: Catalog) => build(text, catalog).at(-1)?.fallback;
  const bikes: Catalog = {
    words: { mountain: goods, bike: goods, mtb: goods, cycle: goods },
    synonyms: { "mountain bike": ["mtb"], bike: ["cycle"] },
  };

  test("contains the last word of a phrase, with its own synonyms", () => {
    expect(fallbackOf("mountain bike", bikes)).toMatchObject({
      word: "bike",
      operands: ["'bike'", "('cycle':AB)"],
      documents: { products: 20, services: 0, realestate: 0 },
      isHead: true,
    });
  });

  test("leaves the operands of the phrase as they are", () => {
    const [bike] = build("mountain bike", bikes);
    expect([bike?.word, bike?.operands[0]]).toEqual([
      "mountain bike",
      "(('mountain':AB <-> 'bike':AB) & !'xcat_realestate')",
    ]);
  });

  test("omits single words", () => {
    expect(fallbackOf("bike", bikes)).toBeUndefined();
  });

  test("omits a last word that no listing has", () => {
    const { bike: _bike, cycle: _cycle, ...words } = bikes.words;
    expect(fallbackOf("mountain bike", { ...bikes, words })).toBeUndefined();
  });

  test("omits a last word that titles have only in other forms", () => {
    expect(fallbackOf("mountain bike", { ...bikes, unwritten: "bike" })).toBeUndefined();
  });

  test("omits a phrase that titles join", () => {
    const words = { ...bikes.words, mountainbike: goods };
    expect(fallbackOf("mountain bike", { ...bikes, words })).toBeUndefined();
  });

  test("omits work that needs an object", () => {
    const catalog = {
      words: { computer: goods, repair: work, helpdesk: work },
      synonyms: { "computer repair": ["helpdesk"] },
    };
    expect(fallbackOf("computer repair", catalog)).toBeUndefined();
  });

  test("omits activities with their own synonyms", () => {
    const catalog = {
      words: { nail: goods, painting: work, manicure: work },
      synonyms: { "nail painting": ["manicure"] },
    };
    expect(fallbackOf("nail painting", catalog)).toBeUndefined();
  });

  test("omits a service whose last word is goods", () => {
    const catalog = {
      words: { fresh: goods, coat: goods, painter: work },
      synonyms: { "fresh coat": ["painter"] },
    };
    expect(fallbackOf("fresh coat", catalog)).toBeUndefined();
  });
});

test("requires the object of work", () => {
  const words = { guitar: goods, lessons: work };
  expect(build("guitar lessons", { words })).toMatchObject([
    { word: "guitar", isNeeded: true, isHead: false },
    { word: "lessons", isNeeded: false, isHead: true },
  ]);
});

test("marks a single subject, and whether it is goods", () => {
  const isMarked = (text: string, words: Catalog["words"]) =>
    build(text, { words }).map(({ isGoods, isSubject }) => [isGoods, isSubject]);
  expect(isMarked("laptop", { laptop: goods })).toEqual([[true, true]]);
  expect(isMarked("lessons", { lessons: work })).toEqual([[false, true]]);
});

test("marks two joined things before shared work", () => {
  const words = { piano: work, violin: work, lessons: work };
  expect(build("piano and violin lessons", { words }).map(({ either }) => either)).toEqual([
    "first",
    "second",
    undefined,
  ]);
  expect(build("piano violin lessons", { words }).map(({ either }) => either)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
