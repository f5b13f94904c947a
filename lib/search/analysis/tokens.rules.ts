/** Lowercase word or amount without accents, with its offsets in the original text. */
export type Token = {
  word: string;
  start: number;
  end: number;
  /** Condition of an offer such as 'free estimate'; only affects ranking. */
  isTerm?: true;
};

// '4x4', '6"', '50$', 'T.V.', and 'I'm' are one token each; '2bd1ba' and '3bedroomhouse' are two.
const pattern =
  /\d+x\d+|\d(?:b|bd|br|bed)(?=\d(?:\.5)?(?:b|ba|bath)\b)|\d(?:bedroom|bed|bd|br)(?=house|home|apartment|apt|condo|townho|flat|rental)|(?:\p{L}\.){2,}\p{L}?(?!\p{L})|\d+(?:\.\d+)?(?:["”″]|''|['’′](?![\p{L}\d]))|\$?\d[\d,]*(?:\.\d+)?[a-z]*(?:\+|\$(?!\d))?|\p{L}+['’](?:m|re|ve|ll|d|t)(?!\p{L})|[\p{L}\p{N}\p{M}]+/giu;

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].slice(0, 48).map((match) => ({
    word: match[0]
      .replace(/^(\d.*)\$$/, "$$$1")
      .replace(/(?<=\d)(?:[”″]|'')$/, '"')
      .replace(/(?<=\d)['’]$/, "′")
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[,.]+$|(?<=\p{L})\.(?=\p{L})|['’]/gu, ""),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export type Entity = {
  kind: EntityKind;
  label: string;
  start: number;
  end: number;
  /** Pseudo-lexemes of listing_search, any of which satisfies the entity; empty for a price and for 'near me'. */
  lexemes: readonly string[];
  /** Pseudo-lexemes of which one is required in addition to `lexemes`. */
  requiredLexemes?: readonly string[];
  /** Most specific of `lexemes`; their matches rank first. */
  best?: readonly string[];
  /** Dollars, square feet, acres, miles, or years, depending on `kind`. */
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
  | "mileage"
  | "modelYear"
  | "transmission"
  | "drivetrain"
  | "fuel"
  | "title"
  | "order"
  | "condition"
  | "delivery"
  | "brand"
  | "place"
  | "position";

export function namedBy(tokens: readonly Token[], text: string): string {
  const typed = text.slice(tokens[0]!.start, tokens.at(-1)!.end);
  const tokenWords = tokens.map(({ word }) => word);
  const typedWords = tokensOf(typed)
    .map(({ word }) => word)
    .join("");
  return typedWords === tokenWords.join("") ? typed : tokenWords.join(" ");
}

/** Tokens during entity recognition. A token claimed by an entity no longer counts as a word. */
export type Reading = { tokens: readonly Token[]; claimed: (Entity | null)[] };

export function startReading(tokens: readonly Token[]): Reading {
  return { tokens, claimed: tokens.map(() => null) };
}

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

export function hasWordsAt(reading: Reading, index: number, words: readonly string[]): boolean {
  return words.every((word, offset) => wordAt(reading, index + offset) === word);
}

export type AcceptsPhrase = (phrase: string, index: number, entity: Omit<Entity, "start" | "end">) => boolean;

type Phrases = Readonly<Record<string, Omit<Entity, "start" | "end">>>;

type PhraseEntry = { phrase: string; words: readonly string[]; order: number };

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

export function claimPhrases(reading: Reading, phrases: Phrases, accepts: AcceptsPhrase = () => true): void {
  const index = byFirstWord(phrases);
  const candidates = [...new Set(reading.tokens.map(({ word }) => word))].flatMap(
    (word) => index.get(word) ?? [],
  );
  for (const { phrase, words } of candidates.sort((a, b) => a.order - b.order)) {
    for (let at = 0; at + words.length <= reading.tokens.length; at += 1) {
      if (hasWordsAt(reading, at, words) && accepts(phrase, at, phrases[phrase]!))
        claim(reading, at, at + words.length, phrases[phrase]!);
    }
  }
}
