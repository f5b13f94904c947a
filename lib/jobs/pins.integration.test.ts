import { createJob, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { JobQuery } from "./contract";
import { listJobPins } from "./pins.queries";
import { listOpenJobs } from "./queries";

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

test("pins are the places of open jobs with how many are there, those with most first", async () => {
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

test("all pins and what has no place are as many as the list says", async () => {
  for (const query of [{}, { search: "nurse" }, { state: "TX" }] satisfies JobQuery[]) {
    const { total, items } = await listOpenJobs(query);
    const { pins } = await listJobPins(query, { capped: false });
    const placed = pins.reduce((sum, { count }) => sum + count, 0);
    expect(placed + items.filter(({ location }) => !location).length).toBe(total);
  }
});
