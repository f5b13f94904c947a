import "server-only";
import type { Category } from "@/lib/listings/rules";
import { activitiesOf, articles, doingsOf } from "../analysis/inflection.rules";
import { splitWords } from "../analysis/normalizer.rules";
import { readSynonyms, synonymsOf, synonymsOfStems, type Synonym, type Synonyms } from "./synonyms.queries";
import { turnedAt } from "../analysis/turning.rules";
import { currentVocabulary } from "./vocabulary.queries";
import type { Documents } from "./window.rules";
import { factLexemes } from "../entities/entities.rules";
import { keysOf } from "../entities/places.rules";
import { numeralOf } from "../entities/quantities.rules";
import type { Token } from "../analysis/tokens.rules";
import { addDocuments, isFound, noDocuments, readEntries, type Wanted, type WordRow } from "./words.queries";

/** What is known of every word of all texts. */
export type Known = {
  words: Map<string, WordRow>;
  documents: Map<string, Documents>;
  /** By lexeme, in how many titles it is what they are about. */
  heads: Map<string, Documents>;
  /** Lexemes that were looked up, found or not. */
  asked: Set<string>;
  synonyms: Synonyms;
};

type Tokens = { tokens: readonly Token[] };

export const parts = ({ word }: Token) => splitWords(word);

function pairsOf(tokens: readonly Token[]): string[] {
  return tokens.slice(1).map(({ word }, index) => tokens[index]!.word + word);
}

export function synonymsAt(synonyms: Synonyms, words: readonly string[]): readonly Synonym[] {
  return synonymsOf(synonyms, words.join(" "));
}

/** Whether titles have a word as it is, and not only others of its stem. */
function isInTitles(word: string): boolean {
  const book = currentVocabulary()?.book;
  return !book || book.holds(word) || book.has(`${word} `);
}

/**
 * The same, where the table has the phrase in other forms of its words too: 'dog washing' and 'dog wash', or names what a verb
 * stands for that no title has: 'knit'.
 */
export function synonymsFor(words: readonly string[], { synonyms, words: rows }: Known): readonly Synonym[] {
  const found = synonymsAt(synonyms, words);
  if (found.length > 0) return found;
  if (words.length === 1)
    return isInTitles(words[0]!)
      ? found
      : activitiesOf(words[0]!).flatMap((activity) => synonymsAt(synonyms, [activity]));
  const stems = words.flatMap((word) => rows.get(word)?.lexeme ?? []);
  return stems.length === words.length ? synonymsOfStems(synonyms, words, stems) : [];
}

/** Lexemes of what means the same as phrases in other forms of their words, and turned around. */
export function lexemesOfPhrases(drafts: readonly Tokens[], known: Known): string[] {
  return drafts.flatMap(({ tokens }) => {
    const bare = tokens.map(({ word }) => word).filter((word) => !articles.has(word));
    const turned = tokens.flatMap((_, at) => turnedAt(tokens, at).map(({ words }) => words));
    return [...runsOf(bare), ...turned].flatMap((run) =>
      synonymsFor(run, known).flatMap(({ lexemes }) => lexemes),
    );
  });
}

/** How many words may belong together, the longest first: 'end of lease cleaning', 'pilot light wont stay lit'. */
export const phraseLengths = [6, 5, 4, 3, 2] as const;

function runsOf(words: readonly string[]): string[][] {
  return words.flatMap((_, from) => [...phraseLengths, 1].map((length) => words.slice(from, from + length)));
}

/** All that the catalogue says of the words of these texts. */
export async function readKnown(drafts: readonly Tokens[]): Promise<Known> {
  const synonyms = await readSynonyms();
  const known: Known = {
    words: new Map(),
    documents: new Map(),
    heads: new Map(),
    asked: new Set(),
    synonyms,
  };
  const words = drafts.flatMap((draft) => draft.tokens.flatMap(parts));
  await learn(known, {
    words,
    guesses: [...drafts.flatMap((draft) => pairsOf(draft.tokens)), ...words.flatMap(doingsOf)],
    ends: drafts.flatMap((draft) => draft.tokens.at(-1)?.word ?? []),
    lexemes: [...lexemesAround(drafts, known), ...factLexemes],
  });
  return known;
}

/** Lexemes of all that the words may be: places, brands and what means the same. */
export function lexemesAround(drafts: readonly Tokens[], { synonyms }: Known): string[] {
  return drafts.flatMap(({ tokens }) => {
    const words = tokens.map(({ word }) => word);
    const bare = words.filter((word) => !articles.has(word));
    const keys = [...keysOf(words).keys()];
    const found = [
      ...runsOf(words),
      ...(bare.length < words.length ? runsOf(bare) : []),
      ...pairsOf(tokens).map((pair) => [pair]),
    ].flatMap((run) => synonymsAt(synonyms, run));
    return [
      ...words.flatMap((word) => numeralOf(word) ?? []),
      ...keys.flatMap((key) => [`xci_${key}`, `xci_${key}city`, `xbr_${key}`]),
      ...found.flatMap(({ lexemes }) => lexemes),
    ];
  });
}

/** Adds what the catalogue says of more words and lexemes. */
export async function learn(
  known: Known,
  { words, guesses = [], lexemes = [], ends }: Wanted,
): Promise<void> {
  const isNew = (word: string) => !known.words.has(word);
  const found = await readEntries({
    words: words.filter(isNew),
    guesses: guesses.filter(isNew),
    lexemes: lexemes.filter((lexeme) => !known.asked.has(lexeme)),
    ends,
  });
  for (const lexeme of lexemes) known.asked.add(lexeme);
  for (const [word, row] of found.words) known.words.set(word, row);
  for (const [lexeme, documents] of found.documents) known.documents.set(lexeme, documents);
  for (const [lexeme, heads] of found.heads) known.heads.set(lexeme, heads);
}

/** The last words of a 'tool chest', where the table knows it by another name: nobody has half-typed a 'chestnut'. */
export function endsPhrase(tokens: readonly Pick<Token, "word">[], { synonyms }: Known): boolean {
  return phraseLengths.some((length) => {
    const words = tokens.slice(-length).map(({ word }) => word);
    return words.length === length && synonymsAt(synonyms, words).length > 0;
  });
}

/** True for a word that leads somewhere, or says nothing. */
export function isKnown(word: string, { words, synonyms }: Known): boolean {
  const row = words.get(word);
  return (
    /\d/.test(word) || !row || row.stop || isFound(row.documents) || synonymsAt(synonyms, [word]).length > 0
  );
}

/** In how many listings all of the lexemes stand at most. */
export function documentsOf(lexemes: readonly string[], { documents }: Known): Documents {
  return leastOf(lexemes.map((lexeme) => documents.get(lexeme) ?? noDocuments));
}

/** In how many titles the words of what means the same are what these are about. */
export function headsOfSame(synonyms: readonly Synonym[], { heads }: Known): Documents {
  return synonyms
    .flatMap(({ lexemes }) => lexemes.map((lexeme) => heads.get(lexeme) ?? noDocuments))
    .reduce(addDocuments, noDocuments);
}

/** Whether the words of what means the same are mostly what services are called by. */
export function meansWork(synonyms: readonly Synonym[], known: Known): boolean {
  const { products, services } = headsOfSame(synonyms, known);
  return services > products;
}

export function leastOf(counts: readonly Documents[]): Documents {
  const least = (category: Category) => Math.min(...counts.map((count) => count[category]));
  return counts.length === 0
    ? noDocuments
    : { products: least("products"), services: least("services"), realestate: least("realestate") };
}

/** The section where a word is what titles are about most often; else where it and what means the same stand most often. */
export function leaningOf(word: string, known: Known): Category | null {
  const { documents: own = noDocuments, heads = noDocuments } = known.words.get(word) ?? {};
  const synonyms = synonymsAt(known.synonyms, [word]);
  // What titles are about tells more than what stands there: of 'house painting' it is no house.
  const called = synonyms
    .map(({ lexemes }) => leastOf(lexemes.map((lexeme) => known.heads.get(lexeme) ?? noDocuments)))
    .reduce(addDocuments, heads);
  const others = synonyms.map(({ lexemes }) => documentsOf(lexemes, known));
  const counts = isFound(heads) ? heads : isFound(called) ? called : others.reduce(addDocuments, own);
  const [best] = (["products", "services", "realestate"] as const).toSorted((a, b) => counts[b] - counts[a]);
  return isFound(counts) ? best! : null;
}
