import { GET as getOne } from "@/app/api/jobs/[id]/route";
import { GET as list } from "@/app/api/jobs/route";
import { formatDay } from "@/lib/server/days";
import { db } from "@/lib/server/db";
import { createImage, createJob, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { JobDto } from "@/lib/jobs/contract";
import { listOpenJobs, listSimilarJobs, readJob } from "./list.queries";

let posterId: string;
type JobData = Parameters<typeof createJob>[0];

async function job(data: JobData = {}): Promise<string> {
  return (await createJob({ posterId, ...data })).id;
}

async function get(query = ""): Promise<{ response: Response; jobs: JobDto[] }> {
  const response = await list(new Request(`http://localhost:3000/api/jobs${query}`));
  return { response, jobs: await response.clone().json() };
}

async function ids(query = ""): Promise<string[]> {
  return (await get(query)).jobs.map(({ id }) => id);
}

async function walk(query: string): Promise<string[]> {
  const seen: string[] = [];
  let next: string | undefined = `?${query}&limit=2`;
  for (let page = 0; next && page < 20; page += 1) {
    const { response, jobs } = await get(next);
    seen.push(...jobs.map(({ id }) => id));
    next = /^<\/api\/jobs(\?[^>]+)>; rel="next"$/.exec(response.headers.get("link") ?? "")?.[1];
  }
  return seen;
}

beforeAll(async () => {
  posterId = (await createUser()).id;
});

afterEach(() => db.job.deleteMany());

describe("GET /api/jobs", () => {
  test("returns exactly the public fields, in dollars", async () => {
    const logo = await createImage();
    const deadline = daysFromNow(5);
    const createdAt = daysFromNow(-2);
    const description = "Cook. ".repeat(100);
    const id = await job({
      logoImageId: logo.id,
      workplace: "hybrid",
      salaryMinCents: 2250,
      salaryMaxCents: 3000,
      salaryUnit: "hour",
      description,
      deadline,
      openings: 2,
      applyMethod: "email",
      applyEmail: "cook@corner.example",
      createdAt,
    });
    const { response, jobs } = await get("?_t=1&search=");
    expect([response.status, response.headers.get("x-total-count")]).toEqual([200, "1"]);
    expect(jobs).toEqual([
      {
        id,
        title: "Line cook",
        company: "Corner Kitchen",
        logoUrl: `/images/${logo.name}-320.webp`,
        category: "Hospitality",
        subcategory: "hospitality/kitchen",
        employmentType: "full_time",
        workplace: "hybrid",
        location: "Austin, TX",
        state: "TX",
        salaryMin: 22.5,
        salaryMax: 30,
        salaryUnit: "hour",
        summary: description.slice(0, 240),
        deadline: deadline.toISOString(),
        applyBy: formatDay(deadline),
        openings: 2,
        status: "open",
        createdAt: createdAt.toISOString(),
      },
    ]);
  });

  test("lists only open jobs that have not ended", async () => {
    const open = await job();
    for (const status of ["draft", "paused", "filled", "closed", "expired"] as const) await job({ status });
    await job({ publishedAt: daysFromNow(-9), expiresAt: daysFromNow(-1) });
    await job({ deadline: daysFromNow(-1) });
    await job({ hiddenAt: new Date(), hiddenReason: "Not a job" });
    expect(await ids()).toEqual([open]);
  });

  test("filters by category, type, workplace, and state, alone and together", async () => {
    const nurse = await job({ category: "Healthcare", employmentType: "part_time", state: "CA" });
    const coder = await job({ category: "Technology", workplace: "remote", state: null });
    const cook = await job();
    const sorted = (found: string[]) => [...found].sort();
    expect(await ids("?category=Healthcare")).toEqual([nurse]);
    expect(await ids("?employmentType=part_time")).toEqual([nurse]);
    expect(await ids("?workplace=remote")).toEqual([coder]);
    expect(await ids("?state=tx")).toEqual([cook]);
    expect(await ids("?category=Healthcare&state=CA&employmentType=part_time&workplace=onsite")).toEqual([
      nurse,
    ]);
    expect(await ids("?category=Healthcare&state=TX")).toEqual([]);
    expect(sorted(await ids())).toEqual(sorted([nurse, coder, cook]));
  });

  test("compares salaries in different units as full-time yearly pay", async () => {
    const hourly = await job({ salaryMaxCents: 50_00, salaryUnit: "hour" });
    const yearly = await job({ salaryMinCents: 90_000_00, salaryUnit: "year" });
    const monthly = await job({ salaryMinCents: 5_000_00, salaryMaxCents: 9_000_00, salaryUnit: "month" });
    const withoutSalary = await job();
    expect(await ids("?sort=salary")).toEqual([monthly, hourly, yearly, withoutSalary]);
    expect(await ids("?sort=salary&minSalary=100000")).toEqual([monthly, hourly]);
    expect(await ids("?sort=salary&minSalary=104000.01")).toEqual([monthly]);
  });

  test("finds every word in title, company, category, place, or text, and tolerates small typos", async () => {
    const electrician = await job({
      title: "Senior electrician",
      company: "Bright & Sons",
      location: "Reno, NV",
    });
    await job({ title: "Plumber", company: "Flow" });
    for (const search of [
      "ELECTRICIAN",
      "senior bright",
      "electrician reno",
      "season electr",
      "electrican",
    ]) {
      expect([search, await ids(`?${new URLSearchParams({ search })}`)]).toEqual([search, [electrician]]);
    }
    expect(await ids("?search=electrician+flow&literal=1")).toEqual([]);
  });

  test.each(["%", "_", "\\", "100%", "'; DROP TABLE jobs; --", "a\\%b"])(
    "takes %j in a search literally",
    async (search) => {
      const found = await job({ title: `Odd ${search} title` });
      await job();
      expect(await ids(`?${new URLSearchParams({ search })}`)).toEqual([found]);
    },
  );

  test("counts all matches, not only those on a page", async () => {
    for (let count = 0; count < 5; count += 1) await job({ category: count < 3 ? "Retail" : "Sales" });
    const { response, jobs } = await get("?category=Retail&limit=1");
    expect([jobs.length, response.headers.get("x-total-count")]).toEqual([1, "3"]);
  });

  test("pages by every sort without losing or repeating a job, even with equal keys", async () => {
    const createdAt = daysFromNow(-3);
    const deadline = daysFromNow(9);
    const made: string[] = [];
    for (const data of [
      { createdAt, deadline, salaryMaxCents: 100_00 },
      { createdAt, deadline, salaryMaxCents: 100_00 },
      { createdAt, deadline: daysFromNow(2) },
      { createdAt: daysFromNow(-1), salaryMaxCents: 900_00 },
      { createdAt: daysFromNow(-2) },
      { createdAt: daysFromNow(-8) },
    ] satisfies JobData[]) {
      made.push(await job(data));
    }
    const [a, b, c, d, e, f] = made;
    expect(await walk("sort=newest")).toEqual([d, e, c, b, a, f]);
    expect(await walk("sort=salary")).toEqual([d, b, a, f, e, c]);
    expect(await walk("sort=deadline")).toEqual([c, a, b, d, e, f]);
  });

  test.each([
    ["?within=7", "within"],
    ["?category=Piracy", "category"],
    ["?subcategory=piracy/ships", "subcategory"],
    ["?employmentType=volunteer", "employmentType"],
    ["?workplace=moon", "workplace"],
    ["?state=Texas", "state"],
    ["?minSalary=-1", "minSalary"],
    ["?minSalary=lots", "minSalary"],
    ["?minSalary=1e300", "minSalary"],
    ["?sort=oldest", "sort"],
    ["?limit=0", "limit"],
    ["?limit=51", "limit"],
    [`?search=${"x".repeat(101)}`, "search"],
    ["?cursor=nonsense", "cursor"],
    [`?cursor=${btoa('["newest",1e300,"x"]').replace(/=+$/, "")}`, "cursor"],
    [
      `?sort=salary&cursor=${btoa('["newest",1,"0190b6a0-0000-7000-8000-000000000001"]').replace(/=+$/, "")}`,
      "cursor",
    ],
  ])("answers 400 for %s", async (query, field) => {
    const { response } = await get(query);
    const body = await response.json();
    expect([response.status, body.code, Object.keys(body.fields)]).toEqual([400, "bad_request", [field]]);
  });

  test("answers 400 for a NUL in the search", async () => {
    const { response } = await get("?search=a%00b");
    expect([response.status, (await response.json()).code]).toEqual([400, "bad_request"]);
  });
});

describe("GET /api/jobs/{id}", () => {
  async function status(id: string): Promise<number> {
    const request = new Request(`http://localhost:3000/api/jobs/${id}`);
    return (await getOne(request, { params: Promise.resolve({ id }) })).status;
  }

  test("returns an open job without its email address for applications", async () => {
    const id = await job({ applyMethod: "email", applyEmail: "cook@corner.example" });
    const request = new Request(`http://localhost:3000/api/jobs/${id}`);
    const response = await getOne(request, { params: Promise.resolve({ id }) });
    const text = await response.text();
    expect(text).not.toContain("cook@corner.example");
    expect(text).not.toContain(posterId);
    const shown = { id, open: true, status: "open", applyMethod: "email" };
    expect(JSON.parse(text)).toMatchObject({ ...shown, applyUrl: null, applyEmail: null });
  });

  test("returns the email address for applications to signed-in people while the job is open", async () => {
    const applyEmail = "cook@corner.example";
    const id = await job({ applyMethod: "email", applyEmail });
    const viewer = { id: posterId, role: "customer" } as const;
    expect(await readJob(id, viewer)).toMatchObject({ applyEmail });
    expect(await readJob(id)).toMatchObject({ applyEmail: null });
    await db.job.update({ where: { id }, data: { status: "filled" } });
    expect(await readJob(id, viewer)).toMatchObject({ applyEmail: null });
  });

  test("returns the link for applications while the job is open", async () => {
    const applyUrl = "https://corner.example/apply";
    const id = await job({ applyMethod: "link", applyUrl });
    expect(await readJob(id)).toMatchObject({ open: true, applyUrl });
    await db.job.update({ where: { id }, data: { status: "filled" } });
    expect(await readJob(id)).toMatchObject({ open: false, applyUrl: null, status: "filled" });
  });

  test.each(["open", "filled", "closed", "expired"] as const)("stays public when it is %s", async (state) => {
    const id = await job({ status: state });
    expect(await readJob(id)).toMatchObject({ status: state, open: state === "open" });
    expect(await status(id)).toBe(200);
  });

  test.each([
    ["after its last day", { publishedAt: daysFromNow(-40), expiresAt: daysFromNow(-1) }],
    ["after its deadline", { deadline: daysFromNow(-1) }],
  ])("counts as expired %s, even before the task runs", async (_, data) => {
    expect(await readJob(await job(data))).toMatchObject({ status: "expired", open: false });
  });

  test.each([
    ["draft", { status: "draft" }],
    ["paused", { status: "paused" }],
    ["hidden", { hiddenAt: new Date(), hiddenReason: "Not a job" }],
  ] satisfies [string, JobData][])("shows the job only to its poster and admins when %s", async (_, data) => {
    const id = await job(data);
    expect(await status(id)).toBe(404);
    const stranger = { id: (await createUser()).id, role: "vendor" } as const;
    await expect(readJob(id, stranger)).rejects.toMatchObject({ code: "not_found" });
    expect(await readJob(id, { id: posterId, role: "customer" })).toMatchObject({ id, open: false });
    expect(await readJob(id, { ...stranger, role: "admin" })).toMatchObject({ id });
  });

  test("answers 404 for an unknown job and 400 for an invalid id", async () => {
    expect(await status("0190b6a0-0000-7000-8000-000000000001")).toBe(404);
    expect(await status("7")).toBe(400);
    await expect(readJob("7")).rejects.toMatchObject({ code: "not_found" });
  });
});

test("lists at most four similar open jobs of the category, those in the same state first", async () => {
  const id = await job({ createdAt: daysFromNow(-1) });
  const far = await job({ state: "CA", createdAt: daysFromNow(-1) });
  const near: string[] = [];
  for (const days of [-5, -4, -3]) near.unshift(await job({ createdAt: daysFromNow(days) }));
  await job({ state: "CA", createdAt: daysFromNow(-2) });
  await job({ category: "Retail" });
  await job({ status: "closed" });
  const similar = await listSimilarJobs({ id, category: "Hospitality", state: "TX" });
  expect(similar.map((one) => one.id)).toEqual([...near, far]);
});

test("applies defaults to omitted options", async () => {
  const id = await job();
  expect(await listOpenJobs()).toMatchObject({ items: [{ id }], next: null, total: 1, capped: false });
});
