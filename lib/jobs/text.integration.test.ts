import { readSynonyms, synonymsOf } from "@/lib/search/index/synonyms.queries";
import { countSynonymGroups } from "@/lib/search/lexicon/synonym-groups.queries";
import { synonymsTag } from "@/lib/search/lexicon/synonyms.rules";
import { purge } from "@/lib/server/cache";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { createJob, createUser } from "@/prisma/factories";
import { daysFromNow, jobRow } from "@/prisma/factories/rows";
import { recordStatements } from "@/prisma/plans";
import type { JobQuery } from "./contract";
import { listOpenJobs } from "./search/list.queries";
import { jobSharesTag } from "./rules";

let posterId: string;
type JobData = Parameters<typeof createJob>[0];

async function makeInTurn(all: readonly JobData[]): Promise<void> {
  for (const [index, data] of all.entries())
    await createJob({ posterId, createdAt: daysFromNow(index - 20), description: "Quiet.", ...data });
}

const titles = async (search: string) => (await listOpenJobs({ search })).items.map(({ title }) => title);

async function walk(query: JobQuery): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | undefined; ;) {
    const { items, next } = await listOpenJobs({ ...query, cursor });
    seen.push(...items.map(({ id }) => id));
    if (!next) return seen;
    cursor = next;
  }
}

beforeAll(async () => {
  posterId = (await createUser()).id;
});

afterEach(() => db.job.deleteMany());

test("leaves a word that appears in a job uncorrected", async () => {
  await makeInTurn([{ title: "Zither maker" }, { title: "Zithr maker" }]);
  expect(await titles("zithr")).toEqual(["Zithr maker"]);
});

test("ranks a corrected word as if typed correctly", async () => {
  await makeInTurn([{ title: "Home zither maker" }, { title: "Senior home zither maker" }]);
  for (const search of ["home zithre maker", "home zither makerr", "home ziter maker"])
    expect([search, (await titles(search))[0]]).toEqual([search, "Home zither maker"]);
});

test("matches a named workplace as a filter and as words, with the filter first", async () => {
  await makeInTurn([
    { title: "Nurse", workplace: "remote", description: "Days." },
    { title: "Nurse", workplace: "onsite", description: "Remote work on Fridays." },
    { title: "Nurse", workplace: "onsite", description: "On our ward." },
  ]);
  const { items } = await listOpenJobs({ search: "remote nurse" });
  expect(items.map(({ workplace }) => workplace)).toEqual(["remote", "onsite"]);
  const chosen = await listOpenJobs({ search: "remote nurse", workplace: "remote" });
  expect(chosen.items).toHaveLength(1);
});

test("applies synonym groups for jobs only to job searches", async () => {
  const [group] = await rows<{ id: number }>(sql`
    INSERT INTO search_synonyms (words, kind) VALUES ('{zymurgist,brewmaster}', 'job') RETURNING id`);
  await transaction((tx) => purge([synonymsTag], tx));
  await makeInTurn([{ title: "Brewmaster" }]);
  expect(await titles("zymurgists")).toEqual(["Brewmaster"]);
  expect(synonymsOf(await readSynonyms(), "zymurgist")).toEqual([]);
  expect(await countSynonymGroups([group!.id])).toEqual([{ id: group!.id, words: 1, finds: 0 }]);
});

test("finds the same jobs in the same order by scanning and by looking up words", async () => {
  const data = Array.from({ length: 400 }, (_, index) => ({
    ...jobRow({ posterId, createdAt: new Date(daysFromNow(-2).getTime() - index * 1000) }),
    title: index % 7 === 0 ? "Weekly zither player" : "Weekly porter",
    description: index % 3 === 0 ? "Zither and night shift." : "Every week.",
  }));
  await db.job.createMany({ data });
  const searches = ["weekly", "weekly zither", "night shift weekly", "porter nights"];
  const read = () => Promise.all(searches.map((search) => walk({ search, limit: 50 })));
  const lookedUp = await read();
  await rows(sql`ANALYZE job_documents`);
  await transaction((tx) => purge([jobSharesTag], tx));
  const { sent, result: walked } = await recordStatements(read);
  expect(sent.filter(({ text }) => text.includes("WHERE d.job_id = j.id) @@")).length).toBeGreaterThan(0);
  expect(walked).toEqual(lookedUp);
  expect(walked.map(({ length }) => length)).toEqual([400, 172, 134, 114]);
});

test.each([
  "x".repeat(100),
  "nurse ".repeat(16).trim(),
  "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20",
  "a",
  "?!… ()",
  "'\\' | & !(:*",
  "ممرضة ليلية",
  "👩‍⚕️ 🚑",
  "nrse electrition recepsionist acountant plumbr",
  "in a",
])("answers the hostile text '%s' with at most 12 statements", async (search) => {
  await createJob({ posterId, title: "Nurse" });
  const { sent } = await recordStatements(() => listOpenJobs({ search }));
  expect(sent.length).toBeLessThanOrEqual(12);
});
