import "server-only";
import { isEverydayWord } from "../lexicon/english.rules";
import { isKnown, synonymsOfWords, type WordStatistics } from "../index/word-statistics.queries";
import { soundsLike } from "../analysis/phonetics.rules";
import { countSlips } from "../analysis/edit-distance.rules";
import type { Draft } from "../analysis/draft.rules";
import { currentVocabulary } from "../index/vocabulary.queries";
import { amountWords } from "../entities/quantities.rules";
import { homeWords } from "../entities/homes.rules";
import type { Token } from "../analysis/tokens.rules";
import { isFound, noDocuments } from "../index/words.queries";

const minPartLength = 2;
const minWholeLength = 6;
const minCorrectedLength = 7;

type JoinedWord = { word: string; isCorrected: boolean };

function isSearchTerm(word: string, { synonyms }: WordStatistics): boolean {
  return synonymsOfWords(synonyms, [word]).length > 0 || homeWords.includes(word);
}

/** One word for two tokens, as typed or with a slip ('vio lin', 'suite case'); null if they are two words. */
function joinedWordOf(
  { word: first }: Token,
  { word: second }: Token,
  known: WordStatistics,
): JoinedWord | null {
  const word = first + second;
  const halves = [first, second];
  if (word.length < minWholeLength || halves.some((half) => half.length < minPartLength || /\d/.test(half)))
    return null;
  const isWhole = isFound(known.words.get(word)?.documents ?? noDocuments);
  // 'Over' alone says nothing: 'over sized'.
  const stopWordCount = halves.filter((half) => known.words.get(half)?.stop).length;
  if (stopWordCount === 2) return null;
  if (stopWordCount > 0) return isWhole && isEverydayWord(word) ? { word, isCorrected: false } : null;
  if (halves.some((half) => amountWords.has(half))) return null;
  // A phrase with synonyms is searched both as two words and as one, since titles have either.
  if (synonymsOfWords(known.synonyms, halves).length > 0) return null;
  if (homeWords.includes(word)) return { word, isCorrected: false };
  const vocabulary = currentVocabulary();
  const isLost = halves.some((half) => !isKnown(half, known) && !isEverydayWord(half));
  // A half that no listing has means nothing here: 'pent house'.
  if (isWhole && halves.some((half) => !isKnown(half, known))) return { word, isCorrected: false };
  if (isLost && isSearchTerm(word, known)) return { word, isCorrected: false };
  if (!vocabulary || word.length < minCorrectedLength || isEverydayWord(word)) return null;
  if (vocabulary.book.has(`${first} ${second}`)) return null;
  const correction = vocabulary.speller.correct(word) ?? vocabulary.speller.homophone(word);
  if (!correction || correction.length < minCorrectedLength || !isSearchTerm(correction, known)) return null;
  // Two meaningful words are joined only if they sound alike: 'back rack' isn't 'backpack'.
  const isNear = soundsLike(word, correction) || (isLost && countSlips(word, correction, 1) < 2);
  const hasHalf =
    (first.length > 2 && correction.startsWith(first)) || (second.length > 2 && correction.endsWith(second));
  return isNear && hasHalf ? { word: correction, isCorrected: true } : null;
}

export function joinWords(draft: Draft, known: WordStatistics): Draft {
  if (draft.request.literal) return draft;
  const tokens: Token[] = [];
  let { isCorrected } = draft;
  for (const token of draft.tokens) {
    const before = tokens.at(-1);
    const whole = before && joinedWordOf(before, token, known);
    if (whole) tokens.splice(-1, 1, { word: whole.word, start: before.start, end: token.end });
    else tokens.push(token);
    isCorrected ||= whole?.isCorrected ?? false;
  }
  return { ...draft, tokens, isCorrected };
}
