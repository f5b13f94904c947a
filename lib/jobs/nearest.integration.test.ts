import { GET as list } from "@/app/api/jobs/route";
import { createJob, createUser } from "@/prisma/factories";
import { recordStatements } from "@/prisma/plans";
import type { JobDto, JobQuery } from "./contract";
import { listNearestJobs } from "./nearest.queries";
import { understandJobs } from "./understanding.queries";

let make: (data: Partial<Parameters<typeof createJob>[0]>) => Promise<string>;

beforeAll(async () => {
  const { id: posterId } = await createUser();
  make = async (data) =>
    (
      await createJob({
        ...{ posterId, salaryMinCents: null, salaryMaxCents: null, employmentType: "full_time" },
        ...{ workplace: "onsite", company: "Aerie", category: "Hospitality" },
        ...{ description: "You work with us.", location: "Austin, TX", state: "TX" },
        ...data,
      })
    ).id;
});

async function nearest(search: string) {
  return listNearestJobs({ search }, await understandJobs({ search }));
}

async function ask(query: JobQuery) {
  const params = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const { headers, ...response } = await list(new Request(`http://localhost:3000/api/jobs?${params}`)).then(
    async (reply) => ({ headers: reply.headers, jobs: (await reply.json()) as JobDto[] }),
  );
  const heads = ["x-search-partial", "x-total-count", "link"].map((name) => headers.get(name));
  return { heads, ids: response.jobs.map(({ id }) => id) };
}

test("where no job has all, those that lack one thing are shown; where each lacks more, all with the most first", async () => {
  const night = await make({
    title: "Falconer",
    description: "Night shift.",
    createdAt: new Date("2026-01-01"),
  });
  const plain = await make({ title: "Falconer", createdAt: new Date("2026-01-02") });
  await make({ title: "Keeper", description: "For a falconer on the night shift, part-time." });
  expect(await ask({ search: "falconer night shift part time" })).toEqual({
    heads: ["most", "1", null],
    ids: [night],
  });
  expect(await nearest("falconer night shift part time")).toMatchObject({
    missing: ["Part-time"],
    isSame: true,
  });
  const search = "falconer night shift part time own car";
  expect((await ask({ search })).ids).toEqual([night, plain]);
  expect(await nearest(search)).toMatchObject({
    missing: ["Part-time", "“night shift”", "“own car”"],
    isSame: false,
    total: 2,
  });
  expect((await ask({ search, limit: 1 })).heads).toEqual(["most", "2", null]);
});

test("a word for the work is never left out", async () => {
  await make({ title: "Glassblower", description: "We train you." });
  for (const search of ["neurosurgeon remote", "zither glassblower remote", "glassblower falconer remote"])
    expect([search, await ask({ search })]).toEqual([search, { heads: [null, "0", null], ids: [] }]);
  expect((await ask({ search: "glassblower remote" })).ids).toHaveLength(1);
});

test("what was chosen beside the text is never left out, and a place only where nothing is there", async () => {
  const texas = await make({ title: "Puppeteer" });
  const boston = await make({ title: "Puppeteer", location: "Boston, MA", state: "MA", workplace: "remote" });
  expect((await ask({ search: "puppeteer remote nights" })).ids).toEqual([boston]);
  expect((await ask({ search: "puppeteer remote nights", state: "TX" })).ids).toEqual([texas]);
  expect((await ask({ search: "puppeteer nights", workplace: "hybrid" })).ids).toEqual([]);
  expect((await ask({ search: "puppeteer remote nights own car in Texas" })).ids).toEqual([texas]);
  expect((await ask({ search: "puppeteer in Ohio" })).ids).toEqual([boston, texas]);
});

test("what has all is shown alone, and words as they stand come close to nothing", async () => {
  const remote = await make({ title: "Luthier", workplace: "remote" });
  await make({ title: "Luthier" });
  expect(await ask({ search: "luthier remote" })).toEqual({ heads: [null, "1", null], ids: [remote] });
  expect((await ask({ search: "luthier nights", literal: "1" })).ids).toEqual([]);
});

test("it costs one statement for titles and one for the jobs", async () => {
  await make({ title: "Cooper" });
  for (const [search, statements] of [
    ["cooper own car", 2],
    ["nurse night shift", 1],
  ] as const) {
    const reading = await understandJobs({ search });
    const { sent } = await recordStatements(() => listNearestJobs({ search }, reading));
    expect([search, sent.length]).toEqual([search, statements]);
  }
});
