import * as visits from "@/app/api/visits/route";
import { formatDay } from "@/lib/server/days";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { stopQueue } from "@/lib/server/workers";
import { fakeDate } from "@/prisma/test/fixed-date";
import { createJob } from "@/prisma/factories";
import { createBrowser } from "@/prisma/test/browser";
import {
  dayCount,
  firstDay,
  lastDay,
  loadVisits,
  replay,
  terms,
  visitCount,
} from "@/prisma/test/visit-replay";
import { flushViews } from "./commands";
import { rollUpVisits } from "./rollup.commands";
import { getStatistics } from "./statistics.queries";
import { readReport, readTerms } from "./statistics.rows";
import { addDays } from "@/lib/shared/dates";
import { noNumbers, comparisonPeriod, rankOf, reports, type Period } from "./statistics.rules";

jest.setTimeout(240_000);

afterAll(() => stopQueue());

describe("rollup", () => {
  const later = new Date("2025-07-05T12:00:00Z");

  beforeAll(async () => {
    await loadVisits();
    await rows(sql`ANALYZE visits, page_views`);
    await rollUpVisits({ now: later });
  });

  const whole = { from: firstDay, to: lastDay };

  const month = { from: addDays(lastDay, -29), to: lastDay };

  test.each([
    ["the whole time", whole],
    ["a month", month],
    ["a day", { from: lastDay, to: lastDay }],
  ])("agrees with a count of 10,000 visits over %s, visit by visit", async (_, period) => {
    const statistics = await getStatistics({ ...period, compare: "previous" });
    const counted = replay(period);
    const before = comparisonPeriod(period, "previous");
    const countedBefore = replay(before);
    expect(statistics.total).toEqual(counted.get("total")?.get(""));
    expect(statistics.totalBefore).toEqual(countedBefore.get("total")?.get("") ?? noNumbers);
    if (period === whole) expect(statistics.total.visits).toBe(visitCount);
    for (const report of reports) {
      const found = await readReport({ report, period, before, limit: 1000 });
      const expected = [...(counted.get(report) ?? [])].map(([value, numbers]) => ({
        ...{ value, ...numbers },
        before: countedBefore.get(report)?.get(value)?.[rankOf(report)] ?? 0,
      }));
      const inOrder = (list: { value: string }[]) => list.sort((a, b) => (a.value < b.value ? -1 : 1));
      expect([report, inOrder(found)]).toEqual([report, inOrder(expected)]);
    }
  });

  test("agrees day by day, including a day without a visit", async () => {
    const period = { from: firstDay, to: addDays(lastDay, 2) };
    const { days } = await getStatistics({ ...period, compare: "previous" });
    expect(days).toHaveLength(dayCount + 2);
    expect(days.at(-1)).toEqual({ day: period.to, ...noNumbers });
    for (const { day, ...numbers } of [days[0]!, days[44]!, days[89]!]) {
      expect([day, numbers]).toEqual([day, replay({ from: day, to: day }).get("total")?.get("")]);
    }
  });

  test("agrees on searches with and without results", async () => {
    const before = comparisonPeriod(month, "previous");
    const within = ({ from, to }: Period) => terms.filter(({ day }) => day >= from && day <= to);
    const [now, earlier] = [within(month), within(before)];
    const { searches } = await getStatistics({ ...month, compare: "previous" });
    expect([searches.total, searches.missedTotal]).toEqual([
      now.length,
      now.filter(({ missed }) => missed).length,
    ]);
    for (const missed of [false, true]) {
      const found = await readTerms({ missed, period: month, before, limit: 1000 });
      for (const row of found) {
        const of = (list: typeof terms) => list.filter(({ term }) => term === row.term);
        expect(row).toEqual({
          term: row.term,
          searches: of(now).length,
          zeroResults: of(now).filter((search) => search.missed).length,
          searchesBefore: of(earlier).length,
        });
      }
      const named = new Set(now.flatMap((search) => (search.missed === missed ? [search.term] : [])));
      expect(new Set(found.map(({ term }) => term))).toEqual(named);
    }
  });

  describe("a second run", () => {
    const everything = () =>
      rows(sql`SELECT md5(string_agg(d::text, '|' ORDER BY d.day, d.dimension, d.value)) AS all, count(*)::int AS count
      FROM visit_days d`);

    test("leaves closed days alone, and gets the same sums if it repeats them", async () => {
      const first = await everything();
      expect(await rollUpVisits({ now: later })).toEqual([]);
      await rows(sql`DELETE FROM visit_rollups WHERE extract(day FROM day) < 4`);
      expect(await rollUpVisits({ now: later })).toHaveLength(8);
      expect(await everything()).toEqual(first);
    });

    test("changes nothing when it runs in parallel", async () => {
      const first = await everything();
      await rows(sql`DELETE FROM visit_rollups WHERE day > ${addDays(lastDay, -4)}::date`);
      await Promise.all([rollUpVisits({ now: later }), rollUpVisits({ now: later })]);
      expect(await everything()).toEqual(first);
    });

    test("stamps the days by the clock of the database, whatever the clock of the process", async () => {
      const at = new Date();
      await db.visit.create({
        data: {
          ...{
            day: new Date(formatDay(at)),
            visitorHash: "clock",
            startedAt: at,
            lastSeenAt: at,
            views: 1,
            entryPath: "/",
            exitPath: "/",
          },
        },
      });
      fakeDate(Date.parse("2001-01-01"));
      await rollUpVisits();
      jest.useRealTimers();
      const { rolledAt } = await db.visitRollup.findFirstOrThrow({ orderBy: { day: "desc" } });
      expect(rolledAt.getTime()).toBeGreaterThan(at.getTime() - 60_000);
      await db.visit.deleteMany({ where: { visitorHash: "clock" } });
    });

    test("updates the current day until an hour after its end", async () => {
      const day = "2025-08-10";
      jest.replaceProperty(env, "TIME_ZONE", "UTC");
      const see = (at: string) =>
        db.visit.create({
          data: {
            ...{ day: new Date(day), visitorHash: at, startedAt: new Date(at), lastSeenAt: new Date(at) },
            ...{ views: 1, entryPath: "/", exitPath: "/" },
          },
        });
      const visitsOf = async () =>
        (await getStatistics({ from: day, to: day, compare: "previous" })).total.visits;
      const run = (at: string) => rollUpVisits({ now: new Date(at) });
      await see(`${day}T09:00:00Z`);
      expect(await run(`${day}T09:01:00Z`)).toEqual([day]);
      expect(await run(`${day}T10:00:00Z`)).toEqual([]);
      await see(`${day}T23:59:00Z`);
      expect(await visitsOf()).toBe(1);
      expect(await run("2025-08-11T00:00:30Z")).toEqual([day]);
      expect(await visitsOf()).toBe(2);
      await db.visit.deleteMany({ where: { day: new Date(day) } });
      expect(await run("2025-08-11T02:00:00Z")).toEqual([]);
      expect(await visitsOf()).toBe(2);
    });
  });
});

describe("parts", () => {
  test("omits made-up subcategories and companies from the list of pages", async () => {
    const pageOfCompany = async (status: "open" | "pending") => {
      const company = `Hats and Sons ${status}`;
      const { posterId } = await createJob({ company, status });
      const [row] = await rows<{ key: string }>(
        sql`SELECT company_key(${posterId}::uuid, ${company}) AS key`,
      );
      return `/jobs/company/${row?.key}`;
    };
    const board = "listings";
    const changes = [
      { board, path: "electronics/radios", name: "Radios" },
      { board, path: "fashion/hats", name: "Hats", hidden: true },
    ];
    await db.subcategoryChange.createMany({ data: changes });
    const countedPaths = [
      "/products/electronics",
      "/products/electronics/radios",
      "/jobs/category/healthcare/nursing",
      await pageOfCompany("open"),
    ];
    const left = [
      "/products/buy-it-here",
      "/products/electronics/buy-it-here",
      "/products/fashion/hats",
      "/services/electronics/radios",
      "/jobs/category/buy-it-here",
      "/jobs/company/c0ffee00c0ffee00",
      await pageOfCompany("pending"),
    ];
    const browser = createBrowser();
    for (const path of [...left, ...countedPaths]) {
      expect((await browser.post(visits.POST, "/api/visits", { body: { path } })).status).toBe(202);
    }
    await flushViews();
    const counted = await db.pageView.findMany({ where: { path: { in: [...left, ...countedPaths] } } });
    expect(counted.map(({ path }) => path).sort()).toEqual(countedPaths.toSorted());
    await db.subcategoryChange.deleteMany({ where: { OR: changes.map(({ path }) => ({ board, path })) } });
  });
});
