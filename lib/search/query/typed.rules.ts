import { splitWords } from "../analysis/normalizer.rules";
import { joinPhrase, quoteLexeme } from "../analysis/tsquery.rules";
import { sumDocuments, type Documents } from "../index/window.rules";

/**
 * `form` is the singular and `lexeme` the indexed form. `isWritten` if titles, vendors, or places have the word itself
 * and not only its stem.
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
  corrected: readonly LiteralWord[];
  /** With the conditions; empty without any. `forms` are the lexemes of all its words as titles write them. */
  whole: readonly LiteralWord[];
  forms: readonly string[];
  /** Without places and brands, which other fields cover; may be empty. */
  core: readonly LiteralWord[];
  conditions: readonly string[];
  /** Remaining words of phrases with stop words, at their distances: 'carry on bag'. */
  phrases: readonly (readonly LiteralWord[])[];
  titleKey: string;
  vendorKey: string;
  /** Keys of the name in other spellings, if vendors have them. */
  otherVendorKeys: readonly string[];
  brandKey: string;
  vendorListings: number;
  namedVendors: readonly NamedVendor[];
};

/** Key of two to six words at the beginning or end of the text, which may be a vendor's name, and the other lexemes. */
export type NamedVendor = { key: string; others: readonly string[] };

/** Weight labels of listing_search: AB are title and brand, C adds vendor and place. */
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
  return joinPhrase(words.map((word) => ({ operand: labeled(word, labels), at: word.at })));
}

function anyOf(queries: readonly string[]): string {
  const some = [...new Set(queries.filter(Boolean))];
  return some.length < 2 ? some.join("") : some.map((query) => `(${query})`).join(" | ");
}

const maxPhraseWords = 12;

function titlePhrase(words: readonly LiteralWord[]): string {
  return words.length > 1 && words.length <= maxPhraseWords ? phraseOf(words) : "";
}

/** Includes the conditions of the text. With `isNamed`, the words must be in title, brand, vendor, or place. */
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

const maxVendorListings = 1000;

export function exactQuery(literal: Literal): string {
  return anyOf([
    exactTitleQuery(literal),
    literal.vendorListings <= maxVendorListings ? exactVendorQuery(literal) : "",
  ]);
}

function exactTitleQuery({ titleKey }: Literal): string {
  return titleKey && quoteLexeme(titleKey);
}

function exactVendorQuery({ vendorKey, otherVendorKeys }: Literal): string {
  return [vendorKey, ...otherVendorKeys].filter(Boolean).map(quoteLexeme).join(" | ");
}

export function wholeTitleQuery(literal: Literal): string {
  return literal.whole.length > 0 ? anyOf([verbatim(literal), exactTitleQuery(literal)]) : "";
}

export function nameQuery(literal: Literal): string {
  const whole = literal.whole.length > 0 ? literal.whole : literal.words;
  return anyOf([verbatim({ ...literal, whole }), exactTitleQuery(literal), exactVendorQuery(literal)]);
}

/**
 * Includes stop words: 'lamp 50' isn't 'lamp under 50'. Titles of homes have the words of an address ('on 25 acres')
 * with the weight of places.
 */
function verbatim({ whole, forms }: Literal): string {
  return whole.length > 1 ? [phraseOf(whole, inNames), ...forms.map(quoteLexeme)].join(" & ") : "";
}

export type LiteralRanking = {
  title: string;
  /** `vendor` also matches a brand, `ownVendor` only the vendor. */
  vendor: string;
  ownVendor: string;
  namedVendor: string;
  vendorTitle: string;
  phrase: string;
  titled: string;
  titledWords: number;
  whole: string;
  named: string;
  written: string;
  words: readonly LiteralWord[];
};

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
    namedVendor: anyOf(literal.namedVendors.map(({ key }) => quoteLexeme(key))),
    vendorTitle: anyOf(literal.namedVendors.map(vendorTitleQuery)),
    vendor: anyOf([exactVendorQuery(literal), literal.brandKey && quoteLexeme(literal.brandKey)]),
    phrase: anyOf([either(titlePhrase), verbatim(literal)]),
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

function vendorTitleQuery({ key, others }: NamedVendor): string {
  if (others.length === 0) return "";
  return [quoteLexeme(key), ...others.map((other) => `${quoteLexeme(other)}:${inTitle}`)].join(" & ");
}

function requirePhrases(query: string, { phrases }: Literal): string {
  if (phrases.length === 0 || query === "") return query;
  if (phrases.some((words) => words.length < 2)) return "";
  return [`(${query})`, ...phrases.map((words) => `(${phraseOf(words, inNames)})`)].join(" & ");
}

const minFormLength = 3;

function everyForm(words: readonly LiteralWord[]): string {
  const long = words.filter(({ form }) => form.length >= minFormLength);
  return [...new Set(long.map(({ form }) => quoteLexeme(`xe_${form}`)))].join(" & ");
}

function namesOf(words: readonly LiteralWord[]): string {
  if (words.length === 0) return "";
  if (words.length === 1) return everyWord(words, inTitle);
  const some = anyOf(words.map((word) => labeled(word, inTitle)));
  return anyOf([`${everyWord(words, inNames)} & (${some})`, phraseOf(words, ofVendorOrPlace)]);
}

export function literalDocuments({ words, corrected }: Literal): Documents[] {
  const known = (some: readonly LiteralWord[]) => some.every(({ documents }) => sumDocuments(documents) > 0);
  return (corrected.length > 0 && !known(words) ? corrected : words).map(({ documents }) => documents);
}

export function cannotMatch(
  { words, corrected, vendorListings }: Literal,
  missing: readonly string[],
): boolean {
  if (vendorListings > 0) return false;
  const absent = new Set(missing.flatMap(splitWords));
  const isAbsent = ({ word, documents }: LiteralWord) => sumDocuments(documents) === 0 && absent.has(word);
  return words.some(isAbsent) && (corrected.length === 0 || corrected.some(isAbsent));
}
