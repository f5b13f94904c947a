import { randomUUID } from "node:crypto";
import * as read from "@/app/api/conversations/[id]/read/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextCursor } from "@/lib/shared/link-header";
import { newcomer } from "@/prisma/test/sign-in";
import { act, countUnread, show, start, talk, thread, write } from "@/prisma/test/talks";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

describe("messages", () => {
  test("come the newest first, a page at a time, in the order in which both wrote at once", async () => {
    const { customer, vendor, id } = await talk();
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

  test("are sent once for a key, also when it is tried twice at once", async () => {
    const { customer, vendor, id } = await talk();
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
  ])("with the text %j are answered %i", async (text, status) => {
    const { customer, id } = await talk();
    expect((await write(customer, id, text)).status).toBe(status);
  });

  test("keep exact counts while one writes and the other reads", async () => {
    const { customer, vendor, id } = await talk();
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

  test("are read up to the one that is named, and tell their sender when", async () => {
    const { customer, vendor, id } = await talk();
    const { body: second } = await write(customer, id, "Second");
    await write(customer, id, "Third");
    expect((await act(read.POST, vendor, id, { upTo: second.id })).body).toEqual({ unread: 1 });
    const { items } = await thread(customer, id);
    expect(items.map(({ readAt }) => readAt !== null)).toEqual([false, true, true]);
    expect((await act(read.POST, customer, id)).body).toEqual({ unread: 0 });
    expect(await countUnread(vendor)).toBe(1);
  });

  test("of the owner's first answer tell how long it took", async () => {
    const { customer, vendor, id } = await talk();
    const ago = new Date(Date.now() - 3_600_000);
    await db.conversation.update({ where: { id }, data: { createdAt: ago } });
    await write(customer, id, "Hello?");
    await write(vendor, id, "Yes");
    const { firstReplySeconds: first } = await db.conversation.findUniqueOrThrow({ where: { id } });
    expect(first).toBeGreaterThanOrEqual(3600);
    await write(vendor, id, "Still here");
    expect((await db.conversation.findUniqueOrThrow({ where: { id } })).firstReplySeconds).toBe(first);
  });

  test("are at most 100 a day, 3 before the email is confirmed; what failed does not count", async () => {
    const { vendor, id } = await talk();
    const { person, browser } = await newcomer();
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
  test("is told once by bell and mail until it is read, and once more after that", async () => {
    const { customer, vendor, id } = await talk();
    await write(customer, id, "And the chair?");
    const told = () =>
      db.notification.findMany({ where: { userId: vendor.id }, orderBy: { createdAt: "asc" } });
    const mails = () => db.mail.findMany({ where: { userId: vendor.id }, orderBy: { createdAt: "asc" } });
    expect(await told()).toMatchObject([
      { type: "message", title: "New message from Robin M.", href: `/messages/${id}`, readAt: null },
    ]);
    expect(await mails()).toMatchObject([{ subject: "Robin M. sent you a message" }]);
    await act(read.POST, vendor, id);
    expect((await told())[0]?.readAt).not.toBeNull();
    await write(customer, id, "Still there?");
    expect(await told()).toHaveLength(2);
    const waiting = (await mails()).at(-1);
    expect(waiting?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 4 * 60_000);
    await act(read.POST, vendor, id);
    expect((await mails()).map((mail) => mail.id)).not.toContain(waiting?.id);
  });

  test("is an event for both, and reading it too", async () => {
    const { customer, vendor, id } = await talk();
    const count = (userId: string) =>
      db.liveEvent.count({ where: { userId, topic: "message", subjectId: id } });
    expect([await count(customer.id), await count(vendor.id)]).toEqual([1, 1]);
    await act(read.POST, vendor, id);
    await act(read.POST, vendor, id);
    expect([await count(customer.id), await count(vendor.id)]).toEqual([2, 2]);
  });
});
