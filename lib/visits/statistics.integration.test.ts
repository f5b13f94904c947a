import { parse } from "csv-parse/sync";
import * as statistics from "@/app/api/admin/stats/route";
import * as csvExport from "@/app/api/admin/stats/export/route";
import * as live from "@/app/api/admin/stats/live/route";
import * as conversations from "@/app/api/conversations/route";
import * as contact from "@/app/api/vendors/[id]/contact/route";
import * as visits from "@/app/api/visits/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { getVendorDesk } from "@/lib/vendors/desk/desk.queries";
import { createListing } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { flushViews } from "./commands";
import { rollUpVisits } from "./rollup.commands";
import { getToday } from "./statistics.queries";
import { addDays } from "@/lib/shared/dates";

afterAll(() => stopQueue());
beforeEach(async () => {
  await rows(sql`TRUNCATE visits, visit_days, visit_rollups, search_term_days CASCADE`);
});

const today = getToday();
const address = `/api/admin/stats?from=${today}&to=${today}`;
let visitor = 0;

function someone(browser: Browser = createBrowser()) {
  visitor += 1;
  const headers = { "x-plaza-peer": `10.9.${visitor >> 8}.${visitor & 255}` };
  return {
    browser,
    headers,
    see: (view: object) => browser.post(visits.POST, "/api/visits", { body: view, headers }),
  };
}

async function addUp(): Promise<void> {
  await flushViews();
  await rollUpVisits();
}

test("shows the counts of the beacon under current names, and the same views to a vendor", async () => {
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  const { id, vendorId } = await createListing({ title: "Blue wagon" });
  const [one, other] = [someone(), someone()];
  await one.see({ path: "/products", referrer: "news.example" });
  await one.see({ path: `/listings/${id}` });
  await one.see({ path: `/listings/${id}` });
  await other.see({ path: `/listings/${id}`, search: { words: "wagon", total: 0 } });
  await addUp();
  const { status, body } = await admin.get(statistics.GET, address);
  expect(status).toBe(200);
  expect(body.total).toMatchObject({
    visitors: 2,
    visits: 2,
    views: 4,
    bounces: 1,
    listings: 2,
    contacts: 0,
  });
  expect(body.reports).toMatchObject({
    listing: [{ value: id, name: "Blue wagon", href: `/listings/${id}`, views: 3, visits: 2 }],
    vendor: [{ value: vendorId, views: 3 }],
    referrer: [
      { value: "", name: "Direct", visits: 1 },
      { name: "news.example", visits: 1 },
    ],
    page: [
      { value: "/listings/:id", name: "All listing pages", href: null, views: 3 },
      { value: "/products", href: "/products", views: 1 },
    ],
  });
  expect(body.searches).toMatchObject({ total: 1, missedTotal: 1, found: [], missed: [{ term: "wagon" }] });
  expect((await getVendorDesk(vendorId)).viewCount).toBe(3);
  const now = await admin.get(live.GET, "/api/admin/stats/live");
  expect(now.body).toEqual({ visitors: 2, pages: [{ path: "/listings/:id", visitors: 2 }] });
});

test("compares with the days before, or the same weekdays a year earlier", async () => {
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  await db.visitDay.createMany({
    data: [addDays(today, -1), addDays(today, -364)].map((day, index) => ({
      ...{ day: new Date(day), dimension: "total" as const, visits: 5 + index, visitors: 4 },
    })),
  });
  const previous = await admin.get(statistics.GET, address);
  const year = await admin.get(statistics.GET, `${address}&compare=year`);
  expect([previous.body.totalBefore, year.body.totalBefore]).toMatchObject([{ visits: 5 }, { visits: 6 }]);
});

describe("the funnel", () => {
  const funnel = async () => {
    await addUp();
    const [row] = await rows(sql`
      SELECT visits, listings, contacts FROM visit_days WHERE dimension = 'total' AND day = ${today}::date`);
    return row;
  };
  const ask = ({ browser, headers }: ReturnType<typeof someone>, vendorId: string, listingId: string) =>
    browser.post(contact.POST, `/api/vendors/${vendorId}/contact`, {
      params: { id: vendorId },
      body: { listingId },
      headers,
    });

  test("counts a listing view and a phone number request, once per visit", async () => {
    const { id, vendorId } = await createListing();
    const [one, other] = [someone(), someone()];
    for (const { see } of [one, other]) await see({ path: `/listings/${id}` });
    for (let times = 0; times < 2; times += 1) expect((await ask(one, vendorId, id)).status).toBe(200);
    expect(await funnel()).toEqual({ visits: 2, listings: 2, contacts: 1 });
  });

  test("counts a message to the vendor", async () => {
    const { id } = await createListing();
    const { browser } = await createSignedInPerson();
    const writer = someone(browser);
    await writer.see({ path: `/listings/${id}` });
    const body = { listingId: id, text: "Is it still there?" };
    const { headers } = writer;
    const { status } = await browser.post(conversations.POST, "/api/conversations", { body, headers });
    expect(status).toBe(201);
    expect(await funnel()).toEqual({ visits: 1, listings: 1, contacts: 1 });
  });

  test("excludes an admin and the vendor", async () => {
    const { person, browser: owner } = await createSignedInPerson({ vendorStatus: "approved" });
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const { id, vendorId } = await createListing({ vendorId: person.vendorId ?? "" });
    for (const [somebody, status] of [
      [someone(owner), 422],
      [someone(admin), 200],
    ] as const) {
      await somebody.see({ path: `/listings/${id}` });
      expect((await ask(somebody, vendorId, id)).status).toBe(status);
    }
    expect(await funnel()).toEqual({ visits: 1, listings: 1, contacts: 0 });
  });
});

describe("a download", () => {
  const download = async (browser: Browser, report: string) => {
    const path = `/api/admin/stats/export?from=${today}&to=${today}&report=${report}`;
    const { status, headers, body } = await browser.get(csvExport.GET, path);
    return { status, headers, lines: status === 200 ? parse(String(body.text), { bom: true }) : [] };
  };

  test("contains every row of a report and no formula", async () => {
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    await someone().see({ path: "/", source: "=HYPERLINK(1)" });
    await someone().see({ path: "/search", search: { words: "+flying carpet", total: 0 } });
    await addUp();
    const sources = await download(admin, "utm_source");
    expect(sources.headers.get("content-disposition")).toBe(
      `attachment; filename="utm-source-${today}-${today}.csv"`,
    );
    expect(sources.lines.slice(1)).toEqual([
      ["'=HYPERLINK(1)", "'=HYPERLINK(1)", "1", "1", "1", "1", "0", "0", "0"],
    ]);
    expect((await download(admin, "no-results")).lines.slice(1)).toEqual([["'+flying carpet", "1", "1"]]);
    expect((await download(admin, "days")).lines.slice(1)).toEqual([
      [today, "2", "2", "2", "2", "0", "0", "0"],
    ]);
  });

  test("admits only admins, like the other statistics", async () => {
    const { browser } = await createSignedInPerson({ vendorStatus: "approved" });
    expect((await download(browser, "days")).status).toBe(403);
    expect((await browser.get(statistics.GET, address)).status).toBe(403);
    expect((await createBrowser().get(live.GET, "/api/admin/stats/live")).status).toBe(401);
  });
});

test.each([
  ["from=2026-02-30&to=2026-03-01", "from"],
  ["from=2026-03-02&to=2026-03-01", "to"],
  ["from=2024-01-01&to=2026-03-01", "from"],
  ["to=2026-03-01", "from"],
])("refuses the period %s", async (query, field) => {
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  const { status, body } = await admin.get(statistics.GET, `/api/admin/stats?${query}`);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});
