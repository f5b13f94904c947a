import type { FactFilter } from "@/lib/listings/fact-filter.rules";
import type { Category } from "@/lib/listings/rules";
import { isDescribing, isDoing } from "../analysis/word-classes.rules";
import type { Token, Entity } from "../analysis/tokens.rules";
import { isLinking, isSoft } from "../entities/entities.rules";
import type { Literal } from "./typed.rules";
import type { Documents } from "../index/window.rules";

/**
 * One word of a search, or one thing that listings say as a fact: any of the operands matches it, the first is the word
 * itself. Facts decide what is found and have no part in the rank.
 */
export type Term = {
  word: string;
  operands: string[];
  documents: Documents;
  /** In how many titles it is what they are about, where that is known. */
  heads?: Documents;
  /** In how many titles, vendors' names and places it stands at most, where that is known. */
  titled?: number;
  /** In how many listings it should match, where that is fewer than hold its words. */
  reckoned?: Documents;
  /** Its first operand is the word itself, by its stem. */
  hasOwn?: boolean;
  isFact?: boolean;
  /** What is looked for, not what it comes with or is for: a word, or the type of a home. */
  isHead?: boolean;
  /** Of a phrase its last word: what is shown where nobody offers just that. */
  loose?: Term;
  /** Of a phrase with its last word for either, the operands of the phrase. */
  tight?: string[];
  /** Its operands wherever they stand, where it is found in titles only. */
  passing?: string[];
  /** Of a fact the operands that come first. */
  best?: string[];
  /** Found beside it in a title, these come first: 'local movers'. */
  extra?: string[];
  /** The part that it names, as an operand: what is in it comes first among equals. */
  part?: string;
  /** Of a title that is about one thing in one section, the section: what another one has is no such thing. */
  section?: Category;
  /** Goods or services are called so: what only mentions it is none. */
  isThing?: boolean;
  /** All that is looked for, and most titles with it are about it: the others only mention it. */
  isSubject?: boolean;
  /** Names goods and no work: what homes have of it is none. */
  isGoods?: boolean;
  /** The one word of a text that titles may have before what they are about: 'birthday'. */
  mayComeBefore?: boolean;
  /** What makes it that: of 'computer repair' no other repair is meant. */
  isNeeded?: boolean;
  /** Goes with the word for the thing, which it repeats or whose section it is: matches are not reckoned rarer by it. */
  isImplied?: boolean;
  /** Given up first: a second bath, a garage. */
  isMinor?: boolean;
  /** The first or the second of two things with 'and' or 'or' between them: where nothing is both, either will do. */
  either?: "first" | "second";
};

/** What a text looks for. */
export type Terms = {
  terms: Term[];
  /** Words that stand nowhere, so that nothing can match all of them. */
  missing: string[];
  /** The same as terms, for who waits for something to match them. */
  absent: Term[];
  /** The text that is searched instead of a misspelt one. */
  corrected: string | null;
  /** Nothing but words like 'the': everything fits. */
  onlyStopWords: boolean;
  /** A word without which the rest means something else stands nowhere. */
  isLost: boolean;
  /** What was understood, in the order of the text; prices among it, in dollars. */
  entities: Entity[];
  /** The words as they were typed, which match beside what was understood. */
  literal: Literal;
};

type Size = Pick<FactFilter, "minArea" | "maxArea" | "minAcres" | "maxAcres">;

/** How large a home and its lot are to be; without what is not said. */
export function sizeOf({ entities }: Terms): Size {
  const [area, lot] = (["area", "lot"] as const).map((kind) =>
    entities.find((entity) => entity.kind === kind),
  );
  const size = { minArea: area?.min, maxArea: area?.max, minAcres: lot?.min, maxAcres: lot?.max };
  return Object.fromEntries(Object.entries(size).filter(([, value]) => value !== undefined));
}

/** The same without how large the lot is to be. */
export function withAnyLot(terms: Terms): Terms {
  const entities = terms.entities.map(({ min, max, ...entity }) =>
    entity.kind === "lot" ? entity : { ...entity, min, max },
  );
  return { ...terms, entities };
}

const ofHomes = /^x(bd|ba|fu|pe|pt|lt|pk|yb|yd)_|^xcat_realestate$/;

/** Whether an entity says that a home, an office or land is looked for. */
export function isOfHomes({ entities }: Pick<Terms, "entities">): boolean {
  return entities.some(
    ({ kind, lexemes }) => /^(area|lot)$/.test(kind) || lexemes.some((one) => ofHomes.test(one)),
  );
}

/** What costs least comes first. */
export function isCheap({ entities }: Terms): boolean {
  return entities.some(({ kind }) => kind === "order");
}

/** The least and the most that a text wants to pay; without what it does not say. */
export function priceOf({ entities }: Terms): { minPrice?: number; maxPrice?: number } {
  const { min, max } = entities.find(({ kind }) => kind === "price") ?? {};
  return { ...(min === undefined ? {} : { minPrice: min }), ...(max === undefined ? {} : { maxPrice: max }) };
}

const marked = /'((?:[^']|'')*)'(?::(\*?)([A-D]*))?/g;
const pseudo = /^x[a-z]{1,3}_/;

/** An operand that only counts where its words stand in the title. */
export function inTitle(operand: string): string {
  return operand.replaceAll(marked, (whole, lexeme: string, star = "") =>
    pseudo.test(lexeme) ? whole : `'${lexeme}':${star}AB`,
  );
}

/** The same, but what a title has to be about stays that. */
export function withinTitle(operand: string): string {
  return operand.replaceAll(marked, (whole, lexeme: string, star = "", weight = "") =>
    pseudo.test(lexeme) || weight === "A" ? whole : `'${lexeme}':${star}AB`,
  );
}

/** An operand that does not count where it only names the place or the vendor: a house in Salt Lake City is by no lake. */
export function outsidePlaces(operand: string): string {
  return operand.replaceAll(marked, (whole, lexeme: string, star = "") =>
    pseudo.test(lexeme) ? whole : `'${lexeme}':${star}ABD`,
  );
}

/** An operand that only counts where the last of its words is what the title is about, and the others stand there too. */
export function asHead(operand: string): string {
  const last = [...operand.matchAll(marked)].findLast(([, lexeme = ""]) => !pseudo.test(lexeme));
  if (!last) return operand;
  const before = inTitle(operand.slice(0, last.index));
  return `${before}'${last[1]}':${last[2] ?? ""}A${operand.slice(last.index + last[0].length)}`;
}

/** Where the word for the thing stands among the units of a text: the last before 'with', 'for' or their like. */
export function headOf(
  rest: readonly Token[],
  units: readonly { at: number; words: readonly string[]; compound?: unknown }[],
): number {
  const isInCompound = (index: number) => units.some(({ at, compound }) => compound && index === at + 1);
  // 'House with garage': an entity is the thing, and all that is left goes with it.
  if (rest[0] && isLinking(rest[0].word)) return -1;
  const linking = rest.findIndex(({ word }, index) => index > 0 && isLinking(word) && !isInCompound(index));
  const before = units.filter(
    ({ at, words }) =>
      (linking < 0 || at < linking) && !words.every((word) => isDescribing([word]) || isSoft(word)),
  );
  const things = before.filter(({ words }) => !words.every(isDoing));
  if (things.length > 0) return units.indexOf(things.at(-1)!);
  return units.indexOf((before.length > 0 ? before : units).at(-1)!);
}

/** The terms with the whole phrase and its last word for either: the phrase ranks first. */
export function widely(terms: readonly Term[]): Term[] {
  return terms.map(({ loose, ...term }) =>
    loose
      ? {
          ...term,
          operands: [...term.operands, ...loose.operands],
          tight: term.operands,
          heads: undefined,
          titled: undefined,
        }
      : term,
  );
}

/** The terms as they stand anywhere, in passing too; null where they are so already. */
export function inPassing(terms: readonly Term[]): Term[] | null {
  if (!terms.some(({ passing }) => passing)) return null;
  return terms.map((term) => (term.passing ? { ...term, operands: term.passing } : term));
}

/** The terms where the word for the thing has to be what a title is about: what is near to an entity is such a thing at least. */
export function strictly(terms: readonly Term[]): Term[] {
  return terms.map((term) =>
    term.isHead ? { ...term, operands: term.operands.map(asHead), reckoned: term.heads } : term,
  );
}

/** The same terms less one of those that people give up first. */
export function lessMinor(terms: readonly Term[]): Term[][] {
  return terms.filter(({ isMinor }) => isMinor).map((left) => terms.filter((term) => term !== left));
}

/**
 * The same terms less one, in every way that keeps the word for the thing. Empty where nothing would be left.
 */
export function lessOne(terms: readonly Term[]): Term[][] {
  if (terms.length < 2) return [];
  return terms
    .filter(({ isHead, isNeeded }) => !isHead && !isNeeded)
    .map((left) => terms.filter((term) => term !== left));
}

/** Of 'highlights and a cut' the one and the other, of 'piano and violin lessons' both lessons; empty where nothing is beside another. */
export function eitherOf(terms: readonly Term[]): Term[][] {
  const [one, other] = (["first", "second"] as const).map((place) =>
    terms.find(({ either }) => either === place),
  );
  if (!one || !other) return [];
  const first = terms.filter((term) => term !== other);
  return [
    terms.filter((term) => term !== one),
    other.isHead ? first.map((term) => (term === one ? { ...term, isHead: true } : term)) : first,
  ];
}

/** The thing alone, without what is said of it; empty where it is no goods, or less is left out elsewhere. */
export function bareOf(terms: readonly Term[]): Term[][] {
  const head = terms.find(({ isHead }) => isHead);
  const { products, services, realestate } = head?.documents ?? { products: 0, services: 0, realestate: 0 };
  if (products <= services + realestate) return [];
  const kept = terms.filter(({ isHead, isNeeded }) => isHead || isNeeded);
  const facts = terms.filter((term) => term.isFact || kept.includes(term));
  return [facts, kept].filter((some) => some.length < terms.length);
}
