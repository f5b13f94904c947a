import "server-only";
import { findNamedCity } from "@/lib/places/queries";
import { formatWithin, placeName } from "@/lib/places/rules";
import { sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { stateName } from "@/lib/shared/us-states";
import { maxSalaryName, minSalaryName } from "./address.rules";
import type { JobQuery, JobReading } from "./contract";
import { isOpen, matches, hasWords } from "./filter.rows";
import { employmentTypeNames, workplaceNames } from "./rules";
import { readJobWords, type JobFact } from "./text.queries";
import { filterLexemes, type JobText } from "./text.rules";
import { whereaboutsIn } from "./whereabouts.rules";
import { readJobText, readState, textWithout, wordsOf, type JobWishes } from "./wishes.rules";

/** What a text names beside its words, each with the filter that states it. */
type Asked = { label: string; filter: JobQuery };
/** `filter` is what was chosen and what a text requires; the other facts of a text are part of its `text`. */
export type UnderstoodJobs = JobReading & { filter: JobQuery; asked: readonly Asked[]; text: JobText };

type Where = { filter: Pick<JobQuery, "place" | "within" | "state">; label: string; said: string };

/** A city of so many ZIP codes is known to everybody. */
const large = 25;
/** A city that is named without its state and without 'near' or 'in' is a large one, or one that has jobs. */
const isMeant = sql`(p.rank >= ${constant(large)} OR EXISTS (
  SELECT FROM jobs j WHERE j.place_id = p.id AND ${isOpen}))`;

async function findWhere(text: string): Promise<Where | null> {
  const candidates = whereaboutsIn(text);
  for (const isBare of [false, true]) {
    const named = candidates.filter((one) => one.isBare === isBare);
    if (named.length === 0) continue;
    const names = named.map(({ name }) => name);
    const found = await findNamedCity(names, { isUnlisted: false, among: isBare ? isMeant : undefined });
    const one = named.find(({ name }) => name === found?.name);
    if (!found || !one) continue;
    return {
      filter: { place: found.place.id, within: one.within },
      label: formatWithin(placeName(found.place), one.within),
      said: one.said,
    };
  }
  const state = readState(text);
  return state && { filter: { state: state.state }, label: stateName(state.state) ?? "", said: state.said };
}

function labelOf(field: keyof JobWishes, wishes: JobWishes): string {
  const { employmentType, workplace, minSalary, maxSalary } = wishes;
  if (field === "minSalary") return minSalary ? minSalaryName(minSalary) : "";
  if (field === "maxSalary") return maxSalary ? maxSalaryName(maxSalary) : "";
  if (field === "workplace") return workplace ? workplaceNames[workplace] : "";
  return employmentType ? employmentTypeNames[employmentType] : "";
}

/**
 * A search as its text means it: hours, workplace, and state are words or facts, amounts and places are filters. What was
 * chosen stays as it is, and `literal` takes all as words.
 */
export async function understandJobs(query: JobQuery): Promise<UnderstoodJobs> {
  const { search: text = "", ...chosen } = query;
  if (!text || chosen.literal) {
    const words = await readJobWords({ text, words: text, facts: [], isLiteral: true });
    return {
      ...{ filter: query, asked: [], wishes: [], words: text, wished: "" },
      ...{ isNearMe: false, beside: text, text: words },
    };
  }
  const { wishes, said, near, rest } = readJobText(text);
  const where = await findWhere(rest);
  const isPlaced = chosen.place !== undefined || chosen.state !== undefined;
  const fields = (Object.keys(said) as (keyof JobWishes)[]).filter((field) => chosen[field] === undefined);
  const found: (Asked & { said: string })[] = [
    ...fields.map((field) => ({
      label: labelOf(field, wishes),
      said: said[field] ?? "",
      filter: { [field]: wishes[field] },
    })),
    ...(where && !isPlaced ? [where] : []),
  ];
  const told = wordsOf(where ? textWithout(rest, where.said) : rest);
  const isAnything = Object.keys(said).length > 0 || where !== null || near || /\bjobs?\b/i.test(text);
  const words = told || (isAnything ? "" : text.trim());
  const facts: JobFact[] = found.flatMap(({ filter, said: typed }) => {
    const [lexeme] = filterLexemes(filter);
    return lexeme ? [{ typed, lexeme }] : [];
  });
  const required = found.filter(({ filter }) => filterLexemes(filter).length === 0);
  return {
    filter: {
      ...chosen,
      ...Object.assign({}, ...required.map(({ filter }) => filter)),
      ...(words ? { search: words } : {}),
    },
    asked: found.map(({ label, filter }) => ({ label, filter })),
    wishes: found.map(({ label, said: one }) => ({ label, without: textWithout(text, one) })),
    words,
    wished: found.map(({ said: one }) => one).join(" "),
    isNearMe: near !== undefined && !where && !isPlaced,
    beside: textWithout(text, near ?? ""),
    text: await readJobWords({ text, words, facts, isLiteral: false }),
  };
}

/** Whether a job `j` is open and what a search asks for, as lists of jobs take it. */
export async function isWanted(query: JobQuery): Promise<Sql> {
  const { filter, text } = await understandJobs(query);
  return matches(filter, hasWords(text));
}
