import * as one from "@/app/api/listings/[id]/route";
import { sendDueMail } from "@/lib/notifications/mail.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import { createBrowser } from "@/prisma/test/browser";
import { writtenMails } from "@/prisma/test/mails";
import { doAction, seller } from "@/prisma/test/selling";
import { watchExpiry } from "./expiry.commands";

jest.setTimeout(30_000);
afterAll(() => stopQueue());

async function endsIn(id: string, interval: string): Promise<void> {
  await rows(sql`UPDATE listings SET published_at = now() - interval '100 days',
    expires_at = now() + ${interval}::interval WHERE id = ${id}::uuid`);
}

async function facts(id: string) {
  const listing = await db.listing.findUniqueOrThrow({
    where: { id },
    select: { status: true, events: { select: { action: true }, orderBy: { createdAt: "asc" } } },
  });
  return { status: listing.status, events: listing.events.map(({ action }) => action) };
}

describe("the end of a listing", () => {
  test("comes after its 90 days; the page stays, and its vendor is told", async () => {
    const shop = await seller();
    const { id, title } = await createListing({ vendorId: shop.vendorId });
    await endsIn(id, "-1 minute");
    await Promise.all([watchExpiry(), watchExpiry()]);
    expect(await facts(id)).toEqual({ status: "expired", events: ["expire"] });
    const { status, body } = await createBrowser().get(one.GET, `/api/listings/${id}`, { params: { id } });
    expect([status, body.status]).toEqual([200, "expired"]);
    await sendDueMail();
    expect(writtenMails(shop.person.email).map(({ subject }) => subject)).toEqual([`“${title}” has expired`]);
  });

  test("is announced seven days before, once, and again after a renewal", async () => {
    const shop = await seller();
    const [soon, later] = [
      await createListing({ vendorId: shop.vendorId, title: "Ends soon" }),
      await createListing({ vendorId: shop.vendorId, title: "Ends later" }),
    ];
    await endsIn(soon.id, "6 days 23 hours");
    await endsIn(later.id, "7 days 1 hour");
    await watchExpiry();
    await watchExpiry();
    await sendDueMail();
    const told = () => writtenMails(shop.person.email).map(({ template, subject }) => [template, subject]);
    expect(told()).toEqual([["listing_expiring", "“Ends soon” expires soon"]]);
    expect(writtenMails(shop.person.email)[0]?.text).toMatch(/\/unsubscribe\?token=/);
    expect(await facts(soon.id)).toEqual({ status: "approved", events: ["expiry-notice"] });
    await doAction(shop.browser, soon.id, "renew");
    await watchExpiry();
    await sendDueMail();
    expect(told()).toHaveLength(1);
  });

  test("does not reach what is paused or reserved", async () => {
    const shop = await seller();
    const made = await Promise.all(
      (["paused", "reserved"] as const).map((status) => createListing({ vendorId: shop.vendorId, status })),
    );
    for (const { id } of made) await endsIn(id, "-1 day");
    await watchExpiry();
    const states = await Promise.all(made.map(async ({ id }) => (await facts(id)).status));
    expect(states).toEqual(["paused", "reserved"]);
  });

  test("is told to nobody while the account is suspended", async () => {
    const shop = await seller();
    await db.user.update({ where: { id: shop.person.id }, data: { status: "suspended" } });
    const { id } = await createListing({ vendorId: shop.vendorId });
    await endsIn(id, "-1 minute");
    await watchExpiry();
    expect((await facts(id)).status).toBe("expired");
    expect(await db.notification.count({ where: { userId: shop.person.id } })).toBe(0);
    expect(await db.mail.count({ where: { userId: shop.person.id } })).toBe(0);
  });

  test("is not told by mail to a vendor who does not want that", async () => {
    const shop = await seller();
    await db.notificationPreference.create({
      data: { userId: shop.person.id, type: "expiry", site: true, email: false },
    });
    const { id } = await createListing({ vendorId: shop.vendorId });
    await endsIn(id, "-1 minute");
    await watchExpiry();
    await sendDueMail();
    expect(writtenMails(shop.person.email)).toEqual([]);
    expect(await db.notification.findMany({ where: { userId: shop.person.id } })).toEqual([
      expect.objectContaining({ type: "expiry", href: `/edit-listing/${id}` }),
    ]);
  });
});
