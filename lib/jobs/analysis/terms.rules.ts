import { toGerunds, guessAgentNouns, singularOf } from "@/lib/search/analysis/inflection.rules";
import { splitWords } from "@/lib/search/analysis/normalizer.rules";
import { quoteLexeme } from "@/lib/search/analysis/tsquery.rules";
import { builtInJobParts } from "@/lib/jobs/subcategories.rules";
import jobWords from "../subcategory-words.json";
import words from "../words.json";

const listOf = (list: string) => new Set(list.split(", "));
const workerNouns = listOf(words.doers);
const qualifiers = listOf(words.qualifiers);
const capitalizedTrades: ReadonlySet<string> = listOf(words.capitals);
const fields = new Set(builtInJobParts.flatMap(({ name }) => name.toLowerCase().match(/[a-z]{4,}/g) ?? []));
export const workWords: readonly string[] = Object.values(jobWords).flatMap((list) => list.split(/[| ]/));

export type JobGroup = { words: readonly string[]; isCondition: boolean };
export type JobGroups = ReadonlyMap<string, JobGroup>;

export type JobTerm = {
  typed: string;
  others: readonly string[];
  /** `condition` is hours or a requirement, `qualifier` describes the person; a `word` may be anything. */
  kind: "work" | "condition" | "qualifier" | "word";
};

const maxWords = 16;
const maxGroupWords = 5;

export function groupsByWord(groups: readonly JobGroup[]): JobGroups {
  const found = new Map<string, JobGroup>();
  for (const { words: group, isCondition } of groups)
    for (const word of group) {
      const other = found.get(word);
      found.set(word, {
        words: [...new Set([...(other?.words ?? []), ...group])],
        isCondition: isCondition || (other?.isCondition ?? false),
      });
    }
  return found;
}

function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Splits 'nurse/lead' and 'cook,baker', but not 'A/C' or 'C++'. */
const wordBreak = /[\s-]+|(?<=\p{L}{2})[/,;|&]+(?=\p{L}{2})/u;

function wordsIn(text: string): string[] {
  return text
    .split(wordBreak)
    .map((word) => word.replace(/^[("'“%_*^|~\\]+|[)"'”.,;:!?%_*^|~\\]+$/g, ""))
    .filter(hasLetters)
    .slice(0, maxWords);
}

function findGroup(typed: readonly string[], groups: JobGroups): JobGroup | undefined {
  const [last = "", ...before] = typed.map((word) => word.toLowerCase()).toReversed();
  const named = (word: string) => groups.get([...before.toReversed(), word].join(" "));
  return named(last) ?? named(singularOf(last)) ?? findWorkerGroup(typed, groups);
}

function findWorkerGroup(typed: readonly string[], groups: JobGroups): JobGroup | undefined {
  const field = typed.slice(0, -1).join(" ").toLowerCase();
  if (field === "" || !workerNouns.has(singularOf(typed.at(-1)!.toLowerCase()))) return undefined;
  const group = groups.get(field);
  if (group) return group.isCondition ? undefined : group;
  return fields.has(field)
    ? { words: [...workerNouns].map((doer) => `${field} ${doer}`), isCondition: false }
    : undefined;
}

function kindOf(typed: string, group: JobGroup | undefined): JobTerm["kind"] {
  if (group) return group.isCondition ? "condition" : "work";
  return qualifiers.has(typed.toLowerCase()) ? "qualifier" : "word";
}

export function synonymsOf(typed: readonly string[], groups: JobGroups): string[] {
  const key = typed.join(" ").toLowerCase();
  const activity =
    typed.length > 1
      ? undefined
      : toGerunds(key)
          .map((one) => groups.get(one))
          .find(Boolean);
  const found =
    (findGroup(typed, groups) ?? activity)?.words ?? (typed.length > 1 ? [] : guessAgentNouns(key));
  return found.filter((other) => other !== key);
}

/** Prefers the longest phrase with a group: 'night shift nurses' is two terms. */
export function parseTerms(text: string, groups: JobGroups): JobTerm[] {
  const all = wordsIn(text);
  const terms: JobTerm[] = [];
  for (let at = 0; at < all.length;) {
    const lengths = Array.from({ length: Math.min(maxGroupWords, all.length - at) }, (_, step) => step + 1);
    const length = lengths.findLast((some) => findGroup(all.slice(at, at + some), groups)) ?? 1;
    const typed = all.slice(at, at + length);
    const phrase = typed.join(" ");
    terms.push({
      typed: phrase,
      others: synonymsOf(typed, groups),
      kind: kindOf(phrase, findGroup(typed, groups)),
    });
    at += length;
  }
  return terms;
}

export type IndexedPhrase = { phrase: string; query: string; lexemes: readonly string[] };

export function operandsOf({ phrase, query, lexemes }: IndexedPhrase) {
  const names = splitWords(phrase).filter((word) => capitalizedTrades.has(word));
  const anywhere = [...(query ? [query] : []), ...names.map((name) => `'xe_${name}'`)];
  if (anywhere.length === 0) return null;
  return {
    anywhere: `(${anywhere.join(" & ")})`,
    titled: `(${titleOperand([...lexemes, ...names])})`,
    lexemes: [...lexemes, ...names.map((name) => `xe_${name}`)],
  };
}

export function titleOperand(lexemes: readonly string[]): string {
  return lexemes.map((lexeme) => quoteLexeme(`xt_${lexeme}`)).join(" & ");
}
