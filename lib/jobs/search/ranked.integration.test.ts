import { GET as list } from "@/app/api/jobs/route";
import { db } from "@/lib/server/db";
import { readPageOrFirst } from "@/lib/shared/page";
import { createJob, createUser } from "@/prisma/factories";
import { daysFromNow, jobRow } from "@/prisma/factories/rows";
import type { JobDto, JobQuery } from "@/lib/jobs/contract";
import { listOpenJobs } from "./list.queries";

let posterId: string;
type JobData = Parameters<typeof createJob>[0];

async function make(data: JobData): Promise<string> {
  return (await createJob({ posterId, ...data })).id;
}

async function get(query: Record<string, string>): Promise<{ response: Response; titles: string[] }> {
  const response = await list(new Request(`http://localhost:3000/api/jobs?${new URLSearchParams(query)}`));
  const jobs = (await response.clone().json()) as JobDto[];
  return { response, titles: response.ok ? jobs.map(({ title }) => title) : [] };
}

const titles = async (search: string, more = {}) => (await get({ search, ...more })).titles;

async function walk(query: JobQuery, between: (page: number) => Promise<unknown> = async () => null) {
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 100; page += 1) {
    const { items, next } = await listOpenJobs({ ...query, cursor });
    seen.push(...items.map(({ id }) => id));
    if (!next) return seen;
    cursor = next;
    await between(page);
  }
  throw new Error("There is always another page");
}

beforeAll(async () => {
  posterId = (await createUser()).id;
});

afterEach(() => db.job.deleteMany());

async function makeInTurn(all: readonly JobData[]): Promise<string[]> {
  const made: string[] = [];
  for (const [index, data] of all.entries())
    made.push(await make({ createdAt: daysFromNow(index - 20), description: "Quiet.", ...data }));
  return made;
}

describe("a search of jobs by words", () => {
  test("ranks a job with the word as its title before newer jobs that mention it", async () => {
    await makeInTurn([
      { title: "Nurse" },
      { title: "Cook", company: "Nurse & Sons" },
      { title: "Driver", description: "You drive the nurse." },
    ]);
    expect(await titles("nurse")).toEqual(["Nurse", "Driver", "Cook"]);
    expect(await titles("nurses")).toEqual(["Nurse", "Driver", "Cook"]);
  });

  test("finds a title with the kind of worker whose text has the other word last", async () => {
    await makeInTurn([
      { title: "Business Analyst", description: "You clean our data." },
      { title: "Data Analyst" },
      { title: "Driver", description: "You drive the analyst and carry data." },
      { title: "Market Analyst" },
    ]);
    expect(await titles("data analyst")).toEqual(["Data Analyst", "Business Analyst"]);
  });

  test("ranks the company that 'jobs at' names first, and only where it was asked", async () => {
    await makeInTurn([
      { title: "Clerk", company: "Dish", location: "Austin, TX", state: "TX" },
      { title: "Clerk", company: "Dish", location: "Boston, MA", state: "MA" },
      { title: "Cook", description: "You wash each dish." },
    ]);
    expect(await titles("jobs at dish")).toEqual(["Clerk", "Clerk", "Cook"]);
    expect(await titles("dish jobs in Boston")).toEqual(["Clerk"]);
  });

  test("ranks a job whose exact title was typed first, regardless of hours and place in the title", async () => {
    const exact = "Part-Time Nurse - Boston, MA";
    await makeInTurn([
      { title: exact },
      { title: "Nurse, part time", employmentType: "part_time", location: "Boston, MA", state: "MA" },
    ]);
    expect(await titles("part time NURSE – boston ma")).toEqual([exact, "Nurse, part time"]);
  });

  test("ranks jobs of a company whose name was typed before titles with that name", async () => {
    await makeInTurn([
      { title: "Driver", company: "Boston Nurses" },
      { title: "Nurse", location: "Boston, MA", state: "MA" },
      { title: "Boston nurse" },
    ]);
    expect((await titles("Boston nurses"))[0]).toBe("Driver");
  });

  test("counts exact title and company matches with the others, and shows each on one page", async () => {
    await makeInTurn([
      { title: "Remote nurse", workplace: "onsite" },
      { title: "Nurse", workplace: "remote" },
      { title: "Cook", company: "Remote Nurse", description: "A nurse is near.", workplace: "remote" },
    ]);
    const { total, items } = await listOpenJobs({ search: "remote nurse" });
    expect([total, items.map(({ title }) => title)]).toEqual([3, ["Remote nurse", "Cook", "Nurse"]]);
    const seen = await walk({ search: "remote nurse", limit: 1 });
    expect(seen).toEqual(items.map(({ id }) => id));
  });

  test("excludes an exact title match that fails a chosen filter", async () => {
    await makeInTurn([{ title: "Remote nurse", workplace: "onsite" }]);
    expect(await titles("remote nurse", { workplace: "remote" })).toEqual([]);
  });

  test("ranks by title subject, whole phrase, all words, synonyms, and some words", async () => {
    const ranked = [
      "Office manager",
      "Manager of our second office",
      "Office manager assistant",
      "Assistant to the manager of an office",
      "Office plants gardener",
      "Baker",
    ];
    await makeInTurn(ranked.map((title) => ({ title, description: "Ask the manager in the office." })));
    expect(await titles("office manager")).toEqual(ranked);
  });

  test.each([
    ["lawyer", ["Lawyer", "Attorney", "Clerk"], "Types for a lawyer."],
    ["paint", ["Painter", "Clerk"], "Sells paint."],
    ["electrition", ["Electrician", "Clerk"], "Works beside an electrician."],
    ["chiropracter", ["Chiropractor"], ""],
    ["secretaries", ["Secretary", "Office assistant", "Clerk"], "Sits with our secretaries."],
    ["IT", ["Helper, IT", "Clerk"], "IT is all around you."],
    ["c++", ["C++ coder", "Clerk"], "C++ is a plus."],
  ])("finds for '%s' %j in this order", async (search, expected, description) => {
    await makeInTurn(expected.map((title) => ({ title, ...(title === "Clerk" ? { description } : {}) })));
    expect(await titles(search)).toEqual(expected);
  });

  test("finds whole words and their inflections, not parts of other words", async () => {
    await makeInTurn([
      { title: "Cook" },
      { title: "Cookie decorator" },
      { title: "Host", description: "You help the cook." },
    ]);
    expect(await titles("cooks")).toEqual(["Cook", "Host"]);
    expect(await titles("decorators")).toEqual(["Cookie decorator"]);
  });

  test("matches titles with the work, not with its hours", async () => {
    await makeInTurn([
      { title: "Nurse", description: "Night shift." },
      { title: "Night shift guard", description: "You wake the nurse." },
    ]);
    expect(await titles("night shift nurse")).toEqual(["Nurse", "Night shift guard"]);
  });

  test("sorts newest first among equal jobs, on request, and if filters used all words", async () => {
    await makeInTurn([
      { title: "Nurse by day", employmentType: "part_time", salaryMaxCents: 9_000_000n },
      { title: "Nurse at night", employmentType: "part_time" },
      { title: "Baker", description: "Feeds a nurse.", employmentType: "part_time" },
    ]);
    const byTime = ["Baker", "Nurse at night", "Nurse by day"];
    expect(await titles("nurse")).toEqual(["Nurse at night", "Nurse by day", "Baker"]);
    expect(await titles("nurse", { sort: "relevance" })).toEqual(["Nurse at night", "Nurse by day", "Baker"]);
    expect(await titles("nurse", { sort: "newest" })).toEqual(byTime);
    expect((await titles("nurse", { sort: "salary" }))[0]).toBe("Nurse by day");
    expect(await titles("part time")).toEqual(byTime);
    expect((await get({ sort: "relevance" })).titles).toEqual(byTime);
  });

  test("returns the distances from a place, and ranks by relevance when sorted by distance without one", async () => {
    await makeInTurn([
      { title: "Nurse", location: "Round Rock, TX" },
      { title: "Baker", description: "Feeds a nurse." },
    ]);
    const { items } = await listOpenJobs({ search: "nurse", place: "austin-tx", within: 50 });
    expect(items.map(({ title, distance }) => [title, Math.round(distance ?? -1)])).toEqual([
      ["Nurse", 15],
      ["Baker", 0],
    ]);
    expect(await titles("nurse", { sort: "distance" })).toEqual(["Nurse", "Baker"]);
  });
});

describe("a search for words that few jobs contain", () => {
  const others = Array.from({ length: 12 }, (_, index) => ({
    title: "Baker",
    description: `Batch ${index}.`,
  }));

  test.each([
    ["zither", ["Zither maker", "Host"], "Plays the zither."],
    ["QA", ["QA lead", "Tester", "Host"], "Works with QA."],
    ["night zither", ["Zither maker", "Host"], "Plays the zither."],
    ["zithr", ["Zither maker"], ""],
    ["maker of zithe", ["Zither maker"], ""],
  ])("finds for '%s' %j among many", async (search, expected, description) => {
    const found = expected.map((title) => ({
      title,
      description: `At night. ${title === "Host" ? description : ""}`,
    }));
    await makeInTurn([...found, ...others]);
    expect(await titles(search)).toEqual(expected);
    expect((await titles(search, { sort: "newest" })).sort()).toEqual([...expected].sort());
    expect(await titles(search, { state: "AK" })).toEqual([]);
  });
});

describe("pages of ranked jobs", () => {
  const mixed = Array.from({ length: 9 }, (_, index) =>
    index % 3 === 0 ? { title: "Nurse" } : { title: `Baker ${index}`, description: "Feeds a nurse." },
  );

  test("continues without losing or repeating a job, even with equal times", async () => {
    const createdAt = daysFromNow(-3);
    await makeInTurn(mixed.map((data) => ({ ...data, createdAt })));
    const whole = await listOpenJobs({ search: "nurse" });
    expect(whole.items.slice(0, 3).map(({ title }) => title)).toEqual(["Nurse", "Nurse", "Nurse"]);
    for (const limit of [1, 2, 3, 4])
      expect(await walk({ search: "nurse", limit })).toEqual(whole.items.map(({ id }) => id));
  });

  test("shows the remaining jobs when jobs open and close between pages", async () => {
    const made = await makeInTurn(mixed);
    const before = (await listOpenJobs({ search: "nurse" })).items.map(({ id }) => id);
    const oldest = made[1]!;
    const seen = await walk({ search: "nurse", limit: 2 }, async (page) => {
      if (page === 0) await make({ title: "Nurse" });
      if (page === 1) await db.job.update({ where: { id: oldest }, data: { status: "closed" } });
    });
    expect(seen).toEqual(before.filter((id) => id !== oldest));
  });

  test("continues in windows beyond the counted matches", async () => {
    const data = Array.from({ length: 1300 }, (_, index) => ({
      ...jobRow({ posterId, createdAt: new Date(daysFromNow(-2).getTime() - Math.floor(index / 2) * 1000) }),
      ...(index % 100 === 50 ? { title: "Nurse" } : { title: "Baker", description: "Feeds a nurse." }),
    }));
    await db.job.createMany({ data });
    const first = await listOpenJobs({ search: "nurse", limit: 50 });
    expect([first.total, first.capped]).toEqual([1000, true]);
    expect(first.items.map(({ title }) => title)).toEqual([
      ...Array.from({ length: 13 }, () => "Nurse"),
      ...Array.from({ length: 37 }, () => "Baker"),
    ]);
    const closed = first.items[0]!.id;
    const seen = await walk({ search: "nurse", limit: 50 }, async (page) => {
      if (page === 0) await db.job.update({ where: { id: closed }, data: { status: "paused" } });
      if (page === 3) await db.job.update({ where: { id: closed }, data: { status: "open" } });
    });
    expect([seen.length, new Set(seen).size]).toEqual([1300, 1300]);
    const last = await walk({ search: "nurse", limit: 50 });
    expect(last.slice(0, 50)).toEqual(first.items.map(({ id }) => id));
    const named = await db.job.findMany({ where: { title: "Nurse" }, select: { id: true } });
    const places = named.map(({ id }) => last.indexOf(id)).sort((a, b) => a - b);
    // Three are older than a thousand jobs that only mention it.
    expect(places).toEqual(Array.from({ length: 13 }, (_, index) => index));
  });

  test("continues in windows of titles before mentions beyond the counted titles", async () => {
    const createdAt = (minutes: number) => new Date(daysFromNow(-2).getTime() - minutes * 60_000);
    const data = Array.from({ length: 1200 }, (_, index) => ({
      ...jobRow({ posterId, createdAt: createdAt(index), title: "Nurse", description: "Quiet." }),
    }));
    const mention = jobRow({
      posterId,
      createdAt: createdAt(-1),
      title: "Baker",
      description: "Feeds a nurse.",
    });
    await db.job.createMany({ data: [mention, ...data] });
    const first = await listOpenJobs({ search: "nurse", limit: 50 });
    expect([first.total, first.capped]).toEqual([1000, true]);
    const seen = await walk({ search: "nurse", limit: 50 });
    const byAge = await db.job.findMany({ where: { title: "Nurse" }, orderBy: { createdAt: "desc" } });
    const [baker] = await db.job.findMany({ where: { title: "Baker" } });
    expect(seen).toEqual([...byAge.map(({ id }) => id), baker!.id]);
  });

  test("refuses the cursor of another order, and restarts from the first page", async () => {
    await makeInTurn(mixed);
    const front = await listOpenJobs({ search: "nurse", limit: 2 });
    const { next } = await listOpenJobs({ search: "nurse", sort: "newest", limit: 2 });
    const read = (cursor: string | undefined) => listOpenJobs({ search: "nurse", limit: 2, cursor });
    expect(await readPageOrFirst(next!, read)).toEqual({ page: front, cursor: "" });
    const { response } = await get({ search: "nurse", cursor: next! });
    expect([response.status, Object.keys((await response.json()).fields)]).toEqual([400, ["cursor"]]);
    const { response: other } = await get({ search: "nurse", sort: "newest", cursor: front.next! });
    expect(other.status).toBe(400);
    const { response: wordless } = await get({ cursor: front.next! });
    expect(wordless.status).toBe(400);
  });
});
