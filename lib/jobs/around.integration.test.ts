import { createJob, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { JobQuery } from "./contract";
import { listOpenJobs } from "./queries";

/** Titles of all pages, of two unless said otherwise. */
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

test("jobs around a place say how far each is, and page by distance", async () => {
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

test("jobs of a state are in its cities, and those of no place nowhere", async () => {
  expect(await walk({ place: "ma", within: 25 })).toEqual(["Boston"]);
  expect(await walk({ place: "Nowhere at all", within: 25 })).toEqual([]);
});

test("jobs without a radius are the newest first, however far", async () => {
  const all = ["Round Rock", "San Antonio", "Boston", "Austin", "Anywhere", "Austin before"];
  expect(new Set(await walk({ place: "austin-tx", sort: "distance" }))).toEqual(new Set(all));
});

test("jobs that were posted within so many days, those of the last ones only", async () => {
  expect(await walk({ postedWithin: 2 })).toEqual(["Round Rock"]);
  expect(await walk({ postedWithin: 7, place: "austin-tx", within: 0 })).toEqual(["Austin", "Austin before"]);
});
