import * as complete from "@/app/api/conversations/[id]/complete/route";
import * as deal from "@/app/api/conversations/[id]/deal/route";
import * as offers from "@/app/api/conversations/[id]/offers/route";
import * as desk from "@/app/api/listings/[id]/[action]/route";
import * as reviews from "@/app/api/listings/[id]/reviews/route";
import * as step from "@/app/api/offers/[id]/[action]/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import {
  act,
  countUnread,
  createPersonWithBrowser,
  start,
  createConversation,
  thread,
} from "@/prisma/test/conversations";
import { settleDeals } from "./closing.commands";
import type { DealDto } from "@/lib/messages/deal.contract";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("closing deals", () => {
  async function show(browser: Browser, id: string): Promise<DealDto> {
    const { body } = await browser.get(deal.GET, `/api/conversations/${id}/deal`, { params: { id } });
    return body as unknown as DealDto;
  }

  async function decide(browser: Browser, id: string, action: string): Promise<number> {
    const offerId = (await show(browser, id)).offer?.id ?? "";
    const params = { id: offerId, action };
    return (await browser.post(step.POST, `/api/offers/${offerId}/${action}`, { params, body: {} })).status;
  }

  async function agree(customer: Browser, vendor: Browser, id: string): Promise<void> {
    const body = { amount: 80 };
    await customer.post(offers.POST, `/api/conversations/${id}/offers`, { params: { id }, body });
    expect(await decide(vendor, id, "accept")).toBe(200);
  }

  async function atDesk(vendor: Browser, id: string, action: string): Promise<void> {
    const { status } = await vendor.post(desk.POST, `/api/listings/${id}/${action}`, {
      params: { id, action },
      body: {},
    });
    expect(status).toBe(200);
  }

  async function listing(id: string): Promise<{ status: string; stock: unknown }> {
    const { status, details } = await db.listing.findUniqueOrThrow({ where: { id } });
    return { status, stock: (details as { stock?: unknown }).stock };
  }

  const countNotices = (userId: string, title: string) => db.notification.count({ where: { userId, title } });

  test("closes the deal with the buyer for a sale at the desk, and notifies the buyer once", async () => {
    const { customer, vendor, listingId, id } = await createConversation();
    await agree(customer, vendor, id);
    await settleDeals();
    expect(await show(customer, id)).toMatchObject({ closedAt: null, canComplete: false });
    const unread = await countUnread(customer);
    await atDesk(vendor, listingId, "sell");
    await Promise.all([settleDeals(), settleDeals()]);
    const { closedAt, offer, canComplete } = await show(vendor, id);
    expect([closedAt === null, offer?.status, offer?.actions, canComplete]).toEqual([
      false,
      "accepted",
      [],
      false,
    ]);
    const [line] = (await thread(customer, id)).items;
    expect(line).toMatchObject({ senderId: null, text: expect.stringContaining("This deal is complete.") });
    expect(await countUnread(customer)).toBe(unread);
    expect([
      await countNotices(customer.id, "Your deal is complete"),
      await countNotices(vendor.id, "Your deal is complete"),
    ]).toEqual([1, 0]);
    expect(await db.mail.count({ where: { userId: customer.id, template: "deal" } })).toBe(1);
    // One review request, emailed a day later to the buyer only, and not at all if the review exists by then.
    const due = { template: "review_due" };
    const [mail] = await db.mail.findMany({ where: { ...due, userId: { in: [customer.id, vendor.id] } } });
    expect(mail?.userId).toBe(customer.id);
    expect(mail!.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect(await countNotices(customer.id, "How was Oak desk?")).toBe(1);
    expect([(await show(customer, id)).canReview, (await show(vendor, id)).canReview]).toEqual([true, false]);
    const body = { rating: 5, text: "Solid desk, as described.", photos: [] };
    const path = `/api/listings/${listingId}/reviews`;
    const headers = { "idempotency-key": "01890000-0000-7000-8000-00000000abcd" };
    const written = await customer.post(reviews.POST, path, { params: { id: listingId }, body, headers });
    expect(written.status).toBe(201);
    expect((await show(customer, id)).canReview).toBe(false);
    expect(await db.mail.count({ where: { ...due, userId: customer.id } })).toBe(0);
    expect(
      await db.notification.count({
        where: { userId: customer.id, title: "How was Oak desk?", readAt: null },
      }),
    ).toBe(0);
  });

  test.each([
    ["closes", "a sale", undefined, "withdrawn"],
    ["closes", "the end of a rental", { category: "realestate", listingType: "rent" }, "withdrawn"],
    ["keeps", "the completion of a service", { category: "services" }, "pending"],
  ] as const)("%s the pending edit at %s through a deal", async (_verb, _deal, kind, status) => {
    const { customer, vendor, listingId, id } = await createConversation(kind);
    await agree(customer, vendor, id);
    const changes = { title: "Oak desk with lamp" };
    const edit = await db.listingRevision.create({ data: { listingId, baseVersion: 1, changes } });
    expect((await act(complete.POST, vendor, id)).status).toBe(200);
    expect(await db.listingRevision.findUniqueOrThrow({ where: { id: edit.id } })).toMatchObject({ status });
  });

  test("ends the deal for a release at the desk, and allows another offer", async () => {
    const { customer, vendor, listingId, id } = await createConversation();
    await agree(customer, vendor, id);
    await atDesk(vendor, listingId, "release");
    await settleDeals();
    await settleDeals();
    expect(await show(customer, id)).toMatchObject({
      offer: { status: "withdrawn" },
      canOffer: true,
      closedAt: null,
    });
    expect(await countNotices(customer.id, "The vendor made the listing available again")).toBe(1);
  });

  test.each(["customer", "vendor"] as const)(
    "lets the %s call off a deal, which makes the item available again",
    async (who) => {
      const people = await createConversation();
      const { customer, vendor, listingId, id } = people;
      await agree(customer, vendor, id);
      const stranger = await createPersonWithBrowser();
      const offerId = (await show(customer, id)).offer?.id ?? "";
      const params = { id: offerId, action: "call_off" };
      const path = `/api/offers/${offerId}/call_off`;
      expect((await stranger.post(step.POST, path, { params, body: {} })).status).toBe(404);
      expect((await listing(listingId)).status).toBe("reserved");
      expect(await decide(people[who], id, "call_off")).toBe(200);
      expect((await listing(listingId)).status).toBe("approved");
      expect(await decide(people[who], id, "call_off")).toBe(409);
      expect((await act(complete.POST, vendor, id)).status).toBe(409);
      expect((await thread(customer, id)).items[0]?.text).toBe("Called off the deal at $80.00.");
    },
  );

  test("returns the piece of a called-off deal, and leaves the last one reserved by the other", async () => {
    const { vendor } = await createConversation();
    const details = { condition: "new", pickup: true, stock: 2 };
    const { id: listingId } = await createListing({ vendorId: vendor.vendorId, details });
    const buyers = [await createPersonWithBrowser(), await createPersonWithBrowser()] as const;
    const threads: string[] = [];
    for (const buyer of buyers) {
      const id = String((await start(buyer, { listingId })).body.id);
      threads.push(id);
      await agree(buyer, vendor, id);
    }
    const [first = "", second = ""] = threads;
    expect(await listing(listingId)).toEqual({ status: "reserved", stock: 1 });
    expect(await decide(buyers[0], first, "call_off")).toBe(200);
    expect(await listing(listingId)).toEqual({ status: "approved", stock: 1 });
    await settleDeals();
    expect((await show(buyers[1], second)).offer?.status).toBe("accepted");
    expect(await decide(buyers[1], second, "call_off")).toBe(200);
    expect(await listing(listingId)).toEqual({ status: "approved", stock: 2 });
  });

  test("sells no piece reserved by another deal", async () => {
    const { vendor } = await createConversation();
    const details = { condition: "new", pickup: true, stock: 2 };
    const { id: listingId } = await createListing({ vendorId: vendor.vendorId, details });
    const buyers = [await createPersonWithBrowser(), await createPersonWithBrowser()] as const;
    const threads: string[] = [];
    for (const buyer of buyers) {
      const id = String((await start(buyer, { listingId })).body.id);
      threads.push(id);
      await agree(buyer, vendor, id);
    }
    expect((await act(complete.POST, vendor, threads[0] ?? "")).status).toBe(200);
    expect((await listing(listingId)).status).toBe("reserved");
    expect((await act(complete.POST, vendor, threads[1] ?? "")).status).toBe(200);
    expect((await listing(listingId)).status).toBe("sold");
  });

  test("requests an answer from both sides once after 14 days, and lets the buyer complete the deal too", async () => {
    const { customer, vendor, listingId, id } = await createConversation();
    await agree(customer, vendor, id);
    const age = (days: number) =>
      rows(
        sql`UPDATE offers SET decided_at = now() - make_interval(days => ${days}::int) WHERE conversation_id = ${id}::uuid`,
      );
    await age(13);
    await settleDeals();
    expect(await show(customer, id)).toMatchObject({ asked: false, canComplete: false });
    expect((await act(complete.POST, customer, id)).status).toBe(409);
    await age(14);
    await settleDeals();
    await settleDeals();
    for (const person of [customer, vendor]) {
      expect(await countNotices(person.id, "Did your deal work out?")).toBe(1);
      expect(await show(person, id)).toMatchObject({ asked: true, canComplete: true });
    }
    expect((await act(complete.POST, customer, id)).body).toMatchObject({ asked: false, canComplete: false });
    expect((await listing(listingId)).status).toBe("sold");
  });
});
