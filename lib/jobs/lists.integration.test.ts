import { GET as list } from "@/app/api/jobs/route";
import { db } from "@/lib/server/db";
import { createJob, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { recordStatements } from "@/prisma/plans";
import { readCompany } from "./catalog/company.queries";
import type { JobQuery, JobDto } from "./contract";
import { listNearestJobs } from "./search/nearest.queries";
import { listJobPins } from "./search/pins.queries";
import { listOpenJobs, readJob } from "./search/list.queries";
import { understandJobs } from "./search/understanding.queries";

describe("job list count", () => {
  afterAll(() => db.job.deleteMany());

  test.each([
    { sort: "newest" },
    { sort: "salary" },
    { sort: "deadline" },
    { sort: "distance", place: "austin-tx", within: 25 },
  ] as const)("repeats the count of the first page on pages of %j without counting again", async (query) => {
    const { id: posterId } = await createUser();
    const make = (days: number) =>
      createJob({ posterId, location: "Austin, TX", state: "TX", createdAt: daysFromNow(days) });
    for (const days of [-3, -2, -1]) await make(days);
    const first = await listOpenJobs({ ...query, limit: 2 });
    await make(-9);
    const { sent, result } = await recordStatements(() =>
      listOpenJobs({ ...query, limit: 2, cursor: first.next! }),
    );
    expect(result).toMatchObject({ total: first.total, capped: false });
    expect(sent).toHaveLength(1);
    expect((await listOpenJobs(query)).total).toBe(first.total + 1);
  });
});

describe("job pins", () => {
  afterAll(() => db.job.deleteMany());

  beforeAll(async () => {
    const { id: posterId } = await createUser();
    const make = (location: string, more: Parameters<typeof createJob>[0] = {}) =>
      createJob({ posterId, title: "Nurse", location, state: location.slice(-2), ...more });
    await make("Austin, TX", { employmentType: "part_time", salaryMinCents: 70_000_00 });
    await make("Austin, TX", { category: "Healthcare", subcategory: "healthcare/nursing" });
    await make("Austin, TX", { title: "Welder", createdAt: daysFromNow(-10) });
    await make("Dallas, TX", { category: "Healthcare", subcategory: "" });
    await make("Denver, CO", { workplace: "hybrid" });
    await make("Denver, CO", { status: "paused" });
    await make("Denver, CO", { hiddenAt: new Date(), hiddenReason: "Not a job" });
    await make("Denver, CO", { deadline: daysFromNow(-1) });
    await make("", { workplace: "remote", location: "", state: null });
  });

  const shown = async (query: JobQuery, capped = false) =>
    (await listJobPins(query, { capped })).pins.map(({ id, count }) => `${id} ${count}`);

  test("shows the places of open jobs with their counts, largest first", async () => {
    const all = await shown({});
    expect([all[0], [...all].sort()]).toEqual(["austin-tx 3", ["austin-tx 3", "dallas-tx 1", "denver-co 1"]]);
    expect((await listJobPins({ state: "CO" }, { capped: false })).pins).toEqual([
      { id: "denver-co", name: "Denver, CO", x: expect.any(Number), y: expect.any(Number), count: 1 },
    ]);
  });

  test.each<[JobQuery, string[]]>([
    [{ category: "Healthcare" }, ["austin-tx 1", "dallas-tx 1"]],
    [{ category: "Healthcare", subcategory: "healthcare/nursing" }, ["austin-tx 1"]],
    [{ employmentType: "part_time" }, ["austin-tx 1"]],
    [{ workplace: "hybrid" }, ["denver-co 1"]],
    [{ workplace: "remote" }, []],
    [{ state: "TX", postedWithin: 3 }, ["austin-tx 2", "dallas-tx 1"]],
    [{ minSalary: 60_000 }, ["austin-tx 1"]],
    [{ place: "austin-tx", within: 25 }, ["austin-tx 3"]],
    [{ search: "welder" }, ["austin-tx 1"]],
    [{ search: "part time nurse over 60k" }, ["austin-tx 1"]],
    [{ search: "zeppelin" }, []],
  ])("pins follow the filters %j", async (query, expected) => {
    expect((await shown(query)).sort()).toEqual(expected);
    expect((await shown(query, true)).sort()).toEqual(expected);
  });

  test("counts with jobs without a place as many as the total of the list", async () => {
    for (const query of [{}, { search: "nurse" }, { state: "TX" }] satisfies JobQuery[]) {
      const { total, items } = await listOpenJobs(query);
      const { pins } = await listJobPins(query, { capped: false });
      const placed = pins.reduce((sum, { count }) => sum + count, 0);
      expect(placed + items.filter(({ location }) => !location).length).toBe(total);
    }
  });
});

describe("jobs around a place", () => {
  afterAll(() => db.job.deleteMany());

  async function walk(query: JobQuery): Promise<string[]> {
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await listOpenJobs({ limit: 2, ...query, cursor });
      seen.push(...page.items.map(({ title }) => title));
      if (!page.next) return seen;
      cursor = page.next;
    }
  }

  beforeAll(async () => {
    const { id: posterId } = await createUser();
    const make = (title: string, location: string, days: number) =>
      createJob({ posterId, title, location, state: location.slice(-2), createdAt: daysFromNow(days) });
    await make("Austin", "Austin, TX", -3);
    await make("Austin before", "Austin, TX", -5);
    await make("Round Rock", "Round Rock, TX", -1);
    await make("San Antonio", "San Antonio, TX", -3);
    await make("Boston", "Boston, MA", -3);
    await make("Anywhere", "Anywhere, TX", -4);
  });

  test("includes the distance of jobs, and pages by distance", async () => {
    const { items, total } = await listOpenJobs({ place: "austin-tx", within: 25 });
    expect(items.map(({ title, distance }) => [title, distance && Math.round(distance)])).toEqual([
      ["Round Rock", 15],
      ["Austin", 0],
      ["Austin before", 0],
    ]);
    expect(total).toBe(3);
    expect(await walk({ place: "Austin, TX", within: 0, sort: "salary" })).toHaveLength(2);
    const nearest = ["Austin", "Austin before", "Round Rock", "San Antonio"];
    for (const limit of [1, 2, 3])
      expect(await walk({ place: "78701", within: 100, sort: "distance", limit })).toEqual(nearest);
  });

  test("includes jobs in the cities of a state, and none of an unknown place", async () => {
    expect(await walk({ place: "ma", within: 25 })).toEqual(["Boston"]);
    expect(await walk({ place: "Nowhere at all", within: 25 })).toEqual([]);
  });

  test("sorts jobs without a radius newest first, regardless of distance", async () => {
    const all = ["Round Rock", "San Antonio", "Boston", "Austin", "Anywhere", "Austin before"];
    expect(new Set(await walk({ place: "austin-tx", sort: "distance" }))).toEqual(new Set(all));
  });

  test("lists only jobs from the last days with a filter by posting date", async () => {
    expect(await walk({ postedWithin: 2 })).toEqual(["Round Rock"]);
    expect(await walk({ postedWithin: 7, place: "austin-tx", within: 0 })).toEqual([
      "Austin",
      "Austin before",
    ]);
  });
});

describe("a company", () => {
  let posterId: string;

  beforeAll(async () => {
    posterId = (await createUser()).id;
  });

  afterEach(() => db.job.deleteMany());

  async function job(data: Parameters<typeof createJob>[0]): Promise<string> {
    return (await createJob({ posterId, ...data })).id;
  }

  const keyOf = async (id: string) => (await readJob(id)).companyKey;

  const get = (query: string) => list(new Request(`http://localhost:3000/api/jobs${query}`));

  async function ids(key: string): Promise<string[]> {
    return ((await (await get(`?company=${key}`)).json()) as JobDto[]).map(({ id }) => id);
  }

  test("groups jobs of one poster under one name, and shows the newest public description", async () => {
    const old = await job({ companyAbout: "We were three.", createdAt: daysFromNow(-3) });
    const latest = await job({ company: "CORNER KITCHEN", companyAbout: "We are ten." });
    await job({ companyAbout: "Not yet.", status: "draft" });
    await job({ companyAbout: "Not any more.", hiddenAt: new Date() });
    const other = await job({ posterId: (await createUser()).id });
    const key = await keyOf(old);
    expect(await keyOf(latest)).toBe(key);
    expect(await keyOf(other)).not.toBe(key);
    expect(await readCompany(key)).toEqual({
      key,
      name: "CORNER KITCHEN",
      about: "We are ten.",
      logoUrl: null,
    });
    expect(await ids(key)).toEqual([latest, old]);
    expect((await get("?company=nobody")).status).toBe(400);
  });

  test("shows a company of ended jobs, and returns null without public jobs", async () => {
    const id = await job({ status: "filled" });
    const key = await keyOf(id);
    expect(await readCompany(key)).toMatchObject({ name: "Corner Kitchen" });
    expect(await ids(key)).toEqual([]);
    await db.job.update({ where: { id }, data: { status: "paused" } });
    expect(await readCompany(key)).toBeNull();
  });
});

describe("nearest jobs", () => {
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

  test("omits one term, or else keeps the most terms", async () => {
    const night = await make({
      title: "Falconer",
      description: "Night shift.",
      createdAt: new Date("2026-01-01"),
    });
    const plain = await make({ title: "Falconer", createdAt: new Date("2026-01-02") });
    await make({ title: "Keeper", description: "For a falconer on the night shift." });
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

  test("keeps the word for the work", async () => {
    await make({ title: "Glassblower", description: "We train you." });
    for (const search of ["neurosurgeon remote", "zither glassblower remote", "glassblower falconer remote"])
      expect([search, await ask({ search })]).toEqual([search, { heads: [null, "0", null], ids: [] }]);
    expect((await ask({ search: "glassblower remote" })).ids).toHaveLength(1);
  });

  test("keeps every chosen filter, and drops a place only if it has no jobs", async () => {
    const texas = await make({ title: "Puppeteer" });
    const boston = await make({
      title: "Puppeteer",
      location: "Boston, MA",
      state: "MA",
      workplace: "remote",
    });
    expect((await ask({ search: "puppeteer remote nights" })).ids).toEqual([boston]);
    expect((await ask({ search: "puppeteer remote nights", state: "TX" })).ids).toEqual([texas]);
    expect((await ask({ search: "puppeteer nights", workplace: "hybrid" })).ids).toEqual([]);
    expect((await ask({ search: "puppeteer remote nights own car in Texas" })).ids).toEqual([texas]);
    expect((await ask({ search: "puppeteer in Ohio" })).ids).toEqual([boston, texas]);
  });

  test("offers no jobs nearby after exact matches or a literal search", async () => {
    const remote = await make({ title: "Luthier", workplace: "remote" });
    await make({ title: "Luthier" });
    expect(await ask({ search: "luthier remote" })).toEqual({ heads: [null, "1", null], ids: [remote] });
    expect((await ask({ search: "luthier nights", literal: "1" })).ids).toEqual([]);
  });

  test("takes one statement for titles and one for the jobs", async () => {
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
});
