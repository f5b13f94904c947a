import { createGrammar, matchRule, joinTokens, type Rule } from "../analysis/patterns.rules";
import { isStopWord, stopWords } from "../analysis/word-classes.rules";
import type { Token } from "../analysis/tokens.rules";
import data from "./sentences.json";

const { compile, wordsIn, apply, rewrite } = createGrammar({
  ...data,
  lists: { ...data.lists, stop: [...stopWords].join(" ") },
});

type Stage = keyof typeof data.rows;

const rules = Object.fromEntries(
  Object.entries(data.rows).map(([stage, rows]) => [stage, rows.map(compile)]),
) as Record<Stage, Rule[]>;

export type IsPhrase = (words: readonly string[]) => boolean;

type Tokens = readonly Token[];

const maxRounds = 12;

function applyStages(tokens: Tokens, ...stages: Stage[]): Tokens {
  return stages.reduce((current, stage) => rewrite(current, rules[stage]) ?? current, tokens);
}

function applyUntilStable(tokens: Tokens, stage: Stage): Tokens {
  let current = tokens;
  for (let round = 0; round < maxRounds; round += 1) {
    const next = rewrite(current, rules[stage]);
    if (!next) break;
    current = next;
  }
  return current;
}

const people = new Set(wordsIn("who"));

/**
 * Reduces 'my wife and I need an apartment' to the apartment, and retains the dog of 'we have a dog and are looking for
 * an apartment'. The reason only affects ranking.
 */
function removeSpeaker(tokens: Tokens): { need: Tokens; why: Token[] } {
  const matches = rules.statedNeeds.flatMap((rule) => matchRule(rule, tokens) ?? []);
  const [last] = matches.toSorted((a, b) => a.captures.rest!.length - b.captures.rest!.length);
  if (!last) return { need: tokens, why: [] };
  const { who = [], why = who, rest = [] } = last.captures;
  const lifted = rules.fromReason.map((rule) => {
    const match = matchRule(rule, why);
    return match ? apply(rule, why, match) : [];
  });
  const isReason = who.length === 0 && lifted.at(-1)!.length === 0;
  const reasons = isReason ? why.filter(({ word }) => !people.has(word) && !isStopWord(word)) : [];
  return {
    need: [...rest, ...lifted.flat()],
    why: reasons.map((token) => ({ ...token, isTerm: true as const })),
  };
}

const termLinks = new Set(wordsIn("termLink"));

function splitTerms(tokens: Tokens): { need: Tokens; terms: Token[] } {
  const need: Token[] = [];
  const terms: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const ends = rules.terms.map((rule) => matchRule(rule, tokens, at, true)?.end ?? at);
    const end = tokens[at]!.isTerm ? at + 1 : (ends.find((one) => one > at) ?? at);
    if (end === at) need.push(tokens[at]!);
    for (const token of tokens.slice(at, end)) terms.push({ ...token, isTerm: true });
    at = Math.max(at + 1, end);
  }
  if (terms.length === 0) return { need: tokens, terms };
  while (need[0] && termLinks.has(need[0].word)) need.shift();
  while (need.length > 0 && termLinks.has(need.at(-1)!.word)) need.pop();
  return need.length > 0 ? { need, terms } : { need: tokens, terms: [] };
}

const articles = new Set("a an the some any".split(" "));
const beginning = new Set("get got getting look".split(" "));
const maxPhraseWords = 3;

function beginsPhrase(tokens: Tokens, isPhrase: IsPhrase): boolean {
  if (!beginning.has(tokens[0]?.word ?? "")) return false;
  const words = tokens.map(({ word }) => word).filter((word) => !articles.has(word));
  return [maxPhraseWords, 2].some((length) => words.length >= length && isPhrase(words.slice(0, length)));
}

function removeLeadIn(tokens: Tokens, isPhrase: IsPhrase): Tokens {
  let at = 0;
  const hasLeadIn = () => rules.leadIns.some((rule) => matchRule(rule, tokens, at, true));
  while (at < tokens.length && !beginsPhrase(tokens.slice(at), isPhrase) && hasLeadIn()) {
    const isArticle = articles.has(tokens[at]!.word);
    at += 1;
    if (isArticle && !/^(best|good) place\b/.test(joinTokens(tokens.slice(at)))) break;
  }
  return at < tokens.length ? tokens.slice(at) : tokens;
}

const work =
  /(ing|repair|installation|replacement|inspection|photography|decoration|massage|lessons|haircut)$/;
const clauseWords = new Set(wordsIn("clauseWord"));

function toPurposePhrase(tokens: Tokens, isPhrase: IsPhrase): Tokens | null {
  const captures = rules.why.map((rule) => matchRule(rule, tokens)?.captures).find(Boolean);
  const activity = captures?.need && offer(captures.need).at(-1);
  if (!activity || !work.test(activity.word)) return null;
  const why = captures.why!.filter(({ word }) => !clauseWords.has(word) && !own.has(word));
  const runs = [3, 2, 1].flatMap((length) =>
    why.flatMap((_, at) => (at + length <= why.length ? [[...why.slice(at, at + length), activity]] : [])),
  );
  return runs.find((run) => isPhrase(run.map(({ word }) => word))) ?? null;
}

const own = new Set(wordsIn("own"));
const faults = new Set([...wordsIn("fault"), ...wordsIn("leaking")]);
const leaks = new Set([...wordsIn("leaking"), ...wordsIn("dripping")]);

function toFaultPhrase(tokens: Tokens, isPhrase: IsPhrase): Tokens | null {
  const thing = rewrite(tokens, rules.repairs)?.slice(0, -1) ?? [];
  for (const fault of thing.length > 0 ? tokens.filter(({ word }) => faults.has(word)) : []) {
    const names = [fault.word, leaks.has(fault.word) ? "leaking" : "backed up"];
    for (const name of leaks.has(fault.word) || fault.word === "backed" ? names : [fault.word]) {
      const phrase = [...name.split(" ").map((word) => ({ ...fault, word })), ...thing];
      if (isPhrase(phrase.map(({ word }) => word))) return phrase;
    }
  }
  return null;
}

function toServicePhrase(tokens: Tokens): Tokens {
  const whole = applyStages(tokens, "particles", "ownPlaces");
  if (whole.length < 2) return whole;
  return (
    rewrite(whole, rules.repairs) ??
    rewrite(whole, rules.pictures) ??
    rewrite(applyUntilStable(whole, "done"), rules.doing) ??
    rewrite(whole, rules.errands) ??
    applyStages(whole, "installing")
  );
}

function offer(tokens: Tokens): Tokens {
  return toServicePhrase(applyStages(tokens, "ages", "gifts", "liking", "needs"));
}

/** Rewrites a request in the words of an offer; words that only affect ranking come last. */
export function rewriteAsOffer(tokens: Tokens, isPhrase: IsPhrase = () => false): Token[] {
  if (tokens.length < 2) return [...tokens];
  const whole = applyUntilStable(
    applyStages(applyUntilStable(tokens, "abbreviations"), "coming", "company", "household"),
    "asides",
  );
  const { need, why } = removeSpeaker(whole);
  const { need: thing, terms } = splitTerms(need);
  const request = applyStages(
    removeLeadIn(applyStages(thing, "giving", "doubts", "cooking"), isPhrase),
    "petSitting",
  );
  const plain = applyStages(request, "reasons", "premises", "seasons");
  const offered = toPurposePhrase(request, isPhrase) ?? toFaultPhrase(plain, isPhrase) ?? offer(plain);
  return [...applyStages(offered, "family"), ...terms, ...why];
}

export function errandStart(tokens: Tokens): number | null {
  return matchRule(rules.errandInside[0]!, tokens)?.start ?? null;
}

export function parseErrand(tokens: Tokens): { thing: string[]; activity: string } | null {
  const whole = applyStages(tokens, "particles", "ownPlaces");
  for (const rule of rules.errands) {
    const match = matchRule(rule, whole);
    if (!match) continue;
    const words = apply(rule, whole, match).map(({ word }) => word);
    return { thing: words.slice(0, -1), activity: words.at(-1)! };
  }
  return null;
}

export function petSittingPhrase(tokens: Tokens): string | null {
  const [rule] = rules.petSitter;
  const match = matchRule(rule!, tokens);
  return match && joinTokens(apply(rule!, tokens, match));
}

export function replaceBreeds(tokens: Tokens): Tokens {
  return applyUntilStable(tokens, "breeds");
}

/** 'squeaky brakes' → 'brakes repair', 'my back hurts' → 'back pain'. */
export function servicesForSymptoms(tokens: Tokens): string[] {
  const found = rules.symptoms.flatMap((rule) => {
    const match = matchRule(rule, tokens);
    return match ? [joinTokens(apply(rule, tokens, match))] : [];
  });
  return [...new Set(found)];
}
