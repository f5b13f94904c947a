import { articles } from "./families.rules";
import { errandAt } from "./wishes/errands.rules";
import { isStopWord } from "./wishes/stop-words.rules";
import { tokensOf, type Token } from "./wishes/tokens.rules";
import { troublesOf, withDogs } from "./wishes/troubles.rules";
import { toOffered } from "./wishes/wishes.rules";

/** Each costs a search. */
const mostReadings = 4;
const longestPhrase = 3;

/** Words that tell something, in their order: without 'the', 'new' and numbers. */
function tellingWords(tokens: readonly Token[]): string[] {
  return tokens
    .map(({ word }) => word)
    .filter((word) => !articles.has(word) && !isStopWord(word) && !/\d/.test(word));
}

/** Runs of words, the longest first; behind them two that stand near each other, and two the other way around. */
function runsOf(words: readonly string[]): string[][] {
  const whole = [longestPhrase, 2].flatMap((length) =>
    words.flatMap((_, at) => (at + length <= words.length ? [words.slice(at, at + length)] : [])),
  );
  const apart = [2, 3].flatMap((gap) =>
    words.flatMap((word, at) => (at + gap < words.length ? [[word, words[at + gap]!]] : [])),
  );
  const turned = words.flatMap((word, at) => (at > 0 ? [[word, words[at - 1]!]] : []));
  return [...whole, ...apart, ...turned];
}

/**
 * What a long text may come down to where nothing has all of it, the most telling first: the errand in the middle of a
 * sentence ('a kid down the street to mow my lawn'), and the phrases that the table has ('check engine light came on').
 */
export function secondReadings(text: string, isPhrase: (words: readonly string[]) => boolean): string[] {
  const tokens = withDogs(tokensOf(text));
  const errand = errandAt(tokens);
  const said = [
    ...(errand === null ? [] : [sayTokens(tokens.slice(errand))]),
    ...troublesOf(tokens),
    ...lovedBy(tokens),
    ...runsOf(tellingWords(tokens))
      .filter(isPhrase)
      .map((phrase) => phrase.join(" ")),
  ];
  return [...new Set(said)].filter((part) => part !== text).slice(0, mostReadings);
}

function sayTokens(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}

/** What a 'book lover' loves. */
function lovedBy(tokens: readonly Token[]): string[] {
  const offered = toOffered(tokens);
  const at = offered.findIndex(({ word }, index) => index > 0 && /^lovers?$/.test(word));
  return at < 0 ? [] : [sayTokens(offered.slice(at - 1, at))];
}
