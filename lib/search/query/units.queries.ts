import "server-only";
import { compoundAt, type Compound } from "../index/compounds.rules";
import {
  documentsOf,
  splitToken,
  phraseLengths,
  synonymsOfWords,
  synonymsFor,
  type WordStatistics,
} from "../index/word-statistics.queries";
import { isBrandName } from "../lexicon/english.rules";
import { articles, guessActivities } from "../analysis/inflection.rules";
import type { Synonym } from "../index/synonyms.queries";
import { currentVocabulary } from "../index/vocabulary.queries";
import { inversionsAt } from "../analysis/inversion.rules";
import { isHouseCompound } from "../entities/homes.rules";
import { measureAt, type Spelling } from "../entities/measures.rules";
import type { Token } from "../analysis/tokens.rules";
import { addDocuments, isFound, noDocuments } from "../index/words.queries";

const maxWords = 16;

export type Unit = {
  at: number;
  words: string[];
  synonyms: readonly Synonym[];
  joined: string | null;
  compound?: Compound;
  measure?: readonly Spelling[];
};

export function unitsOf(rest: readonly Token[], known: WordStatistics, isLiteral: boolean): Unit[] {
  const units: Unit[] = [];
  const isIndexed = (word: string) => !known.words.get(word)?.stop;
  for (let at = 0; at < rest.length;) {
    const longest = isLiteral ? null : longestUnit(rest, at, known);
    const inverted = isLiteral ? null : invertedUnit(rest, at, known, longest);
    const compound = isLiteral || inverted ? null : compoundUnit(rest, at, known);
    const measure = isLiteral || inverted || compound || longest ? null : measureUnit(rest, at, known);
    const unit = inverted?.unit ?? compound ?? longest ?? measure?.unit;
    if (unit) units.push(unit);
    else
      for (const word of splitToken(rest[at]!).filter(isIndexed))
        units.push({
          at,
          words: [word],
          synonyms: isLiteral ? [] : synonymsFor([word], known),
          joined: null,
        });
    at +=
      (inverted ?? measure)?.span ?? (unit ? tokenSpan(rest, at, unit.words.length + (compound ? 1 : 0)) : 1);
  }
  return isLiteral ? units : units.slice(0, maxWords);
}

function measureUnit(
  rest: readonly Token[],
  at: number,
  known: WordStatistics,
): { unit: Unit; span: number } | null {
  const found = measureAt(rest, at);
  if (!found || synonymsFor(found.words, known).length > 0) return null;
  const { words, span, spellings } = found;
  return { unit: { at, words, synonyms: [], joined: null, measure: spellings }, span };
}

function compoundUnit(rest: readonly Token[], at: number, known: WordStatistics): Unit | null {
  const book = currentVocabulary()?.book;
  const compound = book ? compoundAt(rest, at, book) : null;
  if (!compound) return null;
  const typed = rest.slice(at, at + 3).map(({ word }) => word);
  const isNamed = [2, 3].some((length) => synonymsOfWords(known.synonyms, typed.slice(0, length)).length > 0);
  return isNamed ? null : { at, words: compound.words, synonyms: [], joined: null, compound };
}

function tokenSpan(rest: readonly Token[], at: number, count: number): number {
  let [span, left] = [0, count];
  for (; left > 0 && at + span < rest.length; span += 1) if (!articles.has(rest[at + span]!.word)) left -= 1;
  return span;
}

function withActivity(words: readonly string[], { synonyms }: WordStatistics): Synonym[] {
  const others = synonymsOfWords(synonyms, words);
  const itself = others
    .flatMap(({ phrase }) => synonymsOfWords(synonyms, phrase.split(" ")))
    .find(({ phrase }) => phrase === words.join(" "));
  return itself ? [itself, ...others] : [...others];
}

function joinedForm(words: readonly string[], known: WordStatistics): string | null {
  const joined = words.join("");
  return words.length === 2 && isFound(known.words.get(joined)?.heads ?? noDocuments) ? joined : null;
}

export function areServices(synonyms: readonly Synonym[], known: WordStatistics): boolean {
  const { products, services } = synonyms
    .map(({ lexemes }) => documentsOf(lexemes, known))
    .reduce(addDocuments, noDocuments);
  return services > products;
}

function isCoveredByHead(
  synonyms: readonly Synonym[],
  word: string,
  { synonyms: all }: WordStatistics,
): boolean {
  const found = new Set(synonymsOfWords(all, [word]).map(({ query }) => query));
  const others = synonyms.filter(({ lexemes }) => lexemes.length === 1);
  return others.length > 0 && others.every(({ query }) => found.has(query));
}

/**
 * 'charger for my electric car' → 'electric car charger', if that has synonyms. A longer phrase in typed order wins:
 * 'end of lease cleaning'.
 */
function invertedUnit(
  rest: readonly Token[],
  at: number,
  known: WordStatistics,
  longest: Unit | null,
): { unit: Unit; span: number } | null {
  const { word } = rest[at]!;
  const least = longest ? tokenSpan(rest, at, longest.words.length) : 0;
  const isThing =
    synonymsOfWords(known.synonyms, [word]).length > 0 ||
    isFound(known.words.get(word)?.heads ?? noDocuments);
  for (const { words, span } of inversionsAt(rest, at)) {
    if (span < least) continue;
    const synonyms = synonymsFor(words, known);
    // 'Case for a phone' is a case, but 'scooter for my kid' is another product, as is work for an occasion. A phrase
    // whose synonyms are all of the head is the head: 'mic for a podcast'.
    const isOther =
      words[0] === "kids" || areServices(synonyms, known) || isCoveredByHead(synonyms, word, known);
    if (isThing && !isOther) continue;
    if (synonyms.length > 0) return { unit: { at, words, synonyms, joined: null }, span };
  }
  return null;
}

function longestUnit(rest: readonly Token[], at: number, known: WordStatistics): Unit | null {
  for (const length of phraseLengths) {
    if (articles.has(rest[at]!.word)) return null;
    const span = rest.slice(at, at + tokenSpan(rest, at, length)).map(({ word }) => word);
    const words = span.filter((word) => !articles.has(word));
    if (words.length < length) continue;
    const synonyms = synonymsFor(words, known);
    if (synonyms.length > 0) return { at, words, synonyms, joined: joinedForm(words, known) };
    // 'Drain cleaner' finds drain cleaning.
    const done = guessActivities(words.at(-1)!)
      .map((doing) => withActivity([...words.slice(0, -1), doing], known))
      .find((found) => found.length > 0);
    if (done) return { at, words, synonyms: done, joined: null };
    if (length > 2 || words.every((word) => known.words.get(word)?.stop)) continue;
    const joined = words.join("");
    const others = synonymsOfWords(known.synonyms, [joined]);
    const isOne = isFound(known.words.get(joined)?.documents ?? noDocuments);
    if (isHouseCompound(words[0]!, words[1]!))
      return { at, words, synonyms: others, joined: isOne ? joined : null };
    if (isBrandName(joined)) return { at, words, synonyms: others, joined: null };
    if (joined.length > 5 && (isOne || others.some(({ lexemes }) => isFound(documentsOf(lexemes, known)))))
      return { at, words, synonyms: others, joined: isOne ? joined : null };
  }
  return null;
}
