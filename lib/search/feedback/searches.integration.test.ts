import * as searches from "@/app/api/admin/searches/route";
import { dayOf } from "@/lib/server/days";
import { rows, sql } from "@/lib/server/db";
import { createSignedInPerson } from "@/prisma/test/sign-in";

type Line = [
  ago: number,
  term: string,
  tier: number,
  searches: number,
  missed: number,
  results: number,
  clicks: number,
  positions: number,
];

async function load(lines: readonly Line[]): Promise<void> {
  for (const [ago, term, tier, ...counts] of lines) {
    const [searched, missed, results, clicks, positions] = counts;
    await rows(sql`
      INSERT INTO search_term_days (day, term, tier, searches, zero_results, results, clicks, positions)
      VALUES (${dayOf()} - ${ago}::int, ${term}, ${tier}, ${searched}, ${missed}, ${results}, ${clicks}, ${positions})`);
  }
}

test("sums the last days by day, tier, and text, and as many days before", async () => {
  await load([
    [0, "lamp", 1, 10, 0, 55, 4, 9],
    [0, "lamp", 2, 5, 0, 5, 1, 6],
    [6, "lamp", 1, 1, 0, 5, 1, 1],
    [6, "submarine", -1, 3, 3, 0, 0, 0],
    [6, "", 3, 2, 1, 1, 0, 0],
    [7, "lamp", 1, 7, 0, 70, 2, 2],
    [13, "submarine", -1, 1, 1, 0, 0, 0],
    [14, "lamp", 1, 100, 0, 100, 50, 50],
  ]);
  const { browser } = await createSignedInPerson({ role: "admin" });
  const { body } = await browser.get(searches.GET, "/api/admin/searches", { query: { days: "7" } });
  const counts = (searched: number, missed: number, clicks: number, positions: number) => ({
    ...{ searches: searched, missed, clicks, positions },
  });
  expect(body).toMatchObject({
    total: counts(21, 4, 6, 16),
    before: counts(8, 1, 2, 2),
    tiers: [
      { tier: 1, ...counts(11, 0, 5, 10) },
      { tier: 2, ...counts(5, 0, 1, 6) },
      { tier: 3, ...counts(2, 1, 0, 0) },
    ],
    top: [
      { term: "lamp", ...counts(16, 0, 6, 16), results: 4.0625 },
      { term: "submarine", ...counts(3, 3, 0, 0), results: 0 },
    ],
    missed: [{ term: "submarine", ...counts(3, 3, 0, 0) }],
  });
  const days = body.days as { day: string; searches: number }[];
  expect(days.map((day) => day.searches)).toEqual([6, 0, 0, 0, 0, 0, 15]);
});

test("refuses other periods", async () => {
  const { browser } = await createSignedInPerson({ role: "admin" });
  const { status } = await browser.get(searches.GET, "/api/admin/searches", { query: { days: "8" } });
  expect(status).toBe(400);
});
