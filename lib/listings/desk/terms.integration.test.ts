import * as listing from "@/app/api/listings/[id]/route";
import * as terms from "@/app/api/listings/[id]/terms/route";
import * as edit from "@/app/api/listings/[id]/edit/route";
import * as all from "@/app/api/listings/route";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { createPersonWithBrowser } from "@/prisma/test/conversations";
import { createConversations, makeOffer, stepOffer } from "@/prisma/test/deals";
import { readMails } from "@/prisma/test/mails";
import { notifyLowStock } from "./stock.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const none = { minimumOffer: null, sku: null, lowStock: null };

const save = (browser: Browser, id: string, change: object) =>
  browser.put(terms.PUT, `/api/listings/${id}/terms`, { params: { id }, body: { ...none, ...change } });

const read = async (browser: Browser, id: string) =>
  (await browser.get(terms.GET, `/api/listings/${id}/terms`, { params: { id } })).body;

const product = (stock?: number) => ({
  condition: "new",
  pickup: true,
  ...(stock === undefined ? {} : { stock }),
});

async function createShop(overrides: Parameters<typeof createListing>[0] = {}) {
  const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { id } = await createListing({ vendorId: vendor.vendorId, priceCents: 10_000n, ...overrides });
  return { vendor, id };
}

describe("private terms of a listing", () => {
  test("saves, reads, and clears terms for the vendor, without a new version", async () => {
    const { vendor, id } = await createShop();
    const before = await db.listing.findUniqueOrThrow({ where: { id } });
    expect(await read(vendor, id)).toEqual(none);
    const written = { minimumOffer: 75.5, sku: "CHAIR-01", lowStock: 2 };
    expect((await save(vendor, id, written)).status).toBe(200);
    expect(await read(vendor, id)).toEqual(written);
    const after = await db.listing.findUniqueOrThrow({ where: { id } });
    expect([after.version, after.updatedAt]).toEqual([before.version, before.updatedAt]);
    await save(vendor, id, {});
    expect(await read(vendor, id)).toEqual(none);
  });

  test("hides terms from other vendors and from every public answer", async () => {
    const { vendor, id } = await createShop();
    await save(vendor, id, { minimumOffer: 73.19, sku: "QUETZAL-7" });
    const stranger = await createPersonWithBrowser({ vendorStatus: "approved" });
    const path = `/api/listings/${id}`;
    expect((await stranger.get(terms.GET, `${path}/terms`, { params: { id } })).status).toBe(404);
    expect((await save(stranger, id, { sku: "MINE" })).status).toBe(404);
    const answers = [
      await stranger.get(listing.GET, path, { params: { id } }),
      await stranger.get(all.GET, "/api/listings", { query: { search: "QUETZAL-7" } }),
      await vendor.get(edit.GET, `${path}/edit`, { params: { id } }),
    ];
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/QUETZAL|73\.19|7319/i);
    expect((await read(vendor, id)).sku).toBe("QUETZAL-7");
  });

  test("refuses a minimum above the price, and stock terms of anything but a product", async () => {
    const { vendor, id } = await createShop();
    const high = await save(vendor, id, { minimumOffer: 100.01 });
    expect([high.status, high.body.fields]).toEqual([
      422,
      { minimumOffer: "Enter at most the price, $100.00" },
    ]);
    expect((await save(vendor, id, { minimumOffer: 100 })).status).toBe(200);
    const service = await createListing({ vendorId: vendor.vendorId, category: "services", details: {} });
    for (const change of [{ sku: "A-1" }, { lowStock: 1 }]) {
      const { status, body } = await save(vendor, service.id, change);
      expect([status, Object.values(body.fields ?? {})]).toEqual([422, ["Only products have this"]]);
    }
  });

  test("drops SKU and stock number when a draft becomes a service", async () => {
    const { vendor, id } = await createShop({ status: "draft", details: product(3) });
    await save(vendor, id, { minimumOffer: 50, sku: "A-1", lowStock: 1 });
    const { version } = await db.listing.findUniqueOrThrow({ where: { id } });
    const body = { version, category: "services" };
    const { status } = await vendor.patch(listing.PATCH, `/api/listings/${id}`, { params: { id }, body });
    expect(status).toBe(200);
    expect(await read(vendor, id)).toEqual({ minimumOffer: 50, sku: null, lowStock: null });
  });

  test("refuses a SKU that another listing of the vendor has in other letters", async () => {
    const { vendor, id } = await createShop({ title: "Oak chair" });
    const { id: other } = await createListing({ vendorId: vendor.vendorId });
    await save(vendor, id, { sku: "chair-01" });
    const taken = await save(vendor, other, { sku: "CHAIR-01" });
    expect([taken.status, taken.body.fields]).toEqual([
      422,
      { sku: "Another listing of yours has this SKU: Oak chair" },
    ]);
    expect((await save(vendor, id, { sku: "CHAIR-01" })).status).toBe(200);
    const stranger = await createShop();
    expect((await save(stranger.vendor, stranger.id, { sku: "chair-01" })).status).toBe(200);
  });
});

describe("a low-stock notice", () => {
  const notices = (userId: string) =>
    db.notification.findMany({
      where: { userId, type: "low_stock" },
      orderBy: { createdAt: "asc" },
      select: { title: true, body: true },
    });

  test("sends one notice by bell and mail when a deal takes the stock to its number", async () => {
    const { vendor, listingId, first } = await createConversations({
      title: "Oak chair",
      details: product(3),
    });
    await save(vendor, listingId, { lowStock: 2 });
    await notifyLowStock();
    expect(await notices(vendor.id)).toEqual([]);
    await makeOffer(first.buyer, first.id, { amount: 50 });
    await stepOffer(vendor, first.id, "accept");
    await Promise.all([notifyLowStock(), notifyLowStock()]);
    expect(await notices(vendor.id)).toEqual([{ title: "Running low: Oak chair", body: "Only 2 are left." }]);
    await sendDueMail();
    const { email } = await db.user.findUniqueOrThrow({ where: { id: vendor.id } });
    expect(readMails(email).map(({ subject }) => subject)).toContain("Running low: Oak chair");
  });

  test("sends another notice only after the stock was above its number", async () => {
    const { vendor, id } = await createShop({ title: "Lamp", details: product(5) });
    await save(vendor, id, { lowStock: 2 });
    const stock = async (count: number) => {
      await db.listing.update({ where: { id }, data: { details: product(count) } });
      await notifyLowStock();
    };
    for (const count of [1, 0, 2, 4, 1]) await stock(count);
    expect((await notices(vendor.id)).map(({ body }) => body)).toEqual([
      "Only 1 is left.",
      "Only 1 is left.",
    ]);
  });

  test("counts none left while the last ones are reserved", async () => {
    const { vendor, listingId, first } = await createConversations({ title: "Lamp", details: product(2) });
    await save(vendor, listingId, { lowStock: 1 });
    await makeOffer(first.buyer, first.id, { amount: 90, quantity: 2 });
    await stepOffer(vendor, first.id, "accept");
    await notifyLowStock();
    expect((await notices(vendor.id)).map(({ body }) => body)).toEqual(["None are left."]);
  });

  test("sends no notice for a stock that was low when the number was set, or isn't counted", async () => {
    const { vendor, id } = await createShop({ details: product(2) });
    await save(vendor, id, { lowStock: 2 });
    const { id: single } = await createListing({ vendorId: vendor.vendorId, details: product() });
    await save(vendor, single, { lowStock: 2 });
    await notifyLowStock();
    expect(await notices(vendor.id)).toEqual([]);
  });
});
