import * as visits from "@/app/api/visits/route";
import { deleteExpired } from "@/lib/platform/cleanup.commands";
import { closeDatabase, db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import { stopQueue } from "@/lib/server/workers";
import { getVendorDesk } from "@/lib/vendors/desk/desk.queries";
import { readTrends } from "@/lib/vendors/desk/trends.queries";
import { createJob, createListing, createVendor } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { flushViews } from "./commands";

afterAll(() => stopQueue());

const unknown = "01890000-0000-7000-8000-00000000abcd";
let visitor = 0;

function someone(): { see: (view: unknown, headers?: Record<string, string>) => Promise<number> } {
  visitor += 1;
  const headers = { "x-plaza-peer": `10.1.${visitor >> 8}.${visitor & 255}` };
  return {
    see: (view, more) => see(createBrowser(), view, { ...headers, ...more }),
  };
}

async function see(browser: Browser, view: unknown, headers: Record<string, string> = {}): Promise<number> {
  const body = typeof view === "string" ? { path: view } : view;
  return (await browser.post(visits.POST, "/api/visits", { body, headers })).status;
}

async function viewsOf(vendorId: string): Promise<[number | undefined, number]> {
  const [{ trends }, { viewCount }] = await Promise.all([readTrends(vendorId, 7), getVendorDesk(vendorId)]);
  return [trends[0]?.now.at(-1), viewCount];
}

function viewsAt(path: string) {
  return db.pageView.findMany({ where: { path }, include: { visit: true }, orderBy: { id: "asc" } });
}

test("counts a view of a listing only with the next batch", async () => {
  const { id, vendorId } = await createListing();
  const { see } = someone();
  expect(await see(`/listings/${id}`)).toBe(202);
  expect(await see(`/listing/${id}`)).toBe(202);
  expect(await viewsOf(vendorId)).toEqual([0, 0]);
  await flushViews();
  expect(await viewsOf(vendorId)).toEqual([2, 2]);
  expect(await viewsAt(`/listings/${id}`)).toMatchObject([
    { listingId: id, vendorId },
    { listingId: id, vendorId },
  ]);
  expect(await db.listing.findUnique({ where: { id } })).toMatchObject({ version: 1 });
});

test("counts on the day of the site's time zone", async () => {
  jest.replaceProperty(env, "TIME_ZONE", "Pacific/Kiritimati");
  const { id, vendorId } = await createListing();
  await someone().see(`/listings/${id}`);
  await flushViews();
  const [{ day } = { day: "" }] = await rows<{ day: string }>(
    sql`SELECT (now() AT TIME ZONE 'Pacific/Kiritimati')::date AS day`,
  );
  expect((await readTrends(vendorId, 7)).dates.at(-1)).toBe(day);
  expect((await viewsOf(vendorId))[0]).toBe(1);
  const [view] = await viewsAt(`/listings/${id}`);
  expect(view?.day.toISOString().slice(0, 10)).toBe(day);
});

test("ignores views by the vendor and by admins", async () => {
  const { person, browser: owner } = await createSignedInPerson({ vendorStatus: "approved" });
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  const { browser: customer } = await createSignedInPerson();
  const { id } = await createListing({ vendorId: person.vendorId ?? "" });
  for (const browser of [owner, admin, customer]) expect(await see(browser, `/listings/${id}`)).toBe(202);
  await flushViews();
  expect(await viewsOf(person.vendorId ?? "")).toEqual([1, 1]);
  expect(await viewsAt(`/listings/${id}`)).toHaveLength(2);
});

test("drops unknown, hidden, and invalid pages from a batch, and keeps the rest", async () => {
  const { id, vendorId } = await createListing();
  const { id: draft } = await createListing({ vendorId, status: "draft" });
  const { id: jobId } = await createJob();
  const { id: hiddenVendor } = await createVendor({ status: "pending" });
  const { see } = someone();
  const countedPaths = [`/listings/${id}`, `/jobs/${jobId}`, `/vendor/${vendorId}`];
  const left = [
    `/listings/${unknown}`,
    `/listings/${draft}`,
    `/jobs/${unknown}`,
    `/vendor/${hiddenVendor}`,
    "/there/is/nothing",
    "/admin",
  ];
  for (const path of [...left, ...countedPaths]) expect(await see(path)).toBe(202);
  await flushViews();
  const found = await Promise.all(
    [...countedPaths, ...left].map(async (path) => (await viewsAt(path)).length),
  );
  expect(found).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
  expect(await viewsAt(`/vendor/${vendorId}`)).toMatchObject([{ vendorId, listingId: null }]);
  expect(await viewsOf(vendorId)).toEqual([1, 1]);
});

test("ignores robots and prefetches", async () => {
  const { id, vendorId } = await createListing();
  const { see } = someone();
  for (const headers of [
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "user-agent": "curl/8.5.0" },
    { "sec-purpose": "prefetch;prerender" },
    { purpose: "prefetch" },
  ] as Record<string, string>[]) {
    expect(await see(`/listings/${id}`, headers)).toBe(202);
  }
  await flushViews();
  expect(await viewsOf(vendorId)).toEqual([0, 0]);
});

describe("a visit", () => {
  test("continues in the next batch, and records its entry, exit, and source", async () => {
    const { id } = await createListing();
    const { see } = someone();
    await see({ path: "/products", referrer: "News.Example", source: "letter", medium: "mail" });
    await see("/search");
    await flushViews();
    await see(`/listings/${id}`);
    await flushViews();
    const [view] = await viewsAt(`/listings/${id}`);
    expect(view?.visit).toMatchObject({
      views: 3,
      entryPath: "/products",
      exitPath: `/listings/${id}`,
      referrerHost: "news.example",
      utmSource: "letter",
      utmMedium: "mail",
      utmCampaign: null,
      device: "desktop",
      sawListingAt: expect.any(Date),
    });
  });

  test("ends after 30 idle minutes, and another starts", async () => {
    const { id } = await createListing();
    const { see } = someone();
    const path = `/listings/${id}`;
    await see(path);
    await flushViews();
    for (const [minutes, visitCount] of [
      [29, 1],
      [31, 2],
    ] as const) {
      await db.$executeRaw`UPDATE visits SET started_at = now() - interval '1 day',
        last_seen_at = now() - make_interval(mins => ${minutes}) WHERE exit_path = ${path}`;
      await see(path);
      await flushViews();
      const found = await viewsAt(path);
      expect(new Set(found.map(({ visitId }) => visitId)).size).toBe(visitCount);
    }
  });

  test("belongs to one browser at one address, and stores neither", async () => {
    const { id } = await createListing();
    const path = `/listings/${id}`;
    const [one, other] = [someone(), someone()];
    await one.see(path);
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
    await one.see(path, { "user-agent": firefox });
    await other.see(path);
    await one.see(path);
    await flushViews();
    const found = await viewsAt(path);
    expect(new Set(found.map(({ visit }) => visit.visitorHash)).size).toBe(3);
    expect(found.map(({ visit }) => visit.views).sort()).toEqual([1, 1, 2, 2]);
    expect(JSON.stringify(found)).not.toMatch(/10\.1\.|Mozilla|Gecko/);
  });

  test("breaks the link of a visit to the next day, and deletes its salt with its day", async () => {
    const { id } = await createListing();
    const { see } = someone();
    const path = `/listings/${id}`;
    await see(path);
    await flushViews();
    const [before] = await db.visitSalt.findMany();
    await db.$executeRaw`UPDATE visit_salts SET day = day - 1`;
    await see(path);
    await flushViews();
    const salts = await db.visitSalt.findMany();
    expect(salts).toHaveLength(1);
    expect(salts[0]?.salt).toHaveLength(32);
    expect(salts[0]?.salt).not.toEqual(before?.salt);
    const hashes = (await viewsAt(path)).map(({ visit }) => visit.visitorHash);
    expect(hashes[0]).not.toBe(hashes[1]);
    await db.$executeRaw`UPDATE visit_salts SET day = day - 1`;
    await deleteExpired();
    expect(await db.visitSalt.count()).toBe(0);
  });

  test("deletes the visit after 35 days, and keeps its counts", async () => {
    const { id, vendorId } = await createListing();
    const path = `/listings/${id}`;
    await someone().see(path);
    await flushViews();
    await db.$executeRaw`UPDATE visits SET day = day - 35 WHERE exit_path = ${path}`;
    await deleteExpired();
    expect(await viewsAt(path)).toHaveLength(1);
    await db.$executeRaw`UPDATE visits SET day = day - 1 WHERE exit_path = ${path}`;
    await deleteExpired();
    expect(await viewsAt(path)).toHaveLength(0);
    expect(await viewsOf(vendorId)).toEqual([1, 1]);
  });
});

test("counts searches by day, and how many found nothing", async () => {
  const { see } = someone();
  const search = (words: string, total: number) => see({ path: "/search", search: { words, total } });
  await search("  Blue \ud83d  Wagon ", 3);
  await search("blue wagon", 0);
  await search(" ", 0);
  await flushViews();
  await search("blue wagon", 12);
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  await admin.post(visits.POST, "/api/visits", {
    body: { path: "/search", search: { words: "blue wagon", total: 0 } },
  });
  await flushViews();
  expect(await db.searchTermDay.findMany({ where: { term: { contains: "wagon" } } })).toMatchObject([
    { term: "blue wagon", searches: 3, zeroResults: 1 },
  ]);
});

describe("refusals", () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    visits
      .POST(
        new Request("http://localhost:3000/api/visits", {
          method: "POST",
          headers: { "content-type": "application/json", host: "localhost:3000", ...headers },
          body,
        }),
      )
      .then(({ status }) => status);

  test("refuses invalid JSON, an invalid page view, a large body, and another content type", async () => {
    expect(await post("{")).toBe(400);
    expect(await post("[]")).toBe(400);
    expect(await post('{"path":"/\\u0000"}')).toBe(422);
    expect(await post("{}")).toBe(422);
    expect(await post('{"path":"/","more":1}')).toBe(422);
    expect(await post('{"path":"https://evil.example/"}')).toBe(422);
    expect(await post('{"path":"/","search":{"words":"a","total":-1}}')).toBe(422);
    expect(await post(JSON.stringify({ path: `/${"x".repeat(5000)}` }))).toBe(413);
    expect(await post('{"path":"/"}', { "content-type": "text/plain" })).toBe(415);
  });

  test("refuses a view sent by another site", async () => {
    expect(await post('{"path":"/"}', { origin: "https://evil.example" })).toBe(403);
    expect(await post('{"path":"/"}', { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await post('{"path":"/"}', { "sec-fetch-site": "same-origin" })).toBe(202);
  });
});

test("accepts 200 views from one address per batch, and answers 202 to all", async () => {
  const { id, vendorId } = await createListing();
  const { see } = someone();
  const answers = await Promise.all(Array.from({ length: 205 }, () => see(`/listings/${id}`)));
  expect(new Set(answers)).toEqual(new Set([202]));
  await someone().see(`/listings/${id}`);
  await flushViews();
  expect(await viewsOf(vendorId)).toEqual([201, 201]);
});

test("loses only the batch while the database is down, and still answers", async () => {
  const { id, vendorId } = await createListing();
  const { browser } = await createSignedInPerson();
  const warn = jest.spyOn(log, "warn");
  await closeDatabase();
  const away = jest.replaceProperty(env, "DATABASE_URL", "postgresql://plaza@127.0.0.1:1/plaza");
  const headers = { "x-plaza-peer": "10.2.0.1" };
  expect(await see(browser, `/listings/${id}`, headers)).toBe(202);
  await flushViews();
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ event: "batch_lost", name: "views", count: 1 }),
  );
  expect(await see(browser, `/listings/${id}`, headers)).toBe(202);
  await closeDatabase();
  away.restore();
  await flushViews();
  expect(await viewsOf(vendorId)).toEqual([1, 1]);
});
