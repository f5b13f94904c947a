/** A word or an amount of what was typed, lower case and without accents, and where it stands in the text. */
export type Token = {
  word: string;
  start: number;
  end: number;
  /** Terms of an offer: 'free estimate'. */
  isTerm?: true;
};

// '4x4' and '2x4' are one word, and so are 'T.V.' and 'I'm'; '2bd1ba' and '3bedroomhouse' are two.
const pattern =
  /\d+x\d+|\d(?:b|bd|br|bed)(?=\d(?:\.5)?(?:b|ba|bath)\b)|\d(?:bedroom|bed|bd|br)(?=house|home|apartment|apt|condo|townho|flat|rental)|(?:\p{L}\.){2,}\p{L}?(?!\p{L})|\$?\d[\d,]*(?:\.\d+)?[a-z]*\+?|\p{L}+['’](?:m|re|ve|ll|d|t)(?!\p{L})|[\p{L}\p{N}\p{M}]+/giu;

/** '2-bed in Austin, $1,500' → 2, bed, in, austin, $1,500. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].slice(0, 48).map((match) => ({
    word: match[0]
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[,.]+$|(?<=\p{L})\.(?=\p{L})|['’]/gu, ""),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A recognized part of a text that listings have as a fact. */
export type Entity = {
  kind: EntityKind;
  /** As people read it: 'Under $1,500'. */
  label: string;
  /** Where its words stand in the text. */
  start: number;
  end: number;
  /** Pseudo-lexemes of listing_search, any of which fulfills it; none for a price and for 'near me'. */
  lexemes: readonly string[];
  /** Any of these has to stand there as well. */
  requiredLexemes?: readonly string[];
  /** The most specific of `lexemes`, which rank first. */
  best?: readonly string[];
  /** Dollars. */
  min?: number;
  max?: number;
};

export type EntityKind =
  | "price"
  | "bedrooms"
  | "bathrooms"
  | "offer"
  | "type"
  | "furnished"
  | "pets"
  | "parking"
  | "area"
  | "lot"
  | "year"
  | "order"
  | "condition"
  | "delivery"
  | "brand"
  | "place"
  | "position";

/** Text of some tokens as typed, or corrected. */
export function namedBy(tokens: readonly Token[], text: string): string {
  const typed = text.slice(tokens[0]!.start, tokens.at(-1)!.end);
  const tokenWords = tokens.map(({ word }) => word);
  const typedWords = tokensOf(typed)
    .map(({ word }) => word)
    .join("");
  return typedWords === tokenWords.join("") ? typed : tokenWords.join(" ");
}

/** A text on its way to being understood: what is claimed by an entity is no longer a word. */
export type Reading = { tokens: readonly Token[]; claimed: (Entity | null)[] };

export function startReading(tokens: readonly Token[]): Reading {
  return { tokens, claimed: tokens.map(() => null) };
}

/** Claims tokens `from` up to, not including, `to` for an entity. */
export function claim(
  { tokens, claimed }: Reading,
  from: number,
  to: number,
  entity: Omit<Entity, "start" | "end">,
): void {
  const made = { ...entity, start: tokens[from]!.start, end: tokens[to - 1]!.end };
  claimed.fill(made, from, to);
}

export function wordAt({ tokens, claimed }: Reading, index: number): string {
  return claimed[index] ? "" : (tokens[index]?.word ?? "");
}

/** True when the words stand there and none of them is claimed. */
export function standsAt(reading: Reading, index: number, words: readonly string[]): boolean {
  return words.every((word, offset) => wordAt(reading, index + offset) === word);
}

/** Allows a phrase to be claimed at its position. */
export type AcceptsPhrase = (phrase: string, index: number, entity: Omit<Entity, "start" | "end">) => boolean;

type Phrases = Readonly<Record<string, Omit<Entity, "start" | "end">>>;

/** A phrase and its words; `order` is its rank, longest first. */
type PhraseEntry = { phrase: string; words: readonly string[]; order: number };

/** Static lists are split once, since every search reads them. */
const phraseIndexes = new WeakMap<Phrases, ReadonlyMap<string, readonly PhraseEntry[]>>();

function byFirstWord(phrases: Phrases): ReadonlyMap<string, readonly PhraseEntry[]> {
  const known = phraseIndexes.get(phrases);
  if (known) return known;
  const index = new Map<string, PhraseEntry[]>();
  const longestFirst = Object.keys(phrases).sort((a, b) => b.length - a.length);
  for (const [order, phrase] of longestFirst.entries()) {
    const words = phrase.split(" ");
    const entries = index.get(words[0]!);
    if (entries) entries.push({ phrase, words, order });
    else index.set(words[0]!, [{ phrase, words, order }]);
  }
  phraseIndexes.set(phrases, index);
  return index;
}

/** Claims each of the phrases wherever it stands, the longest first. */
export function claimPhrases(reading: Reading, phrases: Phrases, accepts: AcceptsPhrase = () => true): void {
  const index = byFirstWord(phrases);
  const candidates = [...new Set(reading.tokens.map(({ word }) => word))].flatMap(
    (word) => index.get(word) ?? [],
  );
  for (const { phrase, words } of candidates.sort((a, b) => a.order - b.order)) {
    for (let at = 0; at + words.length <= reading.tokens.length; at += 1) {
      if (standsAt(reading, at, words) && accepts(phrase, at, phrases[phrase]!))
        claim(reading, at, at + words.length, phrases[phrase]!);
    }
  }
}
