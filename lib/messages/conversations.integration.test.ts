import { randomUUID } from "node:crypto";
import * as archive from "@/app/api/conversations/[id]/archive/route";
import * as complete from "@/app/api/conversations/[id]/complete/route";
import * as deal from "@/app/api/conversations/[id]/deal/route";
import * as offers from "@/app/api/conversations/[id]/offers/route";
import * as read from "@/app/api/conversations/[id]/read/route";
import * as one from "@/app/api/conversations/[id]/route";
import * as unarchive from "@/app/api/conversations/[id]/unarchive/route";
import * as step from "@/app/api/offers/[id]/[action]/route";
import { db, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextCursor } from "@/lib/shared/link-header";
import { createJob, createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { waitForBlocked } from "@/prisma/test/locks";
import {
  act,
  countUnread,
  list,
  show,
  createPersonWithBrowser,
  start,
  createConversation,
  thread,
  write,
} from "@/prisma/test/conversations";
import type { DealDto } from "./deal.contract";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("a conversation", () => {
  test("shows each side the other person and the subject", async () => {
    const { customer, vendor, listingId, id } = await createConversation();
    const seen = await show(customer, id);
    expect(seen).toMatchObject({
      side: "starter",
      other: { id: vendor.id, role: "vendor", vendorId: vendor.vendorId },
      subject: { kind: "listing", id: listingId, title: "Oak desk", status: "approved" },
      unread: 0,
      last: { text: "Is it still there?", mine: true },
      obstacle: null,
    });
    expect(seen.other.name).toMatch(/^Business of/);
    expect(await show(vendor, id)).toMatchObject({
      side: "owner",
      other: { id: customer.id, name: "Robin M.", vendorId: null, verified: false },
      unread: 1,
      last: { mine: false },
    });
  });

  test("creates one conversation per subject and person, even if started repeatedly", async () => {
    const { customer, vendor, listingId, id } = await createConversation();
    const again = await Promise.all(
      ["One", "Two", "Three"].map((text) => start(customer, { listingId }, text)),
    );
    expect(again.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([201, id]));
    const { vendorId } = vendor;
    const shop = await Promise.all(["Hi", "Hello"].map((text) => start(customer, { vendorId }, text)));
    expect(new Set(shop.map(({ body }) => body.id)).size).toBe(1);
    expect(shop[0]?.body.subject).toMatchObject({ kind: "vendor", id: vendorId });
    const { id: jobId } = await createJob({ posterId: vendor.id });
    expect((await start(customer, { jobId })).body.subject).toMatchObject({ kind: "job", id: jobId });
    expect(await db.conversation.count({ where: { starterId: customer.id } })).toBe(3);
    expect(await countUnread(vendor)).toBe(7);
    const days = await db.listingDay.findMany({ where: { listingId }, select: { enquiries: true } });
    expect(days).toEqual([{ enquiries: 1 }]);
    const shopDays = await db.vendorDay.findMany({ where: { vendorId }, select: { enquiries: true } });
    expect(shopDays).toEqual([{ enquiries: 1 }]);
  });

  test("refuses a message if its sender is suspended while it waits", async () => {
    const { vendor, id } = await createConversation();
    const { answer } = await transaction(async (tx) => {
      await tx.rows(sql`SELECT 1 FROM conversations WHERE id = ${id}::uuid FOR UPDATE`);
      const answer = write(vendor, id, "It is.");
      await waitForBlocked();
      const data = { status: "suspended", decisionReason: "Spam" } as const;
      await db.vendor.update({ where: { id: vendor.vendorId }, data });
      return { answer };
    });
    expect((await answer).status).toBe(403);
    expect(await db.message.count({ where: { senderId: vendor.id } })).toBe(0);
  });

  test("refuses a conversation with oneself, about a gone, hidden, or unknown subject, or about two subjects", async () => {
    const { customer, vendor, listingId } = await createConversation();
    expect((await start(vendor, { listingId })).status).toBe(422);
    expect((await start(customer, { listingId, vendorId: vendor.vendorId })).status).toBe(422);
    expect((await start(customer, {})).status).toBe(422);
    expect((await start(customer, { listingId: randomUUID() })).status).toBe(404);
    const { vendorId } = vendor;
    for (const [state, status] of [
      ["sold", 409],
      ["expired", 409],
      ["draft", 404],
      ["removed", 404],
    ] as const) {
      const listing = await createListing({ vendorId, status: state });
      expect([state, (await start(customer, { listingId: listing.id })).status]).toEqual([state, status]);
    }
    const filled = await createJob({ posterId: vendor.id, status: "filled" });
    expect((await start(customer, { jobId: filled.id })).status).toBe(409);
    const pending = await createPersonWithBrowser({ vendorStatus: "pending" });
    expect((await start(customer, { vendorId: pending.vendorId })).status).toBe(404);
    expect(await db.conversation.count({ where: { starterId: customer.id } })).toBe(1);
  });

  test("continues after its listing is sold", async () => {
    const { customer, listingId, id } = await createConversation();
    await db.listing.update({ where: { id: listingId }, data: { status: "sold" } });
    expect((await start(customer, { listingId }, "Is the other one sold too?")).body.id).toBe(id);
    expect((await write(customer, id, "Hello?")).status).toBe(201);
  });

  test("hides the conversation from other people", async () => {
    const { id } = await createConversation();
    const other = await createPersonWithBrowser();
    const paths = `/api/conversations/${id}`;
    expect((await other.get(one.GET, paths, { params: { id } })).status).toBe(404);
    expect((await thread(other, id)).status).toBe(404);
    expect((await write(other, id, "Hello")).status).toBe(404);
    for (const { POST } of [read, archive, unarchive]) expect((await act(POST, other, id)).status).toBe(404);
    expect((await list(other)).items).toEqual([]);
    expect((await list(other, { search: "still" })).items).toEqual([]);
    expect(await db.message.count({ where: { conversationId: id } })).toBe(1);
  });

  test("shows a conversation but refuses messages while one side is blocked or suspended", async () => {
    const { customer, vendor, id } = await createConversation();
    const block = { blockerId: customer.id, blockedId: vendor.id };
    await db.block.create({ data: block });
    expect([(await show(customer, id)).obstacle, (await show(vendor, id)).obstacle]).toEqual([
      "you_blocked",
      "they_unavailable",
    ]);
    for (const side of [customer, vendor]) expect((await write(side, id, "Hello")).status).toBe(403);
    expect((await start(customer, { vendorId: vendor.vendorId })).status).toBe(403);
    await db.block.deleteMany({ where: block });
    await db.vendor.update({
      where: { id: vendor.vendorId },
      data: { status: "suspended", decisionReason: "Spam" },
    });
    expect([(await show(customer, id)).obstacle, (await show(vendor, id)).obstacle]).toEqual([
      "they_unavailable",
      "you_suspended",
    ]);
    for (const side of [customer, vendor]) expect((await write(side, id, "Hello")).status).toBe(403);
    expect((await thread(vendor, id)).items).toHaveLength(1);
    expect(await db.conversation.count({ where: { starterId: customer.id } })).toBe(1);
  });
});

describe("an inbox", () => {
  test("has folders, a search, and pages, most recent first", async () => {
    const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
    const customer = await createPersonWithBrowser({ firstName: "Quincy" });
    const ids: string[] = [];
    for (const title of ["Red lamp", "Green chair", "Blue 100% wool rug"]) {
      const { id: listingId } = await createListing({ vendorId: vendor.vendorId, title });
      ids.unshift((await start(customer, { listingId }, `About the ${title}`)).body.id as string);
    }
    const shown = async (query: Record<string, string> = {}) =>
      (await list(vendor, query)).items.map(({ id }) => id);
    expect(await shown()).toEqual(ids);
    const first = await list(vendor, { limit: "2" });
    expect(first.headers.get("x-total-count")).toBe("3");
    expect(await shown({ limit: "2", cursor: nextCursor(first.headers) ?? "" })).toEqual(ids.slice(2));
    const [rug = "", chair = ""] = ids;
    await act(read.POST, vendor, chair);
    expect(await shown({ box: "unread" })).toEqual([rug, ids[2]]);
    expect((await act(archive.POST, vendor, chair)).body).toMatchObject({ id: chair, archived: true });
    expect([await shown(), await shown({ box: "archived" })]).toEqual([[rug, ids[2]], [chair]]);
    await act(unarchive.POST, vendor, chair);
    await act(archive.POST, vendor, rug);
    await write(customer, rug, "Hello again");
    expect(await shown()).toEqual([rug, chair, ids[2]]);
    expect(await shown({ search: "green CHAIR" })).toEqual([chair]);
    expect(await shown({ search: "quincy" })).toHaveLength(3);
    expect(await shown({ search: "hello again" })).toEqual([rug]);
    expect(await shown({ search: "0%" })).toEqual([rug]);
    expect(await shown({ search: "%" })).toEqual([rug]);
    const { subject } = await show(customer, chair);
    expect((await list(customer, { about: subject.id })).items.map(({ id }) => id)).toEqual([chair]);
    expect((await list(customer, { cursor: "nonsense" })).status).toBe(400);
  });

  test("excludes archived conversations from unread counts but not from searches", async () => {
    const { customer, vendor, id } = await createConversation();
    for (const [side, other] of [
      [vendor, customer],
      [customer, vendor],
    ] as const) {
      await write(other, id, "Are you there?");
      expect(await countUnread(side)).not.toBe(0);
      await act(archive.POST, side, id);
      const shown = async (query: Record<string, string>) =>
        (await list(side, query)).items.map((one) => one.id);
      expect(await countUnread(side)).toBe(0);
      expect(await shown({ box: "unread" })).toEqual([]);
      expect(await shown({ box: "all" })).toEqual([]);
      expect(await shown({ box: "all", search: "oak desk" })).toEqual([id]);
      expect(await shown({ box: "archived", search: "oak desk" })).toEqual([id]);
      expect(await shown({ box: "unread", search: "oak desk" })).toEqual([]);
      await act(unarchive.POST, side, id);
      expect(await countUnread(side)).not.toBe(0);
    }
  });
});

describe("quantities", () => {
  function offer(browser: Browser, id: string, quantity: number) {
    const body = { amount: 30 * quantity, quantity };
    return browser.post(offers.POST, `/api/conversations/${id}/offers`, { params: { id }, body });
  }

  async function decide(browser: Browser, id: string, action: string) {
    const { body } = await browser.get(deal.GET, `/api/conversations/${id}/deal`, { params: { id } });
    const offerId = (body as unknown as DealDto).offer?.id ?? "";
    const params = { id: offerId, action };
    return browser.post(step.POST, `/api/offers/${offerId}/${action}`, { params, body: {} });
  }

  async function chairs() {
    const { vendor } = await createConversation();
    const details = { condition: "new", pickup: true, stock: 5 };
    const { id: listingId } = await createListing({ vendorId: vendor.vendorId, details });
    const [one, two] = [await createPersonWithBrowser(), await createPersonWithBrowser()];
    const [first, second] = [await start(one, { listingId }), await start(two, { listingId })];
    const left = async () => {
      const { status, details: now } = await db.listing.findUniqueOrThrow({ where: { id: listingId } });
      return [status, (now as { stock: number }).stock];
    };
    return { vendor, one, two, first: String(first.body.id), second: String(second.body.id), left };
  }

  test("decreases a quantity by an accepted offer, and restores it when the deal is called off", async () => {
    const { vendor, one, first, left } = await chairs();
    const tooMany = await offer(one, first, 6);
    expect([tooMany.status, tooMany.body.error]).toEqual([422, "Only 5 left"]);
    for (const quantity of [0, 1.5, 10_001]) expect((await offer(one, first, quantity)).status).toBe(422);
    const made = await offer(one, first, 3);
    expect([made.status, made.body]).toMatchObject([201, { offer: { reserves: false } }]);
    const [line] = (await thread(one, first)).items;
    expect(line?.text).toBe("Offered $90.00 for 3.");
    expect((await decide(vendor, first, "accept")).status).toBe(200);
    expect(await left()).toEqual(["approved", 2]);
    expect((await decide(one, first, "call_off")).status).toBe(200);
    expect(await left()).toEqual(["approved", 5]);
  });

  test("refuses an offer for more than the stock, and reserves and sells the last pieces together", async () => {
    const { vendor, one, two, first, second, left } = await chairs();
    await offer(one, first, 3);
    await offer(two, second, 3);
    expect((await decide(vendor, first, "accept")).status).toBe(200);
    const refused = await decide(vendor, second, "accept");
    expect([refused.status, refused.body.error]).toEqual([409, "Only 2 left"]);
    expect(await left()).toEqual(["approved", 2]);
    await decide(two, second, "withdraw");
    expect((await offer(two, second, 2)).status).toBe(201);
    expect((await decide(vendor, second, "accept")).status).toBe(200);
    expect(await left()).toEqual(["reserved", 2]);
    expect((await act(complete.POST, vendor, second)).status).toBe(200);
    expect((await left())[0]).toBe("sold");
  });

  test("counts returned pieces as the only stock while the last ones are reserved", async () => {
    const { vendor, one, two, first, second, left } = await chairs();
    await offer(one, first, 3);
    await offer(two, second, 2);
    await decide(vendor, first, "accept");
    await decide(vendor, second, "accept");
    expect(await left()).toEqual(["reserved", 2]);
    await decide(one, first, "call_off");
    expect(await left()).toEqual(["approved", 3]);
    await decide(two, second, "call_off");
    expect(await left()).toEqual(["approved", 5]);
  });

  test("gives two offers accepted at once different pieces", async () => {
    const { vendor, one, two, first, second, left } = await chairs();
    await offer(one, first, 3);
    await offer(two, second, 3);
    const answers = await Promise.all([decide(vendor, first, "accept"), decide(vendor, second, "accept")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await left()).toEqual(["approved", 2]);
  });
});
