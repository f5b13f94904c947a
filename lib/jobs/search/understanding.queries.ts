import "server-only";
import { findNamedCity } from "@/lib/places/queries";
import { formatWithin, placeName } from "@/lib/places/rules";
import { sql } from "@/lib/server/db";
import { constant, type Sql } from "@/lib/server/sql";
import { stateName } from "@/lib/shared/us-states";
import { maxSalaryName, minSalaryName } from "@/lib/jobs/catalog/address.rules";
import type { JobQuery, JobReading } from "@/lib/jobs/contract";
import { isOpen, matchesOpenJobs, wordsCondition } from "@/lib/jobs/catalog/filter.rows";
import { employmentTypeNames, workplaceNames } from "@/lib/jobs/rules";
import { readJobWords, type JobFact } from "./text.queries";
import { filterLexemes, type JobText } from "@/lib/jobs/analysis/text.rules";
import { cityCandidates } from "@/lib/jobs/analysis/city-candidates.rules";
import {
  parseJobText,
  parseState,
  removePhrase,
  stripNoise,
  type TextFilters,
} from "@/lib/jobs/analysis/text-filters.rules";

type NamedFilter = { label: string; filter: JobQuery };
/** `filter` has chosen and required filters; other facts are part of `text`. */
export type ParsedJobQuery = JobReading & { filter: JobQuery; named: readonly NamedFilter[]; text: JobText };

type PlaceMatch = { filter: Pick<JobQuery, "place" | "within" | "state">; label: string; phrase: string };

/** Minimum number of ZIP codes for a city to be recognized without its state. */
const largeCityZipCodes = 25;
const isKnownCity = sql`(p.rank >= ${constant(largeCityZipCodes)} OR EXISTS (
  SELECT FROM jobs j WHERE j.place_id = p.id AND ${isOpen}))`;

async function findLocation(text: string): Promise<PlaceMatch | null> {
  const candidates = cityCandidates(text);
  for (const isBare of [false, true]) {
    const named = candidates.filter((one) => one.isBare === isBare);
    if (named.length === 0) continue;
    const names = named.map(({ name }) => name);
    const found = await findNamedCity(names, { isUnlisted: false, among: isBare ? isKnownCity : undefined });
    const one = named.find(({ name }) => name === found?.name);
    if (!found || !one) continue;
    return {
      filter: { place: found.place.id, within: one.within },
      label: formatWithin(placeName(found.place), one.within),
      phrase: one.phrase,
    };
  }
  const state = parseState(text);
  return (
    state && { filter: { state: state.state }, label: stateName(state.state) ?? "", phrase: state.phrase }
  );
}

function labelOf(field: keyof TextFilters, filters: TextFilters): string {
  const { employmentType, workplace, minSalary, maxSalary } = filters;
  if (field === "minSalary") return minSalary ? minSalaryName(minSalary) : "";
  if (field === "maxSalary") return maxSalary ? maxSalaryName(maxSalary) : "";
  if (field === "workplace") return workplace ? workplaceNames[workplace] : "";
  return employmentType ? employmentTypeNames[employmentType] : "";
}

/**
 * Hours, workplace and state match as words or facts; amounts and places become filters. Chosen filters win, and
 * `literal` disables parsing.
 */
export async function understandJobs(query: JobQuery): Promise<ParsedJobQuery> {
  const { search: text = "", ...chosen } = query;
  if (!text || chosen.literal) {
    const words = await readJobWords({ names: [text], words: text, facts: [], isLiteral: true });
    return {
      ...{ filter: query, named: [], filters: [], words: text, filterText: "" },
      ...{ isNearMe: false, withoutNearMe: text, text: words },
    };
  }
  const { filters, phrases, near, rest } = parseJobText(text);
  const where = await findLocation(rest);
  const isPlaced = chosen.place !== undefined || chosen.state !== undefined;
  const fields = (Object.keys(phrases) as (keyof TextFilters)[]).filter(
    (field) => chosen[field] === undefined,
  );
  const found: (NamedFilter & { phrase: string })[] = [
    ...fields.map((field) => ({
      label: labelOf(field, filters),
      phrase: phrases[field] ?? "",
      filter: { [field]: filters[field] },
    })),
    ...(where && !isPlaced ? [where] : []),
  ];
  const remainder = stripNoise(where ? removePhrase(rest, where.phrase) : rest);
  const isAnything = Object.keys(phrases).length > 0 || where !== null || near || /\bjobs?\b/i.test(text);
  const words = remainder || (isAnything ? "" : text.trim());
  const facts: JobFact[] = found.flatMap(({ filter, phrase: typed }) => {
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
    named: found.map(({ label, filter }) => ({ label, filter })),
    filters: found.map(({ label, phrase: one }) => ({ label, without: removePhrase(text, one) })),
    words,
    filterText: found.map(({ phrase: one }) => one).join(" "),
    isNearMe: near !== undefined && !where && !isPlaced,
    withoutNearMe: removePhrase(text, near ?? ""),
    // 'Jobs at Acme' names 'Acme', but 'data analyst in Reno' isn't any data analyst.
    text: await readJobWords({
      names: found.length === 0 && words ? [text, words] : [text],
      ...{ words, facts, isLiteral: false },
    }),
  };
}

export async function searchCondition(query: JobQuery): Promise<Sql> {
  const { filter, text } = await understandJobs(query);
  return matchesOpenJobs(filter, wordsCondition(text));
}
