import type { Token } from "../analysis/tokens.rules";

const kept = /^(smoke|smoking|pets?|cats?|dogs?|animals?)$/;
const household = /^(homes?|house|household)$/;

/**
 * 'Couch from a smoke free home' as 'couch smoke free': where goods come from is no home that is looked for, and what was kept
 * out of it is said of them.
 */
export function withoutHousehold(tokens: readonly Token[]): Token[] {
  const word = (at: number) => tokens[at]?.word ?? "";
  const isFree = (at: number) => kept.test(word(at)) && word(at + 1) === "free";
  const first = tokens.findIndex((_, at) => at > 0 && isFree(at));
  if (first < 0) return [...tokens];
  let end = first + 2;
  while (isFree(end) || (/^(and|or)$/.test(word(end)) && isFree(end + 1))) end += isFree(end) ? 2 : 3;
  if (!household.test(word(end))) return [...tokens];
  const isArticle = /^(an?|my|our|the)$/.test(word(first - 1));
  const from = isArticle ? first - 2 : first - 1;
  const start = word(from) === "from" ? from : first;
  if (start < 1) return [...tokens];
  return [...tokens.slice(0, start), ...tokens.slice(first, end), ...tokens.slice(end + 1)];
}
