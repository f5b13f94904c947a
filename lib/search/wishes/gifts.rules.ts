import type { Token } from "./tokens.rules";

const gift = /^(gifts?|presents?)$/;
const mine = /^(a|an|the|my|our|your|his|her|some|someone|somebody|people|person|that|new|old|little|best)$/;
const loving = /^(loves?|likes?|enjoys?|plays?|collects?|adores?)$/;
/** 'A tea lover', 'music fans'. */
const isLover = (word: string) =>
  /^(lovers?|fans?|fanatics?|enthusiasts?|nuts?|addicts?|buffs?|geeks?|nerds?)$/.test(word);

/** 'Gift for a tea lover' is something for a tea lover, 'present for my dad who loves books' for a book lover. */
export function asGift(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }) => gift.test(word));
  const from = tokens.findIndex(({ word }, index) => index > at && word === "for");
  if (at < 0 || from < 0 || from > at + 2) return [...tokens];
  const whom = tokens.slice(from + 1).filter(({ word }) => !mine.test(word));
  const loves = whom.findIndex(({ word }, index) => index > 0 && loving.test(word));
  const loved = loves < 0 ? [] : whom.slice(loves + 1);
  if (loved.length > 0 && loved.length <= 2) return [...loved, { ...loved.at(-1)!, word: "lover" }];
  if (whom.length === 2 && isLover(whom[1]!.word)) return [whom[0]!, { ...whom[1]!, word: "lover" }];
  return [...tokens];
}
