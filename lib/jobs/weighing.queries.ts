import "server-only";
import { join, rows, sql } from "@/lib/server/db";
import { allOf, constant, type Sql } from "@/lib/server/sql";
import type { JobQuery } from "./contract";
import { isOpen, type WeighedQuery } from "./filter.rows";
import { jobCountCap } from "./rules";
import { conditionsOf, saidTerms, titledTerms } from "./words.rows";

/** The newest jobs, in which those that say what is searched for are counted. */
const sampleSize = 200;

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
    FROM (SELECT * FROM jobs j WHERE ${isOpen} ORDER BY j.created_at DESC, j.id DESC LIMIT ${constant(sampleSize)}) j`);
  const foundBy = (kind: "said" | "titled") =>
    sample![kind].map((found, place) => (terms[kind][place]!.canBeLookedUp ? found : Infinity));
  return {
    said: lookedUpOf(foundBy("said"), sample!.allSaid, sample!),
    titled: lookedUpOf(foundBy("titled"), sample!.allTitled, sample!),
  };
}

function lookedUpOf(found: readonly number[], all: number, { sampled, open }: Sample): number | null {
  const rarest = Math.min(...found);
  // Jobs of the sample that would be looked at for each one that an index finds.
  const walked = Math.min(open, ((jobCountCap + 1) * sampled) / all);
  return rarest * open <= walked * sampled ? found.indexOf(rarest) : null;
}

/** A filter that knows which of its words is looked up. */
export async function weigh(filter: JobQuery): Promise<WeighedQuery> {
  return filter.search ? { ...filter, lookedUp: (await weighWords(filter.search)).said } : filter;
}
