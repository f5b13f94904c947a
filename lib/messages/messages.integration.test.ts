import { randomUUID } from "node:crypto";
import * as blocksOne from "@/app/api/blocks/[userId]/route";
import * as blocksAll from "@/app/api/blocks/route";
import * as read from "@/app/api/conversations/[id]/read/route";
import * as one from "@/app/api/quick-replies/[id]/route";
import * as all from "@/app/api/quick-replies/route";
import { countFavorites } from "@/lib/favorites/queries";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextCursor } from "@/lib/shared/link-header";
import { createFavorite, createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import {
  act,
  countUnread,
  show,
  start,
  createConversation,
  thread,
  write,
} from "@/prisma/test/conversations";
import { getConversationDesk } from "./inbox/desk.queries";
import { conversationTodos } from "./inbox/desk.rules";
import { maxQuickReplies } from "./rules";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("messages", () => {
  test("lists messages newest first, page by page, in the order of concurrent writes", async () => {
    const { customer, vendor, id } = await createConversation();
    const texts = Array.from({ length: 20 }, (_, index) => `Line ${index}`);
    const sent = await Promise.all(
      texts.map((text, index) => write(index % 2 ? vendor : customer, id, text)),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const row = await db.conversation.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ starterMessages: 11, ownerMessages: 10, starterUnread: 10, ownerUnread: 11 });
    const first = await thread(customer, id, { limit: "15" });
    const second = await thread(customer, id, { limit: "15", cursor: nextCursor(first.headers) ?? "" });
    const found = [...first.items, ...second.items];
    expect([first.headers.get("x-total-count"), nextCursor(second.headers)]).toEqual(["21", null]);
    expect(new Set(found.map(({ createdAt }) => createdAt)).size).toBe(21);
    expect(found.map(({ createdAt }) => createdAt)).toEqual(
      [...found.map(({ createdAt }) => createdAt)].sort().reverse(),
    );
    expect(row.lastMessageText).toBe(found[0]?.text);
    expect(row.lastMessageAt.toISOString()).toBe(found[0]?.createdAt);
    expect(found.filter(({ mine }) => mine)).toHaveLength(11);
  });

  test("sends a message once per key, even for two concurrent requests", async () => {
    const { customer, vendor, id } = await createConversation();
    const key = randomUUID();
    const tries = await Promise.all([write(customer, id, "Once", key), write(customer, id, "Once", key)]);
    const again = await write(customer, id, "Once", key);
    expect(new Set([...tries, again].map(({ body }) => body.id)).size).toBe(1);
    expect((await write(customer, id, "Other", key)).status).toBe(422);
    expect(await countUnread(vendor)).toBe(2);
    const about = { vendorId: vendor.vendorId };
    const begun = randomUUID();
    const starts = [await start(customer, about, "Hi", begun), await start(customer, about, "Hi", begun)];
    expect(starts[1]?.body).toEqual(starts[0]?.body);
    expect(await countUnread(vendor)).toBe(3);
  });

  test.each([
    ["", 422],
    ["   ", 422],
    ["x".repeat(2001), 422],
    ["x".repeat(2000), 201],
  ])("answers for the text %j with the status %i", async (text, status) => {
    const { customer, id } = await createConversation();
    expect((await write(customer, id, text)).status).toBe(status);
  });

  test("counts exactly while one side writes and the other reads", async () => {
    const { customer, vendor, id } = await createConversation();
    const rounds = Array.from({ length: 12 }, (_, index) => index);
    await Promise.all(
      rounds.flatMap((round) => [write(customer, id, `Line ${round}`), act(read.POST, vendor, id)]),
    );
    const left = await db.message.count({ where: { conversationId: id, readAt: null } });
    expect((await show(vendor, id)).unread).toBe(left);
    expect(await countUnread(vendor)).toBe(left);
    expect((await act(read.POST, vendor, id)).body).toEqual({ unread: 0 });
    expect(await db.message.count({ where: { conversationId: id, readAt: null } })).toBe(0);
  });

  test("marks messages read up to the given one, and shows their sender when", async () => {
    const { customer, vendor, id } = await createConversation();
    const { body: second } = await write(customer, id, "Second");
    await write(customer, id, "Third");
    expect((await act(read.POST, vendor, id, { upTo: second.id })).body).toEqual({ unread: 1 });
    const { items } = await thread(customer, id);
    expect(items.map(({ readAt }) => readAt !== null)).toEqual([false, true, true]);
    expect((await act(read.POST, customer, id)).body).toEqual({ unread: 0 });
    expect(await countUnread(vendor)).toBe(1);
  });

  test("records how long the first answer of the owner took", async () => {
    const { customer, vendor, id } = await createConversation();
    const ago = new Date(Date.now() - 3_600_000);
    await db.conversation.update({ where: { id }, data: { createdAt: ago } });
    await write(customer, id, "Hello?");
    await write(vendor, id, "Yes");
    const { firstReplySeconds: first } = await db.conversation.findUniqueOrThrow({ where: { id } });
    expect(first).toBeGreaterThanOrEqual(3600);
    await write(vendor, id, "Still here");
    expect((await db.conversation.findUniqueOrThrow({ where: { id } })).firstReplySeconds).toBe(first);
  });

  test("46: limits messages to 100 a day, or 3 before the email is confirmed, without failed ones", async () => {
    const { vendor, id } = await createConversation();
    const { person, browser } = await createSignedInPerson();
    const { vendorId } = vendor;
    expect((await write(browser, id, "Not mine")).status).toBe(404);
    for (const text of ["One", "Two", "Three"])
      expect((await start(browser, { vendorId }, text)).status).toBe(201);
    const fourth = await start(browser, { vendorId }, "Four");
    expect([fourth.status, fourth.body.error]).toEqual([
      429,
      "Confirm your email to send more than 3 messages a day.",
    ]);
    expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await db.message.count({ where: { senderId: person.id } })).toBe(3);
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: new Date() } });
    expect((await start(browser, { vendorId }, "Four")).status).toBe(201);
  });
});

describe("a new message", () => {
  test("notifies once by bell and mail until it is read, and again after that", async () => {
    const { customer, vendor, id } = await createConversation();
    await write(customer, id, "And the chair?");
    const readNotices = () =>
      db.notification.findMany({ where: { userId: vendor.id }, orderBy: { createdAt: "asc" } });
    const mails = () => db.mail.findMany({ where: { userId: vendor.id }, orderBy: { createdAt: "asc" } });
    expect(await readNotices()).toMatchObject([
      { type: "message", title: "New message from Robin M.", href: `/messages/${id}`, readAt: null },
    ]);
    expect(await mails()).toMatchObject([{ subject: "Robin M. sent you a message" }]);
    await act(read.POST, vendor, id);
    expect((await readNotices())[0]?.readAt).not.toBeNull();
    await write(customer, id, "Still there?");
    expect(await readNotices()).toHaveLength(2);
    const waiting = (await mails()).at(-1);
    expect(waiting?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    await act(read.POST, vendor, id);
    expect((await mails()).map((mail) => mail.id)).not.toContain(waiting?.id);
  });

  test("sends an event to both sides, also when it’s read", async () => {
    const { customer, vendor, id } = await createConversation();
    const count = (userId: string) =>
      db.liveEvent.count({ where: { userId, topic: "message", subjectId: id } });
    expect([await count(customer.id), await count(vendor.id)]).toEqual([1, 1]);
    await act(read.POST, vendor, id);
    await act(read.POST, vendor, id);
    expect([await count(customer.id), await count(vendor.id)]).toEqual([2, 2]);
  });
});

describe("desk", () => {
  test("counts only open items for each side of a conversation", async () => {
    const { customer, vendor, listingId, id } = await createConversation();
    await write(vendor, id, "It is.");
    const at = { conversationId: id, listingId };
    const offer = { ...at, amountCents: 100, proposedById: vendor.id };
    await db.offer.create({ data: { ...offer, expiresAt: daysFromNow(1) } });
    const viewing = { ...at, requestedById: customer.id, ownerId: vendor.id };
    await db.viewing.create({ data: { ...viewing, startsAt: daysFromNow(2) } });
    await db.viewing.create({ data: { ...viewing, startsAt: daysFromNow(-2) } });
    await db.viewing.create({ data: { ...viewing, startsAt: daysFromNow(1), status: "declined" } });

    const mine = await getConversationDesk(customer.id);
    expect(mine).toMatchObject({ unread: 1, offers: 1, offerIn: id });
    expect(mine.viewings).toMatchObject([{ conversationId: id, title: "Oak desk", yours: false }]);
    const theirs = await getConversationDesk(vendor.id);
    expect(theirs).toMatchObject({ unread: 1, offers: 0, offerIn: null, viewings: [{ yours: true }] });
    expect(conversationTodos(mine).map(({ text, href }) => [text, href])).toEqual([
      ["1 offer to answer", `/messages/${id}`],
      ["1 message to read", "/messages"],
    ]);
    expect(conversationTodos(theirs).map(({ text }) => text)).toEqual([
      "1 viewing to confirm",
      "1 message to read",
    ]);

    await db.offer.updateMany({
      where: { conversationId: id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect((await getConversationDesk(customer.id)).offers).toBe(0);
  });

  test("counts favorites as the list does", async () => {
    const { userId, listingId } = await createFavorite({ priceCents: 900_000_000n });
    const { id: sold } = await createListing({ status: "sold" });
    const { id: hidden } = await createListing({ status: "paused" });
    for (const other of [sold, hidden])
      await createFavorite({ userId, listingId: other, priceCents: 900_000_000n });
    expect(await countFavorites(userId)).toEqual({ total: 2, cheaper: 1, gone: 1 });
    await db.listing.update({ where: { id: listingId }, data: { priceCents: 900_000_000n } });
    expect(await countFavorites(userId)).toMatchObject({ cheaper: 0 });
  });
});

describe("quick replies", () => {
  type Reply = { title: string; text: string };

  function create(browser: Browser, body: Partial<Reply> = { title: "Yes", text: "It is still there." }) {
    return browser.post(all.POST, "/api/quick-replies", { body });
  }

  async function list(browser: Browser): Promise<unknown> {
    return (await browser.get(all.GET, "/api/quick-replies")).body;
  }

  test("orders replies, and lets only their owner change and delete them", async () => {
    const [{ browser }, { browser: other }] = [await createSignedInPerson(), await createSignedInPerson()];
    const { body: first } = await create(browser);
    const { body: second } = await create(browser, { title: "No", text: "It's sold." });
    expect(await list(browser)).toEqual([first, second]);
    expect(await list(other)).toEqual([]);
    const id = first.id as string;
    const change = { params: { id }, body: { title: "Yes!", text: "It is." } };
    expect((await other.patch(one.PATCH, `/api/quick-replies/${id}`, change)).status).toBe(404);
    expect((await other.delete(one.DELETE, `/api/quick-replies/${id}`, { params: { id } })).status).toBe(404);
    const { body: changed } = await browser.patch(one.PATCH, `/api/quick-replies/${id}`, change);
    expect(changed).toEqual({ id, title: "Yes!", text: "It is.", updatedAt: expect.any(String) });
    const stale = { ...change.body, updatedAt: first.updatedAt };
    const lost = await browser.patch(one.PATCH, `/api/quick-replies/${id}`, { params: { id }, body: stale });
    expect([lost.status, lost.body.error]).toEqual([
      409,
      "You changed this quick reply in another tab or on another device. Please check it again.",
    ]);
    for (const [tag, status] of [
      [first.updatedAt, 409],
      [changed.updatedAt, 200],
    ]) {
      const headers = { "if-match": `"${String(tag)}"` };
      const answer = await browser.patch(one.PATCH, `/api/quick-replies/${id}`, { ...change, headers });
      expect(answer.status).toBe(status);
    }
    expect((await browser.delete(one.DELETE, `/api/quick-replies/${id}`, { params: { id } })).status).toBe(
      204,
    );
    expect(await list(browser)).toEqual([second]);
  });

  test("limits replies to 20, even with concurrent requests, and refuses an empty one", async () => {
    const { browser } = await createSignedInPerson();
    expect((await create(browser, { title: " ", text: "Hello" })).status).toBe(422);
    expect((await create(browser, { title: "Hello", text: "" })).status).toBe(422);
    const made = await Promise.all(Array.from({ length: maxQuickReplies + 3 }, () => create(browser)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(maxQuickReplies);
    expect(await list(browser)).toHaveLength(maxQuickReplies);
  });
});

describe("blocks", () => {
  function block(browser: Browser, userId: string) {
    return browser.post(blocksOne.POST, `/api/blocks/${userId}`, { params: { userId } });
  }

  function unblock(browser: Browser, userId: string) {
    return browser.delete(blocksOne.DELETE, `/api/blocks/${userId}`, { params: { userId } });
  }

  test("stops messages in both directions until lifted, and lists blocks for their creator", async () => {
    const { customer, vendor, id } = await createConversation();
    const twice = await Promise.all([block(vendor, customer.id), block(vendor, customer.id)]);
    expect(twice.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { blocked: true }]));
    expect((await vendor.get(blocksAll.GET, "/api/blocks")).body).toMatchObject([
      { id: customer.id, name: "Robin M.", photoUrl: null },
    ]);
    expect((await customer.get(blocksAll.GET, "/api/blocks")).body).toEqual([]);
    expect([(await show(vendor, id)).obstacle, (await show(customer, id)).obstacle]).toEqual([
      "you_blocked",
      "they_unavailable",
    ]);
    expect((await write(customer, id, "Hello")).status).toBe(403);
    expect((await start(customer, { vendorId: vendor.vendorId })).status).toBe(403);
    expect((await unblock(customer, vendor.id)).body).toEqual({ blocked: false });
    expect((await write(customer, id, "Hello")).status).toBe(403);
    expect((await unblock(vendor, customer.id)).body).toEqual({ blocked: false });
    expect((await write(customer, id, "Hello")).status).toBe(201);
  });

  test("refuses oneself and an unknown person", async () => {
    const { person, browser } = await createSignedInPerson();
    expect((await block(browser, person.id)).status).toBe(422);
    expect((await block(browser, randomUUID())).status).toBe(404);
    expect((await browser.get(blocksAll.GET, "/api/blocks")).body).toEqual([]);
  });
});
