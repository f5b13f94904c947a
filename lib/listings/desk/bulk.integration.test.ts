import * as one from "@/app/api/listings/[id]/route";
import * as bulk from "@/app/api/listings/bulk/route";
import { db, raw, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing, createReview } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { create, createLiveListing, createShop } from "@/prisma/test/selling";
import type { Seller } from "@/prisma/test/selling";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { ListingStatus } from "../rules";

jest.setTimeout(60_000);

let admin: Browser;
let shop: Seller;

beforeAll(async () => {
  ({ admin, shop } = await createShop({ listings: 1000, photos: 10, featured: 10 }));
});
afterAll(() => stopQueue());

const complete = { details: { condition: "used", stock: 1, pickup: true } };

async function inState(status: ListingStatus): Promise<string> {
  return (await createListing({ vendorId: shop.vendorId, status, ...complete })).id;
}

async function statusOf(id: string): Promise<string | undefined> {
  return (await db.listing.findUnique({ where: { id }, select: { status: true } }))?.status;
}

describe("deleting a listing", () => {
  function remove(browser: Browser, id: string) {
    return browser.delete(one.DELETE, `/api/listings/${id}`, { params: { id } });
  }

  test("deletes a draft and removes a public listing", async () => {
    const draft = String((await create(shop.browser, { category: "services" })).body.id);
    expect((await remove(shop.browser, draft)).body).toEqual({ id: draft, outcome: "deleted" });
    expect(await statusOf(draft)).toBeUndefined();
    const { id } = await createLiveListing(shop, admin);
    expect((await remove(shop.browser, id)).body).toEqual({ id, outcome: "removed" });
    const visitor = (await createSignedInPerson()).browser;
    expect((await visitor.get(one.GET, `/api/listings/${id}`, { params: { id } })).status).toBe(410);
  });
});

test.each([
  ["wrote about", (listingId: string, starterId: string) => startConversationAbout(listingId, starterId)],
  [
    "reviewed",
    async (listingId: string, authorId: string) => {
      await createReview({ listingId, authorId, vendorId: shop.vendorId, status: "hidden" });
    },
  ],
])("removes but doesn’t delete an unpublished listing that a person %s", async (_, use) => {
  const id = await inState("changes_requested");
  await db.listing.update({ where: { id }, data: { publishedAt: null, expiresAt: null } });
  await use(id, (await createSignedInPerson()).person.id);
  const answer = await shop.browser.delete(one.DELETE, `/api/listings/${id}`, { params: { id } });
  expect([answer.status, answer.body]).toEqual([200, { id, outcome: "removed" }]);
  expect(await statusOf(id)).toBe("removed");
});

async function startConversationAbout(listingId: string, starterId: string): Promise<void> {
  await db.conversation.create({ data: { listingId, starterId, ownerId: shop.person.id } });
}

describe("POST /api/listings/bulk", () => {
  test("continues after a failing row and reports it", async () => {
    const ids = [await inState("approved"), await inState("approved"), await inState("approved")];
    await rows(sql`
      ALTER TABLE listings ADD CONSTRAINT stuck CHECK (id <> ${raw(`'${ids[1]}'`)} OR status <> 'paused') NOT VALID`);
    const { status, body } = await shop.browser.post(bulk.POST, "/api/listings/bulk", {
      body: { action: "pause", ids },
    });
    await rows(sql`ALTER TABLE listings DROP CONSTRAINT stuck`);
    expect(status).toBe(200);
    expect((body.results as { ok: boolean }[]).map(({ ok }) => ok)).toEqual([true, false, true]);
    expect((body.results as { error: string | null }[])[1]?.error).toEqual(expect.any(String));
    expect([await statusOf(ids[0]!), await statusOf(ids[1]!)]).toEqual(["paused", "approved"]);
  });

  test("reports the result of each listing", async () => {
    const live = await createLiveListing(shop, admin);
    const draft = await inState("draft");
    const body = { action: "pause", ids: [live.id, draft] };
    const answer = await shop.browser.post(bulk.POST, "/api/listings/bulk", { body });
    expect(answer.body.results).toEqual([
      expect.objectContaining({ id: live.id, ok: true, status: "paused" }),
      expect.objectContaining({ id: draft, ok: false, error: "You can’t pause a listing that’s draft." }),
    ]);
  });

  test("changes prices and records the history of live listings", async () => {
    const [first, second] = [
      await createLiveListing(shop, admin),
      await createLiveListing(shop, admin, { price: 99.99 }),
    ];
    const body = { action: "price", ids: [first.id, second.id], price: { kind: "percent", value: -10 } };
    const answer = await shop.browser.post(bulk.POST, "/api/listings/bulk", { body });
    expect(answer.body.results).toEqual([
      expect.objectContaining({ ok: true, price: 432 }),
      expect.objectContaining({ ok: true, price: 89.99 }),
    ]);
    const history = await db.priceChange.findMany({
      where: { listingId: first.id },
      orderBy: { changedAt: "asc" },
      select: { priceCents: true, previousCents: true },
    });
    expect(history).toEqual([
      { priceCents: 48_000n, previousCents: null },
      { priceCents: 43_200n, previousCents: 48_000n },
    ]);
    expect(await statusOf(first.id)).toBe("approved");
  });

  test("requires a price for price changes", async () => {
    const body = { action: "price", ids: [shop.vendorId] };
    expect((await shop.browser.post(bulk.POST, "/api/listings/bulk", { body })).status).toBe(422);
  });
});
