import * as decide from "@/app/api/admin/held-messages/[id]/[action]/route";
import * as read from "@/app/api/admin/held-messages/[id]/text/route";
import * as conversations from "@/app/api/conversations/route";
import * as queue from "@/app/api/admin/held-messages/route";
import * as markRead from "@/app/api/conversations/[id]/read/route";
import { deleteUnused } from "@/lib/documents/removal.rows";
import { db, rows, sql, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import {
  countUnread,
  createPersonWithBrowser,
  list,
  show,
  start,
  thread,
  write,
} from "@/prisma/test/conversations";
import { makeOffer, showDeal, stepOffer } from "@/prisma/test/deals";
import { createSignedInPerson } from "@/prisma/test/sign-in";

jest.setTimeout(120_000);

afterAll(() => stopQueue());

const text = "I have a wonderful offer for you, please answer soon.";

async function createSeller() {
  const seller = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { id: listingId } = await createListing({ vendorId: seller.vendorId, title: "Oak desk" });
  return { seller, listingId };
}

async function createSender() {
  const sender = await createPersonWithBrowser();
  await db.user.update({ where: { id: sender.id }, data: { createdAt: daysFromNow(-30) } });
  return sender;
}

async function sendToFour(spell: (at: number) => string = () => text) {
  const sender = await createSender();
  for (let at = 0; at < 3; at += 1) {
    const { body } = await start(sender, { listingId: (await createSeller()).listingId }, spell(at));
    expect(body.held).toBe(false);
  }
  const fourth = await createSeller();
  const { status, body } = await start(sender, { listingId: fourth.listingId }, spell(3));
  return { sender, ...fourth, status, body, id: String(body.id) };
}

const heldIn = (conversationId: string) => db.heldMessage.findFirstOrThrow({ where: { conversationId } });
const createModerator = async () => (await createSignedInPerson({ role: "admin" })).browser;

function act(browser: Browser, id: string, action: string, body: object = {}) {
  const path = `/api/admin/held-messages/${id}/${action}`;
  return browser.post(decide.POST, path, { params: { id, action }, body });
}

function readText(browser: Browser, id: string) {
  return browser.post(read.POST, `/api/admin/held-messages/${id}/text`, { params: { id }, body: {} });
}

test("holds the fourth identical first message, which only its sender sees", async () => {
  const { sender, seller, listingId, status, body, id } = await sendToFour(
    (at) => ["", "!", " ", "?"][at] + text.toUpperCase(),
  );
  expect([status, body.held]).toEqual([201, true]);
  expect((await thread(sender, id)).items).toMatchObject([{ mine: true, held: "waiting", readAt: null }]);
  expect((await list(sender)).items[0]).toMatchObject({ id, held: true, last: { mine: true } });
  expect((await list(seller)).items).toEqual([]);
  expect((await list(seller, { about: listingId })).items).toEqual([]);
  expect((await list(seller, { search: "wonderful" })).items).toEqual([]);
  expect((await thread(seller, id)).items).toEqual([]);
  expect(await show(seller, id)).toMatchObject({ id, held: false, last: { text: "", mine: false } });
  expect(await countUnread(seller)).toBe(0);
  expect(await db.notification.count({ where: { userId: seller.id } })).toBe(0);
  expect(await db.mail.count({ where: { userId: seller.id } })).toBe(0);
  expect(await db.message.count({ where: { conversationId: id } })).toBe(0);
});

test("takes no more messages while the first one is held", async () => {
  const { sender, id } = await sendToFour();
  expect(await write(sender, id, "And now?")).toMatchObject({
    status: 409,
    body: { error: "Your first message is waiting for a check. You can write more once it’s delivered." },
  });
});

test("delivers a released message with its notice", async () => {
  const { sender, seller, id } = await sendToFour();
  const moderator = await createModerator();
  expect((await act(moderator, (await heldIn(id)).id, "release")).status).toBe(204);
  expect((await list(seller)).items).toMatchObject([{ id, unread: 1, last: { text } }]);
  expect((await thread(sender, id)).items).toMatchObject([{ text, held: null }]);
  expect(await db.notification.findMany({ where: { userId: seller.id } })).toMatchObject([
    { type: "message", body: text },
  ]);
  expect(await db.mail.count({ where: { userId: seller.id, template: "message" } })).toBe(1);
  expect((await show(sender, id)).held).toBe(false);
  expect((await write(sender, id, "And now?")).status).toBe(201);
  expect((await heldIn(id)).text).toBe("");
  const again = await act(moderator, (await heldIn(id)).id, "refuse", { reason: "It’s an ad." });
  expect(again.status).toBe(409);
});

test("notifies the sender of a refused message, which stays hidden from the recipient", async () => {
  const { sender, seller, id } = await sendToFour();
  const moderator = await createModerator();
  const held = (await heldIn(id)).id;
  expect(await act(moderator, held, "refuse")).toMatchObject({
    status: 422,
    body: { fields: { reason: "Give a reason. The sender will see it." } },
  });
  expect((await act(moderator, held, "refuse", { reason: "It’s an ad." })).status).toBe(204);
  expect((await thread(sender, id)).items).toMatchObject([{ text, held: "refused" }]);
  expect(await db.notification.findMany({ where: { userId: sender.id } })).toMatchObject([
    { title: "We didn’t deliver your message", body: "It’s an ad.", href: `/messages/${id}` },
  ]);
  expect(await db.mail.count({ where: { userId: sender.id, template: "message_refused" } })).toBe(1);
  await sender.post(markRead.POST, `/api/conversations/${id}/read`, { params: { id }, body: {} });
  expect(await db.notification.count({ where: { userId: sender.id, readAt: null } })).toBe(0);
  expect((await list(seller)).items).toEqual([]);
  for (const action of ["release", "refuse"]) {
    expect((await act(moderator, held, action, { reason: "It’s an ad." })).status).toBe(409);
  }
  expect((await write(sender, id, `${text} Really.`)).status).toBe(201);
  expect((await list(seller)).items).toMatchObject([{ id, unread: 1 }]);
});

test("lists a held message without its text, which a moderator reads with an entry in the audit log", async () => {
  const { sender, seller, id } = await sendToFour();
  const moderator = await createModerator();
  const held = (await heldIn(id)).id;
  const { body } = await moderator.get(queue.GET, "/api/admin/held-messages", { query: { limit: "100" } });
  const item = (body as unknown as { id: string }[]).find((one) => one.id === held);
  expect(item).toMatchObject({
    sender: { id: sender.id },
    recipient: { id: seller.id },
    about: "Oak desk",
    copies: 3,
  });
  expect(JSON.stringify(body)).not.toContain("wonderful");
  expect((await readText(moderator, held)).body).toEqual({ text, files: [] });
  expect(await db.auditEntry.findMany({ where: { subjectId: held } })).toMatchObject([
    { action: "held-message.read", data: { copies: 3 } },
  ]);
  await act(moderator, held, "release");
  expect((await readText(moderator, held)).status).toBe(404);
});

test("delivers ordinary questions, other texts, and texts of the day before", async () => {
  const question = await sendToFour(() => "Is this still available?");
  expect(question.body.held).toBe(false);
  const different = await sendToFour((at) => `${text} Number ${at}.`);
  expect(different.body.held).toBe(false);
  const sender = await createSender();
  for (let at = 0; at < 3; at += 1) {
    await start(sender, { listingId: (await createSeller()).listingId }, text);
  }
  await rows(sql`
    UPDATE messages SET created_at = created_at - interval '25 hours' WHERE sender_id = ${sender.id}::uuid`);
  expect((await start(sender, { listingId: (await createSeller()).listingId }, text)).body.held).toBe(false);
});

test("counts several listings of one seller as one person", async () => {
  const sender = await createSender();
  const { seller } = await createSeller();
  for (let at = 0; at < 5; at += 1) {
    const { id: listingId } = await createListing({ vendorId: seller.vendorId });
    expect((await start(sender, { listingId }, text)).body.held).toBe(false);
  }
});

test("answers 409 to the release of a message whose recipient has blocked its sender", async () => {
  const { sender, seller, id } = await sendToFour();
  await db.block.create({ data: { blockerId: seller.id, blockedId: sender.id } });
  const moderator = await createModerator();
  const held = await heldIn(id);
  expect((await act(moderator, held.id, "release")).status).toBe(409);
  expect((await heldIn(id)).status).toBe("waiting");
});

test("retains the files of a held message until it is delivered with them", async () => {
  const { sender, id } = await sendToFour();
  const file = { kind: "pdf", name: "held".repeat(8), originalName: "plan.pdf", bytes: 1 } as const;
  const { id: documentId } = await db.document.create({
    data: { ...file, ownerId: sender.id, mediaType: "application/pdf", sha256: "c".repeat(64) },
  });
  const held = await heldIn(id);
  await db.heldMessage.update({ where: { id: held.id }, data: { documentIds: [documentId] } });
  expect(await transaction((tx) => deleteUnused(tx, sql`d.id = ${documentId}::uuid`))).toEqual([]);
  expect((await thread(sender, id)).items[0]?.attachments).toMatchObject([
    { id: documentId, name: "plan.pdf" },
  ]);
  const moderator = await createModerator();
  expect((await readText(moderator, held.id)).body).toEqual({ text, files: ["plan.pdf"] });
  await act(moderator, held.id, "release");
  expect((await thread(sender, id)).items[0]?.attachments).toMatchObject([{ id: documentId }]);
});

describe("notes of offers", () => {
  const note = "Write to me about a wonderful opportunity for sellers.";

  async function offerTo(sender: Browser, id: string) {
    return makeOffer(sender, id, { amount: 80, note });
  }

  async function startOffer(sender: Browser) {
    const { seller, listingId } = await createSeller();
    const body = { listingId, text: "", offer: { amount: 80, note } };
    return { seller, ...(await sender.post(conversations.POST, "/api/conversations", { body })) };
  }

  test("are held for the fourth person, who gets the offer without it", async () => {
    const sender = await createSender();
    for (let at = 0; at < 3; at += 1) expect((await startOffer(sender)).status).toBe(201);
    const { seller, status, body } = await startOffer(sender);
    const id = String(body.id);
    expect([status, body.held]).toEqual([201, true]);
    expect((await thread(seller, id)).items.map(({ text: line }) => line)).toEqual(["Offered $80.00."]);
    expect((await showDeal(seller, id)).offer).toMatchObject({ amount: 80, note: "" });
    expect((await heldIn(id)).text).toBe(note);
    await act(await createModerator(), (await heldIn(id)).id, "release");
    expect((await thread(seller, id)).items.map(({ text: line }) => line)).toEqual([note, "Offered $80.00."]);
  });

  test("count as first texts, and later ones in a conversation don’t", async () => {
    const sender = await createSender();
    const first = await startOffer(sender);
    await startOffer(sender);
    await startOffer(sender);
    const { listingId } = await createSeller();
    expect((await start(sender, { listingId }, note)).body.held).toBe(true);
    await stepOffer(sender, String(first.body.id), "withdraw");
    expect((await offerTo(sender, String(first.body.id))).body.offer).toMatchObject({ note });
  });
});

test("counts an inquiry once a held message is released, and only once", async () => {
  const { sender, seller, listingId, id } = await sendToFour();
  const count = async () =>
    (await db.listingDay.aggregate({ where: { listingId }, _sum: { enquiries: true } }))._sum.enquiries ?? 0;
  expect(await count()).toBe(0);
  await act(await createModerator(), (await heldIn(id)).id, "release");
  expect(await count()).toBe(1);
  await write(seller, id, "Thanks.");
  await write(sender, id, "And now?");
  expect(await count()).toBe(1);
});
