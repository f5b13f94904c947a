import type { IsPhrase } from "./askers.rules";
import type { Token } from "../analysis/tokens.rules";
import { mine } from "../analysis/verbs.rules";

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const reasons = set("while because since cause before");
/** These may tell what is wrong as well ('squeaks when I brake') and count only where they make a work of their own. */
const times = set("while because since cause before after when once");
const person = /^(i|im|ive|we|were|my|our|he|she|they|its|it|buying|purchasing)$/;
const doing = /^(?!morning|evening|spring|during).{2,}ing$/;
const says = set("i im ive we were you he she they it its am is are was be been have has had will to of");
const longestReason = 3;
const isWork =
  /(ing|repair|installation|replacement|inspection|photography|decoration|massage|lessons|haircut)$/;

/** Without what somebody does meanwhile: 'walk my dog while I am at work'. */
export function withoutReasons(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ word }, index) => index > 0 && reasons.has(word) && person.test(tokens[index + 1]?.word ?? ""),
  );
  return at < 0 ? [...tokens] : tokens.slice(0, at);
}

/** 'I am moving out and the house has to be cleaned': the first clause tells why. */
function partAtClause(tokens: readonly Token[]): { asked: Token[]; why: Token[] } | null {
  const at = tokens.findIndex(
    ({ word }, index) => index > 0 && /^(and|so)$/.test(word) && mine.has(tokens[index + 1]?.word ?? ""),
  );
  const why = tokens.slice(0, Math.max(0, at)).filter(({ word }) => !says.has(word) && !mine.has(word));
  return at < 0 ? null : { asked: tokens.slice(at + 1), why };
}

/** What is asked for before a reason, and the words that tell why or when; null where none is told. */
export function partAtReason(tokens: readonly Token[]): { asked: Token[]; why: Token[] } | null {
  const at = tokens.findIndex(({ word }, index) => {
    const next = tokens[index + 1]?.word ?? "";
    return index > 0 && times.has(word) && (person.test(next) || doing.test(next));
  });
  if (at < 0) return partAtClause(tokens);
  const isFor = at > 1 && tokens[at - 1]!.word === "for";
  const why = tokens.slice(at + 1).filter(({ word }) => !says.has(word) && !mine.has(word));
  return { asked: tokens.slice(0, isFor ? at - 1 : at), why };
}

/** The work that a reason makes of another: cleaning 'before I move out' is move-out cleaning; null where the table has none. */
export function workFor(
  offered: readonly Token[],
  why: readonly Token[],
  isPhrase: IsPhrase,
): Token[] | null {
  const work = offered.at(-1);
  if (!work || !isWork.test(work.word)) return null;
  const runs = Array.from({ length: longestReason }, (_, step) => longestReason - step).flatMap((length) =>
    why.flatMap((_, at) => (at + length <= why.length ? [why.slice(at, at + length)] : [])),
  );
  const run = runs.find((words) => isPhrase([...words, work].map(({ word }) => word)));
  return run ? [...run, work] : null;
}
