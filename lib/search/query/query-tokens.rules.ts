import { isSplitWord } from "../lexicon/english.rules";
import type { TextRequest } from "../analysis/draft.rules";
import { isNumeral } from "../entities/quantities.rules";
import { tokensOf, type Token } from "../analysis/tokens.rules";
import { rewriteAsOffer, type IsPhrase } from "../entities/sentences.rules";

/** Removes duplicate words but not numbers: '2 bed 2 bath'. */
export function tokenizeQuery({ text, literal }: TextRequest, isPhrase: IsPhrase): Token[] {
  const seen = new Set<string>();
  const typed = literal ? tokensOf(text) : joinSplitWords(tokensOf(text));
  const tokens = (literal ? typed : rewriteAsOffer(typed, isPhrase)).filter(({ word }) => {
    if (/\d/.test(word) || isNumeral(word)) return true;
    if (seen.has(word) && !/^(and|to|or|under|over|in|for|with)$/.test(word)) return false;
    seen.add(word);
    return true;
  });
  return tokens.map((token) => ({ ...token, word: token.word.slice(0, 40) }));
}

function joinSplitWords(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }, index) => isSplitWord(word, tokens[index + 1]?.word ?? ""));
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second) return [...tokens];
  const whole = { ...first, word: first.word + second.word, end: second.end };
  return [...tokens.slice(0, at), whole, ...joinSplitWords(tokens.slice(at + 2))];
}
