import { GET as list } from "@/app/api/jobs/route";
import { readSitemap } from "@/lib/seo/queries";
import { db } from "@/lib/server/db";
import { createJob, createUser } from "@/prisma/factories";
import { recordStatements } from "@/prisma/plans";
import { createOpenJob, createPoster } from "@/prisma/test/hiring";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { jobChips } from "@/lib/jobs/catalog/address.rules";
import type { JobDto, JobQuery } from "@/lib/jobs/contract";
import { listJobParts } from "./list.queries";
import { relaxJobs } from "./relaxing.queries";
import { jobCategories } from "@/lib/jobs/rules";
import { understandJobs } from "./understanding.queries";

describe("understanding job searches", () => {
  type JobData = Parameters<typeof createJob>[0];

  let make: (data: JobData) => Promise<string>;

  beforeAll(async () => {
    const { id: posterId } = await createUser();
    make = async (data) =>
      (await createJob({ posterId, salaryMinCents: null, salaryMaxCents: null, ...data })).id;
    await make({ title: "Florist", location: "Austin, TX", state: "TX" });
    await make({ title: "Florist", location: "San Antonio, TX", state: "TX" });
  });

  const austin = { place: "austin-tx", within: 25 } as const;

  const sanAntonio = { place: "san-antonio-tx", within: 25 } as const;

  test.each<[string, JobQuery]>([
    ["part time job remote", { employmentType: "part_time", workplace: "remote" }],
    ["part-time nurse in texas", { search: "nurse", employmentType: "part_time", state: "TX" }],
    ["driver $25 an hour", { search: "driver", minSalary: 52_000 }],
    ["engineer over 120k", { search: "engineer", minSalary: 120_000 }],
    ["cook $20/hr", { search: "cook", minSalary: 41_600 }],
    ["nurse 60k-80k", { search: "nurse", minSalary: 60_000 }],
    ["over 60k", { minSalary: 60_000 }],
    ["clerk under 60k", { search: "clerk", maxSalary: 60_000 }],
    ["$25/hr", { minSalary: 52_000 }],
    ["6 figure sales jobs", { search: "sales", minSalary: 100_000 }],
    ["benefits 401k", { search: "benefits 401k" }],
    ["work from home customer service", { search: "customer service", workplace: "remote" }],
    ["fully remote developer", { search: "developer", workplace: "remote" }],
    ["remote nurse", { search: "nurse", workplace: "remote" }],
    ["remote sensing engineer", { search: "remote sensing engineer" }],
    ["jobs", {}],
    ["jobs near me", {}],
    ["night shift warehouse near me", { search: "night shift warehouse" }],
    ["designer jobs Austin, TX", { search: "designer", ...austin }],
    ["part time barista austin", { search: "barista", employmentType: "part_time", ...austin }],
    ["austin barista", { search: "barista", ...austin }],
    ["austin", austin],
    ["florist in San Antonio", { search: "florist", ...sanAntonio }],
    ["florist san antonio", { search: "florist", ...sanAntonio }],
    ["nurse near Boston", { search: "nurse", place: "boston-ma", within: 25 }],
    ["cook within 10 miles of Denver", { search: "cook", place: "denver-co", within: 10 }],
    ["nurse 78701", { search: "nurse", ...austin }],
    ["philly cook", { search: "cook", place: "philadelphia-pa", within: 25 }],
    ["jobs in NYC", { place: "new-york-ny", within: 25 }],
    ["Washington DC paralegal", { search: "paralegal", place: "washington-dc", within: 25 }],
    ["Kansas City", { place: "kansas-city-mo", within: 25 }],
    ["corner bakery", { search: "corner bakery" }],
    ["line cook", { search: "line cook" }],
    ["reading teacher", { search: "reading teacher" }],
    ["mobile developer", { search: "mobile developer" }],
    ["contract manager", { search: "contract manager" }],
    ["contract designer", { search: "designer", employmentType: "contract" }],
    ["temp to hire clerk", { search: "clerk", employmentType: "temporary" }],
    ["full time or part time cook", { search: "cook" }],
    ["40 hour week", { search: "40 hour week" }],
    ["cook 20 hourly", { search: "cook", minSalary: 41_600 }],
    ["social work", { search: "social work" }],
    ["work in Ohio", { state: "OH" }],
    ["windows 11 support over 60k", { search: "windows 11 support", minSalary: 60_000 }],
    ["IT support", { search: "IT support" }],
  ])("reads '%s' as %j", async (search, filter) => {
    const reading = await understandJobs({ search });
    expect(Object.assign({}, reading.filter, ...reading.named.map((one) => one.filter))).toEqual(filter);
  });

  test("requires pay and places, and ranks by hours, workplace, and state", async () => {
    const reading = await understandJobs({ search: "part time remote barista in austin over 60k" });
    expect(reading.filter).toEqual({ search: "barista", minSalary: 60_000, ...austin });
    expect((await understandJobs({ search: "nurse in texas" })).filter).toEqual({ search: "nurse" });
  });

  test("respects chosen filters, and adds no filter for 'exactly these words'", async () => {
    const search = "part time nurse in austin";
    const chosen = { employmentType: "full_time", place: "boston-ma", within: 0 } as const;
    expect(await understandJobs({ search, ...chosen })).toMatchObject({
      filter: { ...chosen, search: "nurse" },
      filters: [],
    });
    expect((await understandJobs({ search, literal: "1" })).filter).toEqual({ search, literal: "1" });
  });

  test("removes each understood filter, and the words, by its chip", async () => {
    expect(await understandJobs({ search: "part time barista austin over 60k" })).toMatchObject({
      filters: [
        { label: "Part-time", without: "barista austin over 60k" },
        { label: "$60,000 or more", without: "part time barista austin" },
        { label: "Within 25 miles of Austin, TX", without: "part time barista over 60k" },
      ],
      words: "barista",
      filterText: "part time over 60k austin",
    });
    expect(await understandJobs({ search: "warehouse near me" })).toMatchObject({
      isNearMe: true,
      withoutNearMe: "warehouse",
    });
  });

  async function find(search: string, more = {}): Promise<string[]> {
    const query = new URLSearchParams({ search, ...more });
    const response = await list(new Request(`http://localhost:3000/api/jobs?${query}`));
    return ((await response.json()) as JobDto[]).map(({ id }) => id);
  }

  test("reads hours, workplace, pay, and place from a text in GET /api/jobs", async () => {
    const nurse = await make({
      title: "Nurse",
      employmentType: "part_time",
      workplace: "remote",
      location: "Houston, TX",
      state: "TX",
      salaryMaxCents: 40_00n,
      salaryUnit: "hour",
    });
    const other = await make({ title: "Nurse", workplace: "onsite", location: "Dayton, OH", state: "OH" });
    for (const search of [
      "part time nurses",
      "remote nurse job",
      "nurse in texas",
      "nurse $35 an hour",
      "RN houston",
    ])
      expect([search, await find(search)]).toEqual([search, [nurse]]);
    expect(await find("part time nurse", { employmentType: "full_time" })).toEqual([other]);
  });

  test("matches synonyms for work and hours, and short words only as whole words", async () => {
    const night = await make({
      title: "Picker",
      description: "Overnight in our fulfillment center. CDL a plus.",
    });
    const day = await make({ title: "Learning coach", description: "Mornings. It is fun." });
    const help = await make({ title: "Help desk technician", description: "Entry-level: we train you." });
    for (const search of ["night shift warehouse", "warehouse nights", "CDL", "graveyard shift"])
      expect([search, await find(search)]).toEqual([search, [night]]);
    for (const search of ["IT", "it support", "no experience", "entry level"])
      expect([search, await find(search)]).toEqual([search, [help]]);
    expect(await find("RN coach")).toEqual([]);
    expect(await find("tutor coach")).toEqual([]);
    expect(await find("first shift coach")).toEqual([day]);
  });

  test("counts jobs without each filter if no job matches all", async () => {
    const search = "part time florist austin";
    const reading = await understandJobs({ search });
    const chips = jobChips({ search }, reading, {});
    expect(await relaxJobs({ address: { search }, reading, chips }, undefined)).toEqual([
      { label: "Part-time", query: "search=florist+austin", total: 1, capped: false },
    ]);
    const alone = { address: { search }, reading, chips: chips.slice(0, 1) };
    expect(await relaxJobs(alone, undefined)).toEqual([]);
  });

  test("offers words to leave out of a search whose words no job combines", async () => {
    const relaxed = async (search: string, more: { state?: string } = {}) => {
      const address = { ...more, search };
      const reading = await understandJobs(address);
      return relaxJobs({ address, reading, chips: jobChips(address, reading, {}) }, undefined);
    };
    const without = { label: "“zither”", total: 2, capped: false };
    expect(await relaxed("florist zither")).toEqual([{ ...without, query: "search=florist" }]);
    expect(await relaxed("zither-florist")).toEqual([{ ...without, query: "search=florist" }]);
    expect(await relaxed("florist zither", { state: "TX" })).toContainEqual({
      ...without,
      query: "search=florist&state=TX",
    });
    expect(await relaxed("florist zither austin")).toContainEqual({
      ...without,
      total: 1,
      query: "search=florist+austin",
    });
    expect(await relaxed("zither")).toEqual([]);
    expect(await relaxed("zither xylophone")).toEqual([]);
  });

  test("limits the number of statements that relax a search of many words", async () => {
    const search = "zither xylophone oboe florist harmonium";
    const { sent, result: reading } = await recordStatements(() => understandJobs({ search }));
    // Synonym groups, shares, unknown words, and phrases.
    expect(sent.length).toBeLessThanOrEqual(6);
    const relaxed = await recordStatements(() =>
      relaxJobs({ address: { search }, reading, chips: [] }, undefined),
    );
    // For each of five dropped words: places, unknown words, phrases, and a count.
    expect(relaxed.sent.length).toBeLessThanOrEqual(25);
  });

  test("drops no single word of a search with more than eight", async () => {
    const search = "zither xylophone oboe harmonium celesta sitar theremin ocarina florist";
    const reading = await understandJobs({ search });
    const relaxed = await recordStatements(() =>
      relaxJobs({ address: { search }, reading, chips: [] }, undefined),
    );
    expect(relaxed).toMatchObject({ sent: [], result: [] });
  });
});

describe("subcategories", () => {
  let posterId: string;

  async function job(data: Parameters<typeof createJob>[0] = {}): Promise<string> {
    return (await createJob({ posterId, ...data })).id;
  }

  async function ids(query: string): Promise<string[]> {
    const response = await list(new Request(`http://localhost:3000/api/jobs${query}`));
    return ((await response.json()) as { id: string }[]).map(({ id }) => id);
  }

  beforeAll(async () => {
    posterId = (await createUser()).id;
  });

  afterEach(() => db.job.deleteMany());

  test("filters jobs, and matches nothing in another category", async () => {
    const nurse = await job({ category: "Healthcare", subcategory: "healthcare/nursing" });
    await job({ category: "Healthcare", subcategory: "healthcare/care" });
    await job({ category: "Healthcare", subcategory: "" });
    expect(await ids("?subcategory=healthcare/nursing")).toEqual([nurse]);
    expect(await ids("?category=Healthcare&subcategory=healthcare/nursing")).toEqual([nurse]);
    expect(await ids("?category=Technology&subcategory=healthcare/nursing")).toEqual([]);
  });

  test("lists categories and parts in order with their open jobs, and puts those with jobs in the sitemap", async () => {
    await job();
    await job();
    await job({ subcategory: "" });
    await job({ category: "Sales", subcategory: "sales/field", status: "closed" });
    const found = await listJobParts();
    expect(found.flatMap(({ name, parent }) => (parent ? [] : [name]))).toEqual(jobCategories);
    expect(found.flatMap(({ path, count }) => (count > 0 ? [[path, count]] : []))).toEqual([
      ["hospitality", 3],
      ["hospitality/kitchen", 2],
    ]);
    const urls = [...(await readSitemap("pages.xml")).matchAll(/\/jobs\/category\/([^<]+)/g)];
    expect(urls.map(([, path]) => path)).toEqual(["hospitality", "hospitality/kitchen"]);
  });

  test("limits a posted job to a subcategory of its own category", async () => {
    const { browser } = await createPoster();
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const made = await createOpenJob(browser, admin, { subcategory: "healthcare/nursing" });
    const other = await createOpenJob(browser, admin, { subcategory: "hospitality/service" });
    const stored = await db.job.findMany({
      where: { id: { in: [made, other] } },
      select: { id: true, subcategory: true },
    });
    expect(new Map(stored.map(({ id, subcategory }) => [id, subcategory]))).toEqual(
      new Map([
        [made, ""],
        [other, "hospitality/service"],
      ]),
    );
  });
});
