import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { reportTags } from "@/lib/server/front/seams";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import { columns, farFrom, limitTo, placed, reportEnds, tables, toJob, type JobRow } from "./card.rows";
import type { JobQuery, NearestJobs } from "./contract";
import { areMet, fulfills, isOpen, matches } from "./filter.rows";
import { missingIn, unknownTerms, workIn, type TermInTitles } from "./nearest.rules";
import { rankOf } from "./ranked.queries";
import { jobCountCap, jobPageSize, jobsTag } from "./rules";
import type { UnderstoodJobs } from "./understanding.queries";
import { conditionsOf, saidTerms, titledTerms } from "./words.rows";

/** The newest jobs, whose titles are asked first: what many titles say is not looked up. */
const newestTitles = sql`SELECT j.title FROM jobs j WHERE ${isOpen}
  ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(200)}`;

/** So many of these tell what all titles with a word are about. */
const enoughTitles = constant(20);

const [beside, head] = [1, 2];

/** What open jobs are called tells which of the words that nobody knows name work. */
async function readTitles(words: string): Promise<Map<string, TermInTitles>> {
  const unknown = unknownTerms(words);
  if (unknown.length === 0) return new Map();
  const say = new Map(unknown.map((typed) => [typed, titledTerms(typed)[0]!]));
  const others = titledTerms(words);
  const told = unknown.map((typed) => {
    const { term, canBeLookedUp } = say.get(typed)!;
    const isAbout = titledTerms(typed, sql`title_heads(split_part(j.title, ' of ', 1))`)[0]!.term;
    const besides = others.filter((other) => other.typed !== typed).map((other) => other.term);
    const isBeside = besides.length > 0 ? sql`(${join(besides, " OR ")})` : sql`false`;
    const most = sql`max(CASE WHEN ${isAbout} THEN ${constant(head)}
      WHEN ${isBeside} THEN ${constant(beside)} ELSE 0 END)`;
    const looked = sql`(SELECT ${most} FROM jobs j WHERE ${isOpen} AND ${term})`;
    return canBeLookedUp
      ? sql`(SELECT CASE WHEN ${most} = ${constant(head)} OR count(*) >= ${enoughTitles} THEN ${most} ELSE ${looked} END
          FROM recent j WHERE ${term})`
      : sql`(SELECT ${most} FROM recent j WHERE ${term})`;
  });
  const [found] = await rows<{ told: (number | null)[] }>(sql`
    WITH recent AS MATERIALIZED (${newestTitles}) SELECT ARRAY[${join(told)}] AS told`);
  const kindOf = (kind: number | null | undefined) =>
    kind === head ? "head" : kind === beside ? "beside" : null;
  return new Map(unknown.map((typed, place) => [typed, kindOf(found?.told[place])]));
}

/** What one could do without: how it is called, whether a job `j` has it, and how much that counts. */
type Condition = { label: string; isMet: Sql; isPlace: boolean };

type NearRow = JobRow & { met: boolean[]; total: number };

/**
 * Where no job has all that a text asks for, those that have its words for the work and the most of the rest: where some lack
 * one thing, only these. A place is the last thing to be left out; what was chosen beside the text never is. One page.
 */
export async function listNearestJobs(
  query: JobQuery,
  { words, asked }: UnderstoodJobs,
): Promise<NearestJobs | null> {
  reportTags(jobsTag);
  const { search: _text, sort: _sort, cursor: _cursor, limit = jobPageSize, ...chosen } = query;
  if (!words || query.literal) return null;
  const work = workIn(words, await readTitles(words));
  if (!work) return null;
  const conditions: Condition[] = [
    ...asked.map(({ label, filter }) => ({
      label,
      isMet: fulfills(filter),
      isPlace: filter.place !== undefined || filter.state !== undefined,
    })),
    ...work.conditions.map((said) => ({
      label: `“${said}”`,
      isMet: allOf(conditionsOf(saidTerms(said))),
      isPlace: false,
    })),
  ];
  if (conditions.length === 0) return null;
  const found = await readNearest({ work, conditions, chosen, limit });
  reportEnds(found);
  const [first] = found;
  if (!first) return null;
  const labels = conditions.map(({ label }) => label);
  return {
    items: found.map(({ met: _met, total: _total, ...row }) => toJob(row)),
    total: Math.min(first.total, jobCountCap),
    capped: first.total > jobCountCap,
    ...missingIn(
      labels,
      found.map(({ met }) => met),
    ),
  };
}

type Asked = {
  work: { words: string; titled: string };
  conditions: readonly Condition[];
  chosen: JobQuery;
  limit: number;
};

/** Jobs whose title is called so and whose texts say the rest of it. */
function isCalled({ words, titled }: Asked["work"]): Sql {
  const titles = titledTerms(titled);
  const found = titles.findIndex(({ canBeLookedUp }) => canBeLookedUp);
  if (found !== -1) return areMet([...conditionsOf(titles), ...conditionsOf(saidTerms(words))], found);
  const said = saidTerms(words).findIndex(({ canBeLookedUp }) => canBeLookedUp);
  const lookedUp = said === -1 ? null : said;
  return areMet([...conditionsOf(saidTerms(words, lookedUp)), ...conditionsOf(titles)], lookedUp);
}

function readNearest({ work, conditions, chosen, limit }: Asked): Promise<NearRow[]> {
  // A job in the place comes before all others, whatever it lacks.
  const weights = conditions.map(({ isPlace }) => (isPlace ? conditions.length : 1));
  const full = weights.reduce((sum, weight) => sum + weight, 0);
  const places = weights.filter((weight) => weight > 1);
  const almost = [...new Set(weights)].map((weight) => constant(full - weight));
  const score = conditions.map(
    (_, place) => sql`CASE WHEN met[${constant(place + 1)}] THEN ${constant(weights[place]!)} ELSE 0 END`,
  );
  const met = conditions.map(({ isMet }) => sql`coalesce(${isMet}, false)`);
  const least = constant(places.length > 0 ? conditions.length : 0);
  return rows<NearRow>(sql`
    WITH near AS MATERIALIZED (
      SELECT j.id, j.created_at, j.title, ARRAY[${join(met)}] AS met
      FROM jobs j WHERE ${matches(chosen, isCalled(work))}
      ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(jobCountCap + 1)}
    ), scored AS MATERIALIZED (
      SELECT j.id, j.created_at, j.met, ${join(score, " + ")} AS score, ${rankOf(work.words)} AS rank FROM near j
    ), best AS (
      SELECT CASE WHEN max(score) IN (${join(almost)}) THEN max(score) WHEN max(score) >= ${least} THEN ${least} ELSE 0 END
        AS least FROM scored
    ), page AS MATERIALIZED (
      SELECT s.*, (count(*) OVER ())::int AS total FROM scored s JOIN best ON s.score >= best.least
      ORDER BY s.score DESC, s.rank DESC, s.created_at DESC, s.id DESC LIMIT ${limitTo(limit)}
    )
    SELECT ${columns}, ${farFrom(chosen.place)}, page.met, page.total
    FROM ${tables} JOIN page ON page.id = j.id ${placed(chosen.place)}
    ORDER BY page.score DESC, page.rank DESC, j.created_at DESC, j.id DESC`);
}
