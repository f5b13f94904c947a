import { db, transaction } from "@/lib/server/db";
import type { Mail } from "@/prisma/generated/client";
import { stopQueue } from "@/lib/server/workers";
import { createPerson } from "@/prisma/test/people";
import { readMails } from "@/prisma/test/mails";
import { sendDueMail } from "./mail.commands";
import { openPart } from "./mail.queries";
import { queueMail } from "./mail.rows";
import { encryptPlainMails } from "./encryption.commands";

afterAll(() => stopQueue());

async function plainMail(changes: Partial<Pick<Mail, "private" | "status" | "sentAt">> = {}) {
  const { id: userId, email: toAddress } = await createPerson({ confirmed: true });
  const parts = { subject: "Dana W. sent you a message", html: "<p>Quetzal</p>", text: "Quetzal" };
  return db.mail.create({
    data: { userId, toAddress, template: "message", type: "message", private: true, ...parts, ...changes },
  });
}

test("encrypts private mails stored in plain text in batches, so that they can be decrypted", async () => {
  const mails = [];
  for (let index = 0; index < 120; index += 1)
    mails.push(await plainMail({ status: "sent", sentAt: new Date() }));
  await encryptPlainMails();
  for (const { id } of mails) {
    const { html, text } = await db.mail.findUniqueOrThrow({ where: { id } });
    expect(html + text).not.toContain("Quetzal");
    expect([await openPart(html), await openPart(text)]).toEqual(["<p>Quetzal</p>", "Quetzal"]);
  }
});

test("sends a queued mail with its text after encryption", async () => {
  const { toAddress } = await plainMail();
  await encryptPlainMails();
  await sendDueMail();
  expect(readMails(toAddress)).toMatchObject([{ html: "<p>Quetzal</p>", text: "Quetzal" }]);
});

test("leaves mails that are not private, already encrypted, or without text unchanged", async () => {
  const open = await plainMail({ private: false });
  const { id: userId, email } = await createPerson();
  const content = { template: "message", subject: "Hm", preview: "", heading: "Hm", paragraphs: ["Hm"] };
  await transaction((tx) => queueMail(tx, { userId, to: email, type: "message", content }));
  const ids = [open.id, (await db.mail.findFirstOrThrow({ where: { userId } })).id];
  const before = await db.mail.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
  await encryptPlainMails();
  expect(await db.mail.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } })).toEqual(before);
});
