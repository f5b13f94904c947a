import * as open from "@/app/api/admin/outbox/[id]/open/route";
import * as one from "@/app/api/admin/outbox/[id]/route";
import * as all from "@/app/api/admin/outbox/route";
import { db, transaction } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { readMails } from "@/prisma/test/mails";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createConversation, write } from "@/prisma/test/conversations";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { queueMail } from "@/lib/notifications/mail/mail.rows";
import type { OutboxItemDto } from "./outbox.contract";
import type { NotificationType } from "@/lib/notifications/preferences/preferences.rules";

afterAll(() => stopQueue());

const secret = "quetzal";
let admin: Browser;
let adminId = "";
beforeAll(async () => {
  const arrived = await createSignedInPerson({ role: "admin" });
  [admin, adminId] = [arrived.browser, arrived.person.id];
});

async function search(text: string): Promise<OutboxItemDto[]> {
  const { body } = await admin.get(all.GET, "/api/admin/outbox", { query: { search: text } });
  return body as unknown as OutboxItemDto[];
}

const read = (id: string, browser = admin) =>
  browser.get(one.GET, `/api/admin/outbox/${id}`, { params: { id } });

const openFor = (id: string, reason: string, browser = admin) =>
  browser.post(open.POST, `/api/admin/outbox/${id}/open`, { params: { id }, body: { reason } });

async function queue(type: NotificationType | undefined, template: string): Promise<string> {
  const to = `${template}-${Math.random().toString(36).slice(2)}@mail.example`;
  const content = { template, subject: secret, preview: "", heading: secret, paragraphs: [secret] };
  await transaction((tx) => queueMail(tx, { userId: null, to, type, content }));
  return (await db.mail.findFirstOrThrow({ where: { toAddress: to } })).id;
}

const opened = (id: string) => db.auditEntry.findMany({ where: { subjectId: id, action: "mail.open" } });

test("encrypts an email about a message, sends it in full, and hides its text and author from admins", async () => {
  const { customer, vendor, id } = await createConversation();
  await write(vendor, id, `It is. ${secret}`);
  const stored = await db.mail.findFirstOrThrow({ where: { userId: customer.id, template: "message" } });
  expect(stored.html + stored.text).not.toContain(secret);
  const [found] = await search(stored.toAddress);
  expect(found).toMatchObject({ id: stored.id, subject: "New message", private: true });
  expect((await read(stored.id)).body).toMatchObject({
    subject: "New message",
    sealed: true,
    html: null,
    text: null,
  });
  await db.mail.updateMany({ where: { id: stored.id }, data: { nextAttemptAt: new Date(0) } });
  await sendDueMail();
  expect(readMails(stored.toAddress).at(-1)?.text).toContain(secret);
  expect((await read(stored.id)).body).toMatchObject({ status: "sent", sealed: true, text: null });
});

test.each([
  ["offer", "deal", "Offer or viewing"],
  ["application", "application_received", "Job application"],
  ["saved_search", "saved_search", "Saved search"],
  ["price_drop", "price_drop", "Price drop"],
  [undefined, "digest_daily", "Digest"],
] as const)("shows only the kind of a mail of type %s (%s)", async (type, template, kind) => {
  const id = await queue(type, template);
  const { html, text } = await db.mail.findUniqueOrThrow({ where: { id } });
  expect(html + text).not.toContain(secret);
  const { body } = await read(id);
  expect(JSON.stringify(body)).not.toContain(secret);
  expect(body).toMatchObject({ subject: kind, sealed: true });
  expect((await search(secret)).map((mail) => mail.id)).not.toContain(id);
});

test("56: opens a private email with a reason and audits it", async () => {
  const id = await queue("message", "message");
  const { status, body } = await openFor(id, "  Reported as a scam by phone ");
  expect([status, body.subject, body.sealed]).toEqual([200, secret, false]);
  expect(body.text).toContain(secret);
  expect(await opened(id)).toMatchObject([
    {
      actorId: adminId,
      subjectType: "mail",
      data: { kind: "New message", reason: "Reported as a scam by phone" },
    },
  ]);
  expect(JSON.stringify(await opened(id))).not.toContain(secret);
});

test("56: refuses to open an email without a reason, for non-admins, or if it isn’t private", async () => {
  const id = await queue("message", "message");
  const blank = await openFor(id, "   ");
  expect([blank.status, blank.body.fields]).toEqual([422, { reason: "Enter a reason." }]);
  const { browser: vendor } = await createSignedInPerson({ vendorStatus: "approved" });
  expect((await openFor(id, "Curious", vendor)).status).toBe(403);
  const open = await queue(undefined, "account_closed");
  expect((await openFor(open, "Curious")).status).toBe(409);
  expect((await read(open)).body).toMatchObject({ subject: secret, sealed: false });
  expect((await openFor("01890000-0000-7000-8000-00000000abcd", "Curious")).status).toBe(404);
  expect([...(await opened(id)), ...(await opened(open))]).toEqual([]);
});
