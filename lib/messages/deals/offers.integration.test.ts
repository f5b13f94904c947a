import { randomUUID } from "node:crypto";
import * as deal from "@/app/api/conversations/[id]/deal/route";
import * as complete from "@/app/api/conversations/[id]/complete/route";
import * as offers from "@/app/api/conversations/[id]/offers/route";
import * as reading from "@/app/api/conversations/[id]/read/route";
import * as conversations from "@/app/api/conversations/route";
import * as step from "@/app/api/offers/[id]/[action]/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { askForViewing, createConversations, stepViewing } from "@/prisma/test/deals";
import { act, createPersonWithBrowser, start, createConversation, thread } from "@/prisma/test/conversations";
import type { DealDto } from "@/lib/messages/deal.contract";
import { endOffers } from "./ending.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

function offer(browser: Browser, id: string, amount: unknown, key?: string) {
  const headers = key ? { "idempotency-key": key } : undefined;
  const path = `/api/conversations/${id}/offers`;
  return browser.post(offers.POST, path, { params: { id }, body: { amount }, headers });
}

function decide(browser: Browser, id: string, action: string) {
  return browser.post(step.POST, `/api/offers/${id}/${action}`, { params: { id, action }, body: {} });
}

async function show(browser: Browser, id: string): Promise<DealDto> {
  const { body } = await browser.get(deal.GET, `/api/conversations/${id}/deal`, { params: { id } });
  return body as unknown as DealDto;
}

async function offerId(browser: Browser, id: string): Promise<string> {
  return (await show(browser, id)).offer?.id ?? "none";
}

async function statusOf(listingId: string): Promise<string> {
  return (await db.listing.findUniqueOrThrow({ where: { id: listingId } })).status;
}

test("counters and accepts an offer, reserves the listing, and lets the owner complete the sale", async () => {
  const { customer, vendor, listingId, id } = await createConversation();
  expect(await show(customer, id)).toMatchObject({ offer: null, canOffer: true, canRequestViewing: false });
  expect((await show(vendor, id)).canOffer).toBe(false);
  expect((await offer(vendor, id, 90)).status).toBe(409);
  expect((await offer(customer, id, 80.5)).body).toMatchObject({
    offer: { mine: true, amount: 80.5, status: "open", actions: ["withdraw"] },
    canOffer: false,
  });
  expect((await offer(customer, id, 81)).status).toBe(409);
  const first = await offerId(vendor, id);
  expect((await show(vendor, id)).offer?.actions).toEqual(["accept", "decline"]);
  expect((await offer(vendor, id, 95)).status).toBe(201);
  expect((await decide(vendor, first, "accept")).status).toBe(409);
  const counter = await offerId(customer, id);
  expect((await decide(vendor, counter, "accept")).status).toBe(409);
  const { body } = await decide(customer, counter, "accept");
  expect(body).toMatchObject({
    offer: { id: counter, status: "accepted", reserves: true, actions: ["call_off"] },
    canComplete: false,
  });
  expect(await statusOf(listingId)).toBe("reserved");
  expect((await act(complete.POST, customer, id)).status).toBe(409);
  expect((await act(complete.POST, vendor, id)).body).toMatchObject({ canComplete: false });
  expect(await statusOf(listingId)).toBe("sold");
  expect((await show(customer, id)).closedAt).not.toBeNull();
  expect((await act(complete.POST, vendor, id)).status).toBe(409);
  const states = await db.offer.findMany({ where: { conversationId: id }, orderBy: { createdAt: "asc" } });
  expect(states.map(({ status, counterToId }) => [status, counterToId])).toEqual([
    ["countered", null],
    ["accepted", first],
  ]);
  const lines = (await thread(customer, id)).items.map(({ dealStep, text }) => [dealStep, text]).reverse();
  expect(lines).toEqual([
    [null, "Is it still there?"],
    ["offer", "Offered $80.50."],
    ["counter", "Countered with $95.00."],
    ["accept", "Accepted the offer of $95.00."],
    ["complete", "Marked the deal as completed."],
  ]);
  expect(await db.notification.count({ where: { userId: vendor.id, type: "offer" } })).toBe(2);
  expect(await db.notification.count({ where: { userId: customer.id, type: "offer" } })).toBe(2);
});

test("reserves the listing for one of two offers accepted at once", async () => {
  const { customer, vendor, listingId, id } = await createConversation();
  const other = await createPersonWithBrowser();
  const second = String((await start(other, { listingId })).body.id);
  await offer(customer, id, 80);
  await offer(other, second, 85);
  const [mine, theirs] = [await offerId(vendor, id), await offerId(vendor, second)];
  const both = await Promise.all([decide(vendor, mine, "accept"), decide(vendor, theirs, "accept")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const states = async () => {
    const found = await db.offer.findMany({ where: { listingId }, select: { status: true } });
    return found.map(({ status }) => status).sort();
  };
  expect(await states()).toEqual(["accepted", "open"]);
  await endOffers();
  expect(await states()).toEqual(["accepted", "open"]);
  await db.listing.update({ where: { id: listingId }, data: { status: "sold" } });
  await endOffers();
  await endOffers();
  expect(await states()).toEqual(["accepted", "declined"]);
  const loser = both[0]?.status === 200 ? other : customer;
  expect(
    await db.notification.count({
      where: { userId: loser.id, title: { startsWith: "Your offer was declined" } },
    }),
  ).toBe(1);
});

test("takes one of several pieces for an accepted offer, and leaves a service available", async () => {
  const { vendor } = await createConversation();
  const customer = await createPersonWithBrowser();
  const details = { condition: "new", pickup: true, stock: 3 };
  const chairs = await createListing({ vendorId: vendor.vendorId, details });
  const service = await createListing({ vendorId: vendor.vendorId, category: "services", details: {} });
  for (const { id: listingId } of [chairs, service]) {
    const id = String((await start(customer, { listingId })).body.id);
    await offer(customer, id, 40);
    expect((await decide(vendor, await offerId(vendor, id), "accept")).status).toBe(200);
    expect(await statusOf(listingId)).toBe("approved");
    expect((await act(complete.POST, vendor, id)).status).toBe(200);
    expect(await statusOf(listingId)).toBe("approved");
  }
  const left = await db.listing.findUniqueOrThrow({ where: { id: chairs.id } });
  expect(left.details).toEqual({ ...details, stock: 2 });
});

test("lets a vendor quote a price for a service, which the customer accepts", async () => {
  const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
  const customer = await createPersonWithBrowser();
  const { id: listingId } = await createListing({
    vendorId: vendor.vendorId,
    category: "services",
    details: {},
  });
  const id = String((await start(customer, { listingId })).body.id);
  expect((await offer(vendor, id, 300)).status).toBe(201);
  expect((await decide(customer, await offerId(customer, id), "accept")).body).toMatchObject({
    offer: { status: "accepted" },
  });
});

test("sends a price with a first message or alone, and nothing if no offer is possible", async () => {
  const { listingId } = await createConversation();
  const buyer = await createPersonWithBrowser();
  const body = { listingId, text: "Would this do?", offer: { amount: 70 } };
  const first = await buyer.post(conversations.POST, "/api/conversations", { body });
  expect(first.status).toBe(201);
  const id = String(first.body.id);
  expect((await thread(buyer, id)).items.map(({ text }) => text)).toEqual([
    "Offered $70.00.",
    "Would this do?",
  ]);
  expect((await show(buyer, id)).offer).toMatchObject({ amount: 70, status: "open" });
  const again = await buyer.post(conversations.POST, "/api/conversations", { body });
  expect(again.status).toBe(409);
  expect((await thread(buyer, id)).items).toHaveLength(2);
  const other = await createPersonWithBrowser();
  const withoutText = { listingId, offer: { amount: 71 } };
  const second = await other.post(conversations.POST, "/api/conversations", { body: withoutText });
  expect((await thread(other, String(second.body.id))).items.map(({ text }) => text)).toEqual([
    "Offered $71.00.",
  ]);
  const viewing = { listingId, viewing: { startsAt: new Date(Date.now() + 86_400_000).toISOString() } };
  const stranger = await createPersonWithBrowser();
  expect((await stranger.post(conversations.POST, "/api/conversations", { body: viewing })).status).toBe(409);
  expect(await db.conversation.count({ where: { starterId: stranger.id } })).toBe(0);
});

test("expires an unanswered offer after 72 hours, and allows another one", async () => {
  const { customer, vendor, id } = await createConversation();
  await offer(customer, id, 80);
  const first = await offerId(customer, id);
  await rows(sql`
    UPDATE offers SET created_at = now() - interval '73 hours', expires_at = now() - interval '1 hour'
    WHERE id = ${first}::uuid`);
  expect((await show(vendor, id)).offer).toMatchObject({ status: "expired", actions: [] });
  expect((await decide(vendor, first, "accept")).status).toBe(409);
  expect((await offer(customer, id, 85)).status).toBe(201);
  await endOffers();
  expect((await show(vendor, id)).offer).toMatchObject({ amount: 85, status: "open" });
  await decide(customer, await offerId(customer, id), "withdraw");
  expect((await show(vendor, id)).offer).toMatchObject({ status: "withdrawn" });
});

test("creates an offer once per key, for a valid amount, in one's own conversation about a listing", async () => {
  const { customer, vendor, listingId, id } = await createConversation();
  const key = randomUUID();
  const twice = await Promise.all([offer(customer, id, 80, key), offer(customer, id, 80, key)]);
  expect(twice.map(({ status }) => status)).toEqual([201, 201]);
  expect(await db.offer.count({ where: { conversationId: id } })).toBe(1);
  const stranger = await createPersonWithBrowser();
  const open = await offerId(customer, id);
  for (const action of ["accept", "decline", "withdraw"]) {
    expect((await decide(stranger, open, action)).status).toBe(404);
  }
  expect((await offer(stranger, id, 80)).status).toBe(404);
  const path = `/api/conversations/${id}/deal`;
  expect((await stranger.get(deal.GET, path, { params: { id } })).status).toBe(404);
  expect((await act(complete.POST, stranger, id)).status).toBe(404);
  for (const amount of [0, -1, 0.001, 1e12, "5", null]) {
    expect((await offer(customer, id, amount)).status).toBe(422);
  }
  const shop = String((await start(customer, { vendorId: vendor.vendorId })).body.id);
  expect((await offer(customer, shop, 80)).status).toBe(409);
  await db.block.create({ data: { blockerId: customer.id, blockedId: vendor.id } });
  expect((await decide(vendor, open, "accept")).status).toBe(403);
  expect(await statusOf(listingId)).toBe("approved");
});

describe("notices of a thread", () => {
  const unreadOf = async (userId: string) => {
    const found = await db.notification.findMany({
      where: { userId, readAt: null, type: { in: ["offer", "application"] } },
      orderBy: { createdAt: "asc" },
    });
    return found.map(({ title, body }) => body || title);
  };
  const read = (browser: Browser, id: string, body: object = {}) => act(reading.POST, browser, id, body);

  test("marks notices read with their thread up to the last read message", async () => {
    const [one, other] = [await createConversation(), await createConversation()];
    const { customer, vendor, id } = one;
    await offer(customer, id, 80);
    await offer(other.customer, other.id, 70);
    const [made] = (await thread(vendor, id)).items;
    await decide(customer, await offerId(customer, id), "withdraw");
    expect(await unreadOf(vendor.id)).toEqual(["Offered $80.00.", "Withdrew the offer of $80.00."]);
    await read(vendor, id, { upTo: made!.id });
    expect(await unreadOf(vendor.id)).toEqual(["Withdrew the offer of $80.00."]);
    await read(vendor, id);
    expect(await unreadOf(vendor.id)).toEqual([]);
    expect(await unreadOf(other.vendor.id)).toEqual(["Offered $70.00."]);
  });

  test("marks notices read for the person who answers the offer, not for the other side", async () => {
    const { customer, vendor, id } = await createConversation();
    await offer(customer, id, 80);
    await offer(vendor, id, 95);
    expect(await unreadOf(vendor.id)).toEqual([]);
    expect(await unreadOf(customer.id)).toEqual(["Countered with $95.00."]);
    await decide(customer, await offerId(customer, id), "accept");
    expect(await unreadOf(customer.id)).toEqual([]);
    expect(await unreadOf(vendor.id)).toEqual(["Accepted the offer of $95.00."]);
    await act(complete.POST, vendor, id);
    expect(await unreadOf(vendor.id)).toEqual([]);
    expect(await unreadOf(customer.id)).toEqual(["Marked the deal as completed."]);
  });

  test("marks notices read up to the site’s message about an ended offer", async () => {
    const { customer, vendor, id } = await createConversation();
    await offer(customer, id, 80);
    await read(vendor, id);
    await rows(sql`
      UPDATE offers SET created_at = now() - interval '73 hours', expires_at = now() - interval '1 hour'
      WHERE conversation_id = ${id}::uuid`);
    await endOffers();
    expect([(await unreadOf(vendor.id)).length, (await unreadOf(customer.id)).length]).toEqual([1, 1]);
    const [line] = (await thread(vendor, id)).items;
    for (const side of [vendor, customer]) {
      await read(side, id, { upTo: line!.id });
      expect(await unreadOf(side.id)).toEqual([]);
    }
  });

  test("marks notices read with the thread or by the answer, about viewings too", async () => {
    const home = { category: "realestate", propertyType: "condo", listingType: "rent", state: "TX" } as const;
    const { vendor, buyers } = await createConversations({ ...home, title: "Quiet condo" }, 2);
    const [first, second] = buyers;
    await askForViewing(first!.buyer, first!.id, daysFromNow(3).toISOString());
    await askForViewing(second!.buyer, second!.id, daysFromNow(4).toISOString());
    expect(await unreadOf(vendor.id)).toHaveLength(2);
    await stepViewing(vendor, first!.id, "confirm");
    expect(await unreadOf(vendor.id)).toHaveLength(1);
    await read(vendor, second!.id);
    expect(await unreadOf(vendor.id)).toEqual([]);
    await stepViewing(first!.buyer, first!.id, "decline");
    expect(await unreadOf(first!.buyer.id)).toEqual([]);
  });
});
