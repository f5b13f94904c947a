import "server-only";
import type { Category } from "@/lib/listings/rules";
import { toGerunds, articles, guessActivities } from "../analysis/inflection.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { splitCompound } from "./compounds.rules";
import { readSynonyms, synonymsOf, synonymsByStems, type Synonym, type Synonyms } from "./synonyms.queries";
import { inversionsAt } from "../analysis/inversion.rules";
import { currentVocabulary } from "./vocabulary.queries";
import type { Documents } from "./window.rules";
import { factLexemes } from "../entities/entities.rules";
import { nameKeysOf } from "../entities/places.rules";
import { measureWords } from "../entities/measures.rules";
import { numeralOf } from "../entities/quantities.rules";
import type { Token } from "../analysis/tokens.rules";
import {
  addDocuments,
  isFound,
  noDocuments,
  readEntries,
  type EntryRequest,
  type WordRow,
} from "./words.queries";

export type WordStatistics = {
  words: Map<string, WordRow>;
  documents: Map<string, Documents>;
  heads: Map<string, Documents>;
  requested: Set<string>;
  synonyms: Synonyms;
};

type Tokens = { tokens: readonly Token[] };

export const splitToken = ({ word }: Token) => splitWords(word);

export function partsOf(word: string): string[] | null {
  const book = currentVocabulary()?.book;
  return book ? splitCompound(word, book) : null;
}

function joinedPairs(tokens: readonly Token[]): string[] {
  return tokens.slice(1).map(({ word }, index) => tokens[index]!.word + word);
}

export function synonymsOfWords(synonyms: Synonyms, words: readonly string[]): readonly Synonym[] {
  return synonymsOf(synonyms, words.join(" "));
}

function isInTitles(word: string): boolean {
  const book = currentVocabulary()?.book;
  return !book || book.hasPhrase(word) || book.has(`${word} `);
}

/**
 * Also finds phrases in other forms ('dog washing' and 'dog wash') and the activity of a verb that no title has
 * ('knit').
 */
export function synonymsFor(
  words: readonly string[],
  { synonyms, words: rows }: WordStatistics,
): readonly Synonym[] {
  const found = synonymsOfWords(synonyms, words);
  if (found.length > 0) return found;
  if (words.length === 1)
    return isInTitles(words[0]!)
      ? found
      : toGerunds(words[0]!).flatMap((activity) => synonymsOfWords(synonyms, [activity]));
  const stems = words.flatMap((word) => rows.get(word)?.lexeme ?? []);
  return stems.length === words.length ? synonymsByStems(synonyms, words, stems) : [];
}

export function lexemesOfPhrases(drafts: readonly Tokens[], known: WordStatistics): string[] {
  return drafts.flatMap(({ tokens }) => {
    const bare = tokens.map(({ word }) => word).filter((word) => !articles.has(word));
    const turned = tokens.flatMap((_, at) => inversionsAt(tokens, at).map(({ words }) => words));
    return [...runsOf(bare), ...turned].flatMap((run) =>
      synonymsFor(run, known).flatMap(({ lexemes }) => lexemes),
    );
  });
}

export const phraseLengths = [6, 5, 4, 3, 2] as const;

function runsOf(words: readonly string[]): string[][] {
  return words.flatMap((_, from) => [...phraseLengths, 1].map((length) => words.slice(from, from + length)));
}

export async function readKnown(drafts: readonly Tokens[]): Promise<WordStatistics> {
  const synonyms = await readSynonyms();
  const known: WordStatistics = {
    words: new Map(),
    documents: new Map(),
    heads: new Map(),
    requested: new Set(),
    synonyms,
  };
  const words = drafts.flatMap((draft) => draft.tokens.flatMap(splitToken));
  await addStatistics(known, {
    words,
    guesses: [
      ...drafts.flatMap(({ tokens }) => [...joinedPairs(tokens), ...measureWords(tokens)]),
      ...words.flatMap((word) => [...guessActivities(word), ...(partsOf(word) ?? [])]),
    ],
    ends: drafts.flatMap((draft) => draft.tokens.at(-1)?.word ?? []),
    lexemes: [...relatedLexemes(drafts, known), ...factLexemes],
  });
  return known;
}

export function relatedLexemes(drafts: readonly Tokens[], { synonyms }: WordStatistics): string[] {
  return drafts.flatMap(({ tokens }) => {
    const words = tokens.map(({ word }) => word);
    const bare = words.filter((word) => !articles.has(word));
    const keys = [...nameKeysOf(words).keys()];
    const found = [
      ...runsOf(words),
      ...(bare.length < words.length ? runsOf(bare) : []),
      ...joinedPairs(tokens).map((pair) => [pair]),
    ].flatMap((run) => synonymsOfWords(synonyms, run));
    return [
      ...words.flatMap((word) => numeralOf(word) ?? []),
      ...keys.flatMap((key) => [`xci_${key}`, `xci_${key}city`, `xbr_${key}`]),
      ...found.flatMap(({ lexemes }) => lexemes),
    ];
  });
}

export async function addStatistics(
  known: WordStatistics,
  { words, guesses = [], lexemes = [], ends }: EntryRequest,
): Promise<void> {
  const isNew = (word: string) => !known.words.has(word);
  const found = await readEntries({
    words: words.filter(isNew),
    guesses: guesses.filter(isNew),
    lexemes: lexemes.filter((lexeme) => !known.requested.has(lexeme)),
    ends,
  });
  for (const lexeme of lexemes) known.requested.add(lexeme);
  for (const [word, row] of found.words) known.words.set(word, row);
  for (const [lexeme, documents] of found.documents) known.documents.set(lexeme, documents);
  for (const [lexeme, heads] of found.heads) known.heads.set(lexeme, heads);
}

/** The last word of a known phrase isn't completed: 'tool chest' isn't 'tool chestnut'. */
export function endsPhrase(tokens: readonly Pick<Token, "word">[], { synonyms }: WordStatistics): boolean {
  return phraseLengths.some((length) => {
    const words = tokens.slice(-length).map(({ word }) => word);
    return words.length === length && synonymsOfWords(synonyms, words).length > 0;
  });
}

export function isKnown(word: string, { words, synonyms }: WordStatistics): boolean {
  const row = words.get(word);
  return (
    /\d/.test(word) ||
    !row ||
    row.stop ||
    isFound(row.documents) ||
    synonymsOfWords(synonyms, [word]).length > 0
  );
}

export function documentsOf(lexemes: readonly string[], { documents }: WordStatistics): Documents {
  return minDocuments(lexemes.map((lexeme) => documents.get(lexeme) ?? noDocuments));
}

export function countSynonymHeads(synonyms: readonly Synonym[], { heads }: WordStatistics): Documents {
  return synonyms
    .flatMap(({ lexemes }) => lexemes.map((lexeme) => heads.get(lexeme) ?? noDocuments))
    .reduce(addDocuments, noDocuments);
}

export function isMostlyServices(synonyms: readonly Synonym[], known: WordStatistics): boolean {
  const { products, services } = countSynonymHeads(synonyms, known);
  return services > products;
}

export function minDocuments(counts: readonly Documents[]): Documents {
  const least = (category: Category) => Math.min(...counts.map((count) => count[category]));
  return counts.length === 0
    ? noDocuments
    : { products: least("products"), services: least("services"), realestate: least("realestate") };
}

/** Section with the most titles about the word, else with the most listings that have it or a synonym. */
export function mainSectionOf(word: string, known: WordStatistics): Category | null {
  const { documents: own = noDocuments, heads = noDocuments } = known.words.get(word) ?? {};
  const synonyms = synonymsOfWords(known.synonyms, [word]);
  // Subjects outweigh mentions: 'house painting' isn't a house.
  const synonymHeads = synonyms
    .map(({ lexemes }) => minDocuments(lexemes.map((lexeme) => known.heads.get(lexeme) ?? noDocuments)))
    .reduce(addDocuments, heads);
  const others = synonyms.map(({ lexemes }) => documentsOf(lexemes, known));
  const counts = isFound(heads)
    ? heads
    : isFound(synonymHeads)
      ? synonymHeads
      : others.reduce(addDocuments, own);
  const [best] = (["products", "services", "realestate"] as const).toSorted((a, b) => counts[b] - counts[a]);
  return isFound(counts) ? best! : null;
}
