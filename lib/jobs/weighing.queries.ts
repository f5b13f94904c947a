import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import type { JobQuery } from "./contract";
import { isOpen, type WeighedQuery } from "./filter.rows";
import { termsOf } from "./same-words.rules";
import { lookedUpOf } from "./weighing.rules";
import { conditionsOf, saidTerms, titledTerms } from "./words.rows";

/** The newest jobs, in which those that say what is searched for are counted. */
const sampleSize = 200;
/** Each job is asked for each term: of more terms than these, half of the jobs say enough. */
const manyTerms = 4;

type Sample = {
  said: number[];
  titled: number[];
  allSaid: number;
  allTitled: number;
  sampled: number;
  open: number;
};

/** The term that is looked up in texts and in titles, by its place; null where jobs are asked one after another. */
export type Weights = { said: number | null; titled: number | null };

function newest(terms: number): Sql {
  return sql`SELECT * FROM jobs j WHERE ${isOpen}
    ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(terms > manyTerms ? sampleSize / 2 : sampleSize)}`;
}

const count = (condition: Sql) => sql`(count(*) FILTER (WHERE ${condition}))::int`;

/**
 * What costs less, by a sample of the newest jobs: to look up the rarest term and ask what it finds for the others, or to ask
 * one job after another until as many are found as are counted.
 */
export async function weighWords(search: string): Promise<Weights> {
  const terms = { said: saidTerms(search), titled: titledTerms(search) };
  const [said, titles] = [conditionsOf(terms.said), conditionsOf(terms.titled)];
  const [sample] = await rows<Sample>(sql`
    SELECT ARRAY[${join(said.map(count))}] AS said, ${count(allOf(said))} AS "allSaid",
      ARRAY[${join(titles.map(count))}] AS titled, ${count(allOf(titles))} AS "allTitled", count(*)::int AS sampled,
      (SELECT reltuples::float8 FROM pg_class WHERE oid = 'jobs_newest'::regclass) AS open
    FROM (${newest(said.length)}) j`);
  const foundBy = (kind: "said" | "titled") =>
    sample![kind].map((found, place) => (terms[kind][place]!.canBeLookedUp ? found : Infinity));
  const { allSaid, allTitled, sampled, open } = sample!;
  return {
    said: lookedUpOf(foundBy("said"), { all: allSaid, sampled, open }),
    titled: lookedUpOf(foundBy("titled"), { all: allTitled, sampled, open }),
  };
}

/** Which of the newest jobs say each term, and how many jobs are open. */
export type TermSample = { said: ReadonlyMap<string, readonly boolean[]>; open: number };

const saidIn = (search: string) => termsOf(search).map(([typed]) => typed);

/** Read once for several searches that have some of these terms. */
export async function sampleTerms(search: string): Promise<TermSample> {
  const conditions = conditionsOf(saidTerms(search));
  const found = await rows<{ said: boolean[]; open: number }>(sql`
    SELECT ARRAY[${join(conditions)}] AS said,
      (SELECT reltuples::float8 FROM pg_class WHERE oid = 'jobs_newest'::regclass) AS open
    FROM (${newest(conditions.length)}) j`);
  const said = saidIn(search).map((term, place) => [term, found.map((row) => row.said[place]!)] as const);
  return { said: new Map(said), open: found[0]?.open ?? 0 };
}

/** The term that is looked up in texts, by a sample that has them all; undefined where it has not. */
function weighBy({ said, open }: TermSample, search: string): number | null | undefined {
  const samples = saidIn(search).map((term) => said.get(term));
  if (!samples.every((one) => one !== undefined)) return undefined;
  const sampled = samples[0]?.length ?? 0;
  const terms = saidTerms(search);
  const found = samples.map((one, place) =>
    terms[place]!.canBeLookedUp ? one.filter(Boolean).length : Infinity,
  );
  const all = samples[0]?.filter((_, row) => samples.every((one) => one[row])).length ?? 0;
  return lookedUpOf(found, { all, sampled, open });
}

/** A filter that knows which of its words is looked up. */
export async function weigh(filter: JobQuery, sample?: TermSample): Promise<WeighedQuery> {
  const { search } = filter;
  if (!search) return filter;
  const known = sample && weighBy(sample, search);
  return { ...filter, lookedUp: known === undefined ? (await weighWords(search)).said : known };
}
