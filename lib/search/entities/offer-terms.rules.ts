import type { Token } from "../analysis/tokens.rules";
import { isBound } from "../analysis/verbs.rules";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** What is free beside the thing: 'free estimate', 'estimates free'. */
const gratis = set(
  "estimate estimates quote quotes quotation quotations consultation consultations consult consults trial trials " +
    "assessment assessments evaluation evaluations inspection inspections delivery shipping postage return returns " +
    "installation setup tasting tastings appointment appointments callout cancellation",
);
/** The same only where nothing follows that it belongs to: a 'free pickup truck', a 'free meeting room'. */
const gratisAtEnd = set(
  "pickup collection session sessions visit visits call calls meeting month months week weeks hour hours advice demo " +
    "samples sample intro introduction fitting survey report",
);
const isHow =
  /^(initial|first|obligation|written|instant|same|next|day|online|phone|video|home|virtual|quick|in|on|site|no|\d+|minutes?|mins?)$/;
const mostHow = 3;
/** Of 'first lesson free' the lesson is what is asked for. */
const taught = /^(lesson|class)$/;
const isCount = /^(first|1st|initial|one|two|\d)$/;

/** What nobody wants to pay or to sign: 'no deposit', 'without hidden fees'. */
const burdens = set(
  "deposit deposits fee fees contract contracts obligation obligations charge charges commission commissions membership " +
    "payment payments commitment commitments cost costs check checks minimum minimums subscription subscriptions interest",
);
const isWithout = /^(no|without|zero|low|small)$/;
const isOfBurden =
  /^(hidden|upfront|up|front|broker|brokers|agent|agency|admin|call|out|callout|cancellation|application|security|long|term|booking|trip|service|credit|joining|sign|money|down|extra|additional|setup|annual|monthly|delivery|shipping|travel)$/;
const mostOfBurden = 2;

/** What an offer is free of; what a thing is free of ('sugar free', 'smoke free') is said of the thing. */
const troubles = set("stress hassle worry obligation commission contract risk fee");

const whens = /^(same|next)$/;
const soon = /^(delivery|shipping|service|appointments?|visits?|availability|collection)$/;

const phrases = [
  "money back guarantee",
  "money back",
  "satisfaction guaranteed",
  "satisfaction guarantee",
  "price match guarantee",
  "price match",
  "no strings attached",
  "no strings",
  "no lock in",
  "no money down",
  "interest free credit",
  "interest free",
  "payment plans",
  "payment plan",
  "buy now pay later",
  "pay later",
  "pay monthly",
  "pay weekly",
  "on finance",
  "finance available",
  "financing available",
].map((phrase) => phrase.split(" "));

/** Between the terms and the thing. */
const isLink = /^(for|on|of|to|with|and|plus|including|offering|offers|who|that|at)$/;

/** How many words of what is free begin here. */
function lengthOfFree(words: readonly string[], at: number): number {
  let to = at + 1;
  while (to - at <= mostHow && isHow.test(words[to] ?? "")) to += 1;
  const [word = "", behind] = [words[to], words[to + 1]];
  if (word === "meet" && behind === "and" && words[to + 2] === "greet") return to + 3 - at;
  const isAtEnd = behind === undefined || isBound(behind) || isLink.test(behind);
  return gratis.has(word) || (gratisAtEnd.has(word) && isAtEnd) ? to + 1 - at : 0;
}

/** How many words begin here that only say on what terms something is offered. */
function lengthAt(words: readonly string[], at: number): number {
  const [word = "", next = "", third = ""] = words.slice(at, at + 3);
  const phrase = phrases.find((said) => said.every((one, step) => words[at + step] === one));
  if (phrase) return phrase.length;
  if (word === "free") {
    const isTaught = taught.test(words[at - 1] ?? "") && isCount.test(words[at - 2] ?? "");
    return lengthOfFree(words, at) || Number(isTaught);
  }
  const isGratis = (one: string) => gratis.has(one) || gratisAtEnd.has(one);
  if (isCount.test(word) && third === "free") return isGratis(next) ? 3 : Number(taught.test(next));
  if (next === "free" && (isGratis(word) || troubles.has(word))) return 2;
  if (whens.test(word) && next === "day") return soon.test(third) ? 3 : 2;
  if (!isWithout.test(word)) return 0;
  let to = at + 1;
  while (to - at <= mostOfBurden && isOfBurden.test(words[to] ?? "") && !burdens.has(words[to] ?? ""))
    to += 1;
  return burdens.has(words[to] ?? "") ? to + 1 - at : 0;
}

/**
 * What is asked for, and apart from it on what terms, which nobody is left out for: of a 'plumber with free estimate' a plumber.
 * Terms alone are what is asked for.
 */
export function withoutTerms(tokens: readonly Token[]): { asked: Token[]; terms: Token[] } {
  const words = tokens.map(({ word }) => word);
  const asked: Token[] = [];
  const terms: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = tokens[at]!.isTerm ? 1 : lengthAt(words, at);
    if (length === 0) asked.push(tokens[at]!);
    for (const token of tokens.slice(at, at + length)) terms.push({ ...token, isTerm: true });
    at += Math.max(1, length);
  }
  if (terms.length === 0) return { asked: [...tokens], terms };
  while (asked[0] && isLink.test(asked[0].word)) asked.shift();
  while (asked.length > 0 && isLink.test(asked.at(-1)!.word)) asked.pop();
  return asked.length > 0 ? { asked, terms } : { asked: [...tokens], terms: [] };
}
