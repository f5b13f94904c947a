import * as one from "@/app/api/conversations/[id]/route";
import * as mute from "@/app/api/conversations/[id]/mute/route";
import * as read from "@/app/api/conversations/[id]/read/route";
import * as restore from "@/app/api/conversations/[id]/restore/route";
import * as unmute from "@/app/api/conversations/[id]/unmute/route";
import * as takeBack from "@/app/api/messages/[id]/take-back/route";
import * as report from "@/app/api/reports/route";
import { readDocument } from "@/lib/documents/queries";
import { openPart } from "@/lib/notifications/mail/mail.queries";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { act, countUnread, createConversation, list, show, thread, write } from "@/prisma/test/conversations";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

type Mail = { id: string; text: string; status: string; attempts: number; seconds: number };

async function mailsTo(userId: string): Promise<Mail[]> {
  const mails = await rows<Mail>(sql`
    SELECT id, text, status::text, attempts, extract(epoch FROM next_attempt_at - created_at)::int AS seconds FROM mails
    WHERE user_id = ${userId}::uuid ORDER BY created_at`);
  return Promise.all(mails.map(async (mail) => ({ ...mail, text: (await openPart(mail.text)) ?? "" })));
}

const noticesTo = (userId: string) =>
  db.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });

async function sent(browser: Browser, id: string, text: string): Promise<string> {
  return String((await write(browser, id, text)).body.id);
}

function undoMessage(browser: Browser, id: string) {
  return browser.post(takeBack.POST, `/api/messages/${id}/take-back`, { params: { id }, body: {} });
}

function remove(browser: Browser, id: string) {
  return browser.delete(one.DELETE, `/api/conversations/${id}`, { params: { id } });
}

async function attach(ownerId: string, messageId: string): Promise<string> {
  const { id } = await db.document.create({
    data: {
      ...{ kind: "pdf", name: "c".repeat(32), originalName: "deed.pdf", mediaType: "application/pdf" },
      ...{ ownerId, bytes: 1, sha256: "c".repeat(64) },
    },
  });
  await db.messageAttachment.create({ data: { messageId, documentId: id, position: 0 } });
  return id;
}

async function age(messageId: string, seconds: number): Promise<void> {
  await rows(sql`
    UPDATE messages SET created_at = created_at - make_interval(secs => ${seconds}) WHERE id = ${messageId}::uuid`);
}

describe("notices of messages", () => {
  test("renews the notification with each message and sends one email ten minutes after the last", async () => {
    const { customer, vendor, id } = await createConversation();
    const [first] = await noticesTo(vendor.id);
    await write(customer, id, "And the chair?");
    await write(customer, id, "And the lamp?");
    const notices = await noticesTo(vendor.id);
    expect(notices).toMatchObject([{ id: first!.id, body: "And the lamp?", readAt: null }]);
    expect(notices[0]!.createdAt.getTime()).toBeGreaterThan(first!.createdAt.getTime());
    const mails = await mailsTo(vendor.id);
    expect(mails).toMatchObject([{ status: "queued", attempts: 0 }]);
    expect(mails[0]!.seconds).toBeGreaterThanOrEqual(599);
    expect(mails[0]!.seconds).toBeLessThanOrEqual(600);
    expect(mails[0]!.text).toMatch(/Is it still there\?\n\nAnd the chair\?\n\nAnd the lamp\?/);
  });

  test("quotes the last five messages and counts the earlier ones", async () => {
    const { customer, vendor, id } = await createConversation();
    for (const word of ["two", "three", "four", "five", "six", "seven"]) await write(customer, id, word);
    const [mail] = await mailsTo(vendor.id);
    expect(mail!.text).toMatch(/wrote:\n\n\(2 earlier messages\)\n\nthree\n\nfour\n\nfive\n\nsix\n\nseven\n/);
  });

  test("sends no second email until the first has been read", async () => {
    const { customer, vendor, id } = await createConversation();
    await db.mail.updateMany({ where: { userId: vendor.id }, data: { status: "sent", sentAt: new Date() } });
    await write(customer, id, "Hello?");
    expect(await mailsTo(vendor.id)).toMatchObject([{ status: "sent" }]);
    await act(read.POST, vendor, id);
    await write(customer, id, "Hello again");
    const [, next] = await mailsTo(vendor.id);
    expect(next).toMatchObject({ status: "queued" });
    await act(read.POST, vendor, id);
    expect(await mailsTo(vendor.id)).toHaveLength(1);
  });

  test("stays silent for a muted conversation, which still counts unread messages", async () => {
    const { customer, vendor, id } = await createConversation();
    expect((await act(mute.POST, vendor, id)).body).toMatchObject({ id, muted: true });
    expect((await show(customer, id)).muted).toBe(false);
    expect(await mailsTo(vendor.id)).toEqual([]);
    const before = await noticesTo(vendor.id);
    await write(customer, id, "Hello?");
    expect([await noticesTo(vendor.id), await mailsTo(vendor.id)]).toEqual([before, []]);
    expect(await countUnread(vendor)).toBe(2);
    expect((await act(unmute.POST, vendor, id)).body).toMatchObject({ muted: false });
    await write(customer, id, "And now?");
    expect((await noticesTo(vendor.id)).at(-1)).toMatchObject({ body: "And now?" });
    expect(await mailsTo(vendor.id)).toHaveLength(1);
  });
});

describe("a message that is taken back", () => {
  test("leaves a line for both, without text, files, notification, or email", async () => {
    const { customer, vendor, id } = await createConversation();
    await act(read.POST, vendor, id);
    const messageId = await sent(customer, id, "Quetzal");
    const documentId = await attach(customer.id, messageId);
    const before = (await thread(customer, id)).items[0];
    expect(before).toMatchObject({ text: "Quetzal", takenBack: false });
    expect(before!.takeBackSeconds).toBeGreaterThan(290);
    expect((await thread(vendor, id)).items[0]!.takeBackSeconds).toBeNull();

    expect(await undoMessage(customer, messageId)).toMatchObject({
      status: 200,
      body: { text: "", takenBack: true, takeBackSeconds: null, attachments: [] },
    });
    for (const side of [customer, vendor]) {
      expect((await thread(side, id)).items[0]).toMatchObject({
        ...{ id: messageId, text: "", takenBack: true, attachments: [] },
      });
      expect((await show(side, id)).last.text).toBe("Message taken back");
    }
    expect(await countUnread(vendor)).toBe(0);
    expect((await noticesTo(vendor.id)).map(({ body }) => body)).toEqual(["Is it still there?"]);
    expect(await mailsTo(vendor.id)).toEqual([]);
    expect(await db.message.findUniqueOrThrow({ where: { id: messageId } })).toMatchObject({ text: "" });
    expect(await db.document.count({ where: { id: documentId } })).toBe(0);
    expect((await list(vendor, { search: "Quetzal" })).items).toEqual([]);
  });

  test("leaves the other unread messages in the notification and the email", async () => {
    const { customer, vendor, id } = await createConversation();
    const messageId = await sent(customer, id, "Quetzal");
    await undoMessage(customer, messageId);
    expect(await noticesTo(vendor.id)).toMatchObject([{ body: "Is it still there?", readAt: null }]);
    const [mail, ...others] = await mailsTo(vendor.id);
    expect([others, mail!.text.includes("Is it still there?"), mail!.text.includes("Quetzal")]).toEqual([
      ...[[], true, false],
    ]);
    expect(await countUnread(vendor)).toBe(1);
    await write(customer, id, "Marmot");
    expect((await noticesTo(vendor.id)).map(({ body }) => body)).toEqual(["Marmot"]);
  });

  test("removes the message from a notification that was read", async () => {
    const { customer, vendor, id } = await createConversation();
    const messageId = await sent(customer, id, "Quetzal");
    await act(read.POST, vendor, id);
    await undoMessage(customer, messageId);
    expect((await noticesTo(vendor.id)).map(({ body }) => body)).toEqual(["Message taken back"]);
  });

  test("requires a message of the sender, written, and at most five minutes old", async () => {
    const { customer, vendor, id } = await createConversation();
    const messageId = await sent(customer, id, "Quetzal");
    expect((await undoMessage(vendor, messageId)).status).toBe(404);
    const step = await sent(customer, id, "An offer");
    await db.message.update({ where: { id: step }, data: { dealStep: "offer" } });
    expect((await undoMessage(customer, step)).status).toBe(404);
    await age(messageId, 290);
    expect((await undoMessage(customer, messageId)).status).toBe(200);
    expect((await undoMessage(customer, messageId)).status).toBe(200);
    const late = await sent(customer, id, "Too late");
    await age(late, 301);
    const answer = await undoMessage(customer, late);
    expect([answer.status, answer.body.error]).toEqual([
      409,
      "You can only take back a message within 5 minutes.",
    ]);
    const row = await db.conversation.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ starterMessages: 3, ownerUnread: 3 });
  });

  test("stays readable only for moderators, if it was reported before", async () => {
    const { customer, vendor, id } = await createConversation();
    const messageId = await sent(customer, id, "Quetzal");
    const documentId = await attach(customer.id, messageId);
    const reason = { subject: "message", subjectId: messageId, reason: "scam" };
    const complain = () => vendor.post(report.POST, "/api/reports", { body: reason });
    expect((await complain()).status).toBeLessThan(300);
    await undoMessage(customer, messageId);
    expect(await db.message.findUniqueOrThrow({ where: { id: messageId } })).toMatchObject({
      text: "Quetzal",
    });
    expect((await thread(vendor, id)).items[0]).toMatchObject({ text: "", attachments: [] });
    expect((await list(vendor, { search: "Quetzal" })).items).toEqual([]);
    await expect(readDocument(vendor.id, documentId)).rejects.toMatchObject({ code: "not_found" });
    await db.report.deleteMany({ where: { subjectId: messageId } });
    expect((await complain()).status).toBe(404);
  });
});

describe("a deleted conversation", () => {
  test("leaves the inbox of one side until the other writes", async () => {
    const { customer, vendor, id } = await createConversation();
    expect((await remove(vendor, id)).status).toBe(204);
    const queries: Record<string, string>[] = [
      {},
      { box: "unread" },
      { box: "archived" },
      { search: "still" },
    ];
    for (const query of queries) expect((await list(vendor, query)).items).toEqual([]);
    expect([await countUnread(vendor), await mailsTo(vendor.id)]).toEqual([0, []]);
    expect((await list(customer)).items.map((item) => item.id)).toEqual([id]);
    await write(customer, id, "Hello?");
    expect((await list(vendor)).items.map((item) => item.id)).toEqual([id]);
    expect((await thread(vendor, id)).items).toHaveLength(2);
    expect(await countUnread(vendor)).toBe(2);
    expect((await noticesTo(vendor.id)).map(({ body, readAt }) => [body, readAt])).toEqual([
      ["Hello?", null],
    ]);
  });

  test("restores the conversation, with its unread messages", async () => {
    const { vendor, id } = await createConversation();
    await remove(vendor, id);
    expect((await act(restore.POST, vendor, id)).body).toMatchObject({ id, unread: 1 });
    expect((await list(vendor)).items.map((item) => item.id)).toEqual([id]);
    expect(await countUnread(vendor)).toBe(1);
  });
});
