import { splitWords } from "../analysis/normalizer.rules";
import { quoteLexeme } from "../analysis/tsquery.rules";
import { sumDocuments, type Documents } from "../index/window.rules";

/**
 * A word of a text, in the singular, and as the index has it, its position, and how many listings hold it; `isWritten` where
 * titles, vendors, or places have it in some number, and not only another word of its stem.
 */
export type LiteralWord = {
  word: string;
  form: string;
  lexeme: string;
  at: number;
  documents: Documents;
  isWritten: boolean;
};

/** Typed words, as evidence in addition to what was understood. Empty keys match nothing. */
export type Literal = {
  /** Without amounts, rooms, and offers, which are conditions. */
  words: readonly LiteralWord[];
  /** With corrected spelling; empty where nothing was corrected. */
  corrected: readonly LiteralWord[];
  /** With the conditions; empty where there are none. `forms` are lexemes of all its words as titles write them. */
  whole: readonly LiteralWord[];
  forms: readonly string[];
  /** Without places and brands, which other fields hold; may be empty. */
  core: readonly LiteralWord[];
  /** Operands for rooms and offers. */
  conditions: readonly string[];
  /** Other words of phrases with stop words, at their distances: 'carry on bag'. */
  phrases: readonly (readonly LiteralWord[])[];
  titleKey: string;
  vendorKey: string;
  brandKey: string;
  /** Listings of vendors with that name. */
  vendorListings: number;
};

/** Labels of listing_search: title and brand; these with vendor and place. */
const inTitle = "AB";
const inNames = "ABC";
const ofVendorOrPlace = "C";

function labeled({ lexeme }: LiteralWord, labels: string): string {
  return labels ? `${quoteLexeme(lexeme)}:${labels}` : quoteLexeme(lexeme);
}

function everyWord(words: readonly LiteralWord[], labels = ""): string {
  return [...new Set(words.map((word) => labeled(word, labels)))].join(" & ");
}

function phraseOf(words: readonly LiteralWord[], labels = inTitle): string {
  return words
    .map((word, index) => {
      const gap = index === 0 ? 0 : word.at - words[index - 1]!.at;
      const link = index === 0 ? "" : gap > 1 ? ` <${gap}> ` : " <-> ";
      return link + labeled(word, labels);
    })
    .join("");
}

function anyOf(queries: readonly string[]): string {
  const some = [...new Set(queries.filter(Boolean))];
  return some.length < 2 ? some.join("") : some.map((query) => `(${query})`).join(" | ");
}

/** Limit of distance operators in PostgreSQL; longer phrases add cost and no evidence. */
const maxPhraseWords = 12;

function titlePhrase(words: readonly LiteralWord[]): string {
  return words.length > 1 && words.length <= maxPhraseWords ? phraseOf(words) : "";
}

/** Matches every word, with the conditions of the text. With `isNamed` the words must stand in title, brand, vendor, or place. */
export function everyWordQuery(literal: Literal, { isNamed }: { isNamed: boolean }): string {
  const labels = isNamed ? inNames : "";
  const matchAll = (words: readonly LiteralWord[]) =>
    words.length > 0 ? [everyWord(words, labels), ...literal.conditions].join(" & ") : "";
  return anyOf([
    matchAll(literal.words),
    matchAll(literal.corrected),
    verbatim(literal),
    exactTitleQuery(literal),
    exactVendorQuery(literal),
  ]);
}

/** A vendor with more listings than this is read window by window like everybody else. */
const maxVendorListings = 1000;

/** Exact titles and vendors' names; empty where there are none. */
export function exactQuery(literal: Literal): string {
  return anyOf([
    exactTitleQuery(literal),
    literal.vendorListings <= maxVendorListings ? exactVendorQuery(literal) : "",
  ]);
}

/** The title in letters and digits. */
function exactTitleQuery({ titleKey }: Literal): string {
  return titleKey && quoteLexeme(titleKey);
}

/** The vendor's name in letters and digits. */
function exactVendorQuery({ vendorKey }: Literal): string {
  return vendorKey && quoteLexeme(vendorKey);
}

/** Matches titles that contain the text, conditions included; empty where it has none. */
export function wholeTitleQuery(literal: Literal): string {
  return literal.whole.length > 0 ? anyOf([verbatim(literal), exactTitleQuery(literal)]) : "";
}

/** Matches titles that contain the text, and vendors with that name. */
export function nameQuery(literal: Literal): string {
  const whole = literal.whole.length > 0 ? literal.whole : literal.words;
  return anyOf([verbatim({ ...literal, whole }), exactTitleQuery(literal), exactVendorQuery(literal)]);
}

/** Stop words count too: 'lamp 50' isn't 'lamp under 50'. */
function verbatim({ whole, forms }: Literal): string {
  return whole.length > 1 ? [phraseOf(whole), ...forms.map(quoteLexeme)].join(" & ") : "";
}

/** Ranking features of typed words as tsqueries; empty for none. */
export type LiteralRanking = {
  title: string;
  /** The vendor or the brand has that name, or the vendor alone. */
  vendor: string;
  ownVendor: string;
  phrase: string;
  /** Every word in the title, and how many words that is. */
  titled: string;
  titledWords: number;
  /** Every word in the title, places and brands included. */
  whole: string;
  named: string;
  /** Every word in the title as it is written, not only another word of its stem. */
  written: string;
  words: readonly LiteralWord[];
};

/** More words add no evidence. */
const maxTitledWords = 6;

export function literalRanking(literal: Literal): LiteralRanking {
  const texts = [literal.words, literal.corrected, literal.whole];
  const written = texts.filter((words) => words.length > 1 || words[0]?.isWritten);
  const either = (query: (words: readonly LiteralWord[]) => string) => anyOf(written.map(query));
  const core = (query: (words: readonly LiteralWord[]) => string) =>
    literal.core.length > 0 ? anyOf([query(literal.core)]) : either(query);
  return {
    title: exactTitleQuery(literal),
    ownVendor: exactVendorQuery(literal),
    vendor: anyOf([exactVendorQuery(literal), literal.brandKey && quoteLexeme(literal.brandKey)]),
    phrase: either(titlePhrase),
    titled: core((words) => everyWord(words, inTitle)),
    titledWords: Math.min(maxTitledWords, Math.max(1, literal.core.length || literal.words.length)),
    whole: literal.core.length > 0 ? either((words) => everyWord(words, inTitle)) : "",
    written: core(everyForm),
    words: literal.words,
    named: anyOf([
      requirePhrases(either(namesOf), literal),
      exactTitleQuery(literal),
      exactVendorQuery(literal),
    ]),
  };
}

/** The same with typed phrases: 'out of shape' isn't 'shape'. */
function requirePhrases(query: string, { phrases }: Literal): string {
  if (phrases.length === 0 || query === "") return query;
  if (phrases.some((words) => words.length < 2)) return "";
  return [`(${query})`, ...phrases.map((words) => `(${phraseOf(words, inNames)})`)].join(" & ");
}

/** Shorter words have no form in the index. */
const minFormLength = 3;

function everyForm(words: readonly LiteralWord[]): string {
  const long = words.filter(({ form }) => form.length >= minFormLength);
  return [...new Set(long.map(({ form }) => quoteLexeme(`xe_${form}`)))].join(" & ");
}

/** Every word in the title or brand, or some there and the others in vendor and place, or a phrase of these. */
function namesOf(words: readonly LiteralWord[]): string {
  if (words.length === 0) return "";
  if (words.length === 1) return everyWord(words, inTitle);
  const some = anyOf(words.map((word) => labeled(word, inTitle)));
  return anyOf([`${everyWord(words, inNames)} & (${some})`, phraseOf(words, ofVendorOrPlace)]);
}

/** Listings with each word, an upper bound of literal matches. */
export function literalDocuments({ words, corrected }: Literal): Documents[] {
  const known = (some: readonly LiteralWord[]) => some.every(({ documents }) => sumDocuments(documents) > 0);
  return (corrected.length > 0 && !known(words) ? corrected : words).map(({ documents }) => documents);
}

/** True if a typed word has no listing. */
export function cannotMatch({ words, corrected }: Literal, missing: readonly string[]): boolean {
  const absent = new Set(missing.flatMap(splitWords));
  const isAbsent = ({ word, documents }: LiteralWord) => sumDocuments(documents) === 0 && absent.has(word);
  return words.some(isAbsent) && (corrected.length === 0 || corrected.some(isAbsent));
}
