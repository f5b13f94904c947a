import { isCondition, isQualifier, namesWork, termsOf } from "./same-words.rules";

/** What titles of open jobs tell of a term: that one is about it, that one has it beside another term, or neither. */
export type TermInTitles = "head" | "beside" | null;

/** A search taken apart: the words for the work, those of them that a title has to say, and what one could do without. */
type Work = { words: string; titled: string; conditions: string[] };

/** Terms of which titles are asked what they are: no condition, and no word that is known to name work. */
export function unknownTerms(words: string): string[] {
  return termsOf(words)
    .map(([typed]) => typed)
    .filter((typed) => !isCondition(typed) && !namesWork(typed));
}

/**
 * The words for the work and the conditions beside them; null where nothing is known to be called so. The work is what titles
 * are about, whatever stands before that ('zither' of a teacher), and behind it what titles have beside it. All else is a
 * condition: 'night shift', 'own car'. Pure.
 */
export function workIn(words: string, titles: ReadonlyMap<string, TermInTitles>): Work | null {
  const terms = termsOf(words).map(([typed]) => typed);
  const isHead = (typed: string) => !isCondition(typed) && (namesWork(typed) || titles.get(typed) === "head");
  const last = terms.findLastIndex(isHead);
  if (last === -1) return null;
  const isWork = (typed: string, place: number) =>
    isHead(typed) ||
    titles.get(typed) === "beside" ||
    (place < last && !isCondition(typed) && !isQualifier(typed));
  return {
    words: terms.filter(isWork).join(" "),
    titled: terms.filter(isHead).join(" "),
    conditions: conditionsIn(terms, isWork),
  };
}

const negations: ReadonlySet<string> = new Set(["no", "not", "without"]);

/** Words that stand together are one condition ('own car'); when one works and what one brings are one each. */
function conditionsIn(terms: readonly string[], isWork: (typed: string, place: number) => boolean): string[] {
  const conditions: string[] = [];
  let before: string | null = null;
  for (const [place, typed] of terms.entries()) {
    if (isWork(typed, place)) {
      before = null;
      continue;
    }
    const isJoined =
      before !== null &&
      (negations.has(before.toLowerCase()) || (!isCondition(before) && !isCondition(typed)));
    if (isJoined) conditions.push(`${conditions.pop()} ${typed}`);
    else conditions.push(typed);
    before = typed;
  }
  return conditions;
}

/** What not all jobs have of what was asked for, and whether each of them lacks all of it. Pure. */
export function missingIn(
  labels: readonly string[],
  jobs: readonly (readonly boolean[])[],
): { missing: string[]; isSame: boolean } {
  const places = labels.map((_, place) => place).filter((place) => !jobs.every((met) => met[place]));
  return {
    missing: places.map((place) => labels[place]!),
    isSame: places.every((place) => jobs.every((met) => !met[place])),
  };
}
