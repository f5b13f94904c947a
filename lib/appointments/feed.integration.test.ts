import * as feed from "@/app/api/calendar/[token]/route";
import * as subscription from "@/app/api/profile/calendar/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { book, createOpenHome, freeTimes } from "@/prisma/test/appointments";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createPersonWithBrowser } from "@/prisma/test/conversations";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

const path = "/api/profile/calendar";

async function renew(browser: Browser): Promise<string> {
  const { body } = await browser.put(subscription.PUT, path);
  return /\/api\/calendar\/(.+)$/.exec(String(body.url))?.[1] ?? "";
}

function read(token: string) {
  return createBrowser().get(feed.GET, `/api/calendar/${token}`, { params: { token } });
}

test("serves one private calendar address per person until it is replaced or turned off", async () => {
  const { vendor, id } = await createOpenHome();
  const customer = await createPersonWithBrowser();
  const [first = ""] = await freeTimes(customer, id);
  await book(customer, id, first);
  const [mine, theirs] = [await renew(customer), await renew(vendor)];
  const start = `DTSTART:${first.replace(/[-:]|\.\d{3}/g, "")}`;
  const { status, headers, body } = await read(mine);
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-store",
  ]);
  expect(body.text).toContain(start);
  expect(body.text).toContain("STATUS:TENTATIVE");
  expect(body.text).not.toContain("Oak Street");
  expect((await read(theirs)).body.text).toContain("LOCATION:12 Oak Street\\, Austin\\, TX");
  await db.viewing.updateMany({ where: { listingId: id }, data: { status: "confirmed" } });
  expect((await read(mine)).body.text).toContain("LOCATION:12 Oak Street\\, Austin\\, TX");

  const next = await renew(customer);
  expect([(await read(mine)).status, (await read(next)).status]).toEqual([404, 200]);
  expect((await customer.get(subscription.GET, path)).body.since).toEqual(expect.any(String));
  await customer.delete(subscription.DELETE, path);
  expect((await read(next)).status).toBe(404);
  expect((await customer.get(subscription.GET, path)).body).toEqual({ since: null });
  expect((await read(theirs)).status).toBe(200);
});

test("shows no other person's times and stores no address", async () => {
  const { id } = await createOpenHome();
  const [customer, stranger] = [await createPersonWithBrowser(), await createPersonWithBrowser()];
  const [first = ""] = await freeTimes(customer, id);
  await book(customer, id, first);
  const token = await renew(stranger);
  expect((await read(token)).body.text).not.toContain("BEGIN:VEVENT");
  const { tokenHash } = await db.calendarFeed.findUniqueOrThrow({ where: { userId: stranger.id } });
  expect(token).not.toContain(tokenHash);
  await db.user.update({ where: { id: stranger.id }, data: { status: "suspended" } });
  expect((await read(token)).status).toBe(404);
  expect((await read("short.ics")).status).toBe(400);
});
