import type { TextTerm } from "@/lib/jobs/analysis/text.rules";
import words from "../words.json";

export type TitleRole = "head" | "beside" | null;

type Term = Pick<TextTerm, "typed" | "kind">;
type Work<T> = { words: T[]; titled: T[]; conditions: T[][] };

export function ambiguousTerms<T extends Term>(terms: readonly T[]): T[] {
  return terms.filter(({ kind }) => kind === "word" || kind === "qualifier");
}

/**
 * Splits terms into work and conditions ('night shift', 'own car'); null if no term names work. Work is the subjects of
 * titles and the words before them.
 */
export function splitWork<T extends Term>(
  terms: readonly T[],
  titles: ReadonlyMap<string, TitleRole>,
): Work<T> | null {
  const isHead = ({ typed, kind }: T) =>
    kind === "work" || (kind !== "condition" && titles.get(typed) === "head");
  const last = terms.findLastIndex(isHead);
  if (last === -1) return null;
  const isWork = (term: T, place: number) =>
    isHead(term) || titles.get(term.typed) === "beside" || (place < last && term.kind === "word");
  return {
    words: terms.filter(isWork),
    titled: terms.filter(isHead),
    conditions: groupConditions(terms, isWork),
  };
}

const negations: ReadonlySet<string> = new Set(words.negations.split(", "));

/** Adjacent words form one condition ('own car'); hours and requirements are one each. */
function groupConditions<T extends Term>(
  terms: readonly T[],
  isWork: (term: T, place: number) => boolean,
): T[][] {
  const conditions: T[][] = [];
  let before: T | null = null;
  for (const [place, term] of terms.entries()) {
    const isJoined: boolean =
      before !== null &&
      (negations.has(before.typed.toLowerCase()) ||
        (before.kind !== "condition" && term.kind !== "condition"));
    const isOwn = isWork(term, place);
    if (!isOwn && isJoined) conditions.at(-1)!.push(term);
    else if (!isOwn) conditions.push([term]);
    before = isOwn ? null : term;
  }
  return conditions;
}

export function findMissing(
  labels: readonly string[],
  jobs: readonly (readonly boolean[])[],
): { missing: string[]; isSame: boolean } {
  const places = labels.map((_, place) => place).filter((place) => !jobs.every((matches) => matches[place]));
  return {
    missing: places.map((place) => labels[place]!),
    isSame: places.every((place) => jobs.every((matches) => !matches[place])),
  };
}
