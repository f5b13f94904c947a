import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import * as one from "@/app/api/documents/[id]/route";
import * as all from "@/app/api/documents/route";
import * as messages from "@/app/api/conversations/[id]/messages/route";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { stopQueue } from "@/lib/server/workers";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { createConversation, thread } from "@/prisma/test/conversations";
import { sweepFiles } from "./sweep.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const folder = path.join(env.DATA_DIR, "documents");
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n";

function upload(browser: Browser, bytes: Uint8Array | string, name = "plan.pdf", headers = {}) {
  const body = new FormData();
  body.set("file", new File([bytes as BlobPart], name, { type: "text/html" }));
  return browser.post(all.POST, "/api/documents", { body, headers });
}

function read(browser: Browser, id: string) {
  return browser.get(one.GET, `/api/documents/${id}`, { params: { id } });
}

function send(browser: Browser, id: string, documentIds: unknown[]) {
  const path = `/api/conversations/${id}/messages`;
  return browser.post(messages.POST, path, { params: { id }, body: { documentIds } });
}

async function photo(): Promise<Uint8Array> {
  const create = { width: 3000, height: 1500, channels: 3 as const, background: "#c33" };
  return Uint8Array.from(
    await sharp({ create })
      .withExif({ IFD0: { Copyright: "Robin" } })
      .jpeg()
      .toBuffer(),
  );
}

test("opens a file to its sender, and to both sides once it is sent", async () => {
  const { customer, vendor, id } = await createConversation();
  const { browser: stranger } = await createSignedInPerson();
  const { status, body } = await upload(customer, pdf, "C:\\Plans\\first floor\u202e.exe");
  expect([status, body]).toMatchObject([201, { name: "first floor.pdf", kind: "pdf", bytes: pdf.length }]);
  const file = body.id as string;
  expect([(await read(customer, file)).status, (await read(vendor, file)).status]).toEqual([200, 404]);
  const sent = await send(customer, id, [file]);
  expect([sent.status, sent.body.attachments]).toMatchObject([201, [{ id: file, name: "first floor.pdf" }]]);
  const got = await read(vendor, file);
  expect([got.status, got.body.text]).toEqual([200, pdf]);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="first floor.pdf"; filename*=UTF-8''first%20floor.pdf`,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect([(await read(stranger, file)).status, (await read(createBrowser(), file)).status]).toEqual([
    404, 401,
  ]);
  const { items } = await thread(vendor, id);
  expect(items[0]).toMatchObject({ text: "", attachments: [{ id: file, kind: "pdf" }] });
  const inbox = await db.conversation.findUniqueOrThrow({ where: { id } });
  expect(inbox.lastMessageText).toBe("Sent a file");
});

test("limits a message to five unsent files of its sender", async () => {
  const { customer, vendor, id } = await createConversation();
  const theirs = (await upload(vendor, pdf)).body.id;
  const mine = (await upload(customer, pdf)).body.id;
  expect((await send(customer, id, [theirs])).status).toBe(422);
  expect((await send(customer, id, [mine, theirs])).status).toBe(422);
  expect((await send(customer, id, [mine, mine])).status).toBe(422);
  expect((await send(customer, id, Array(6).fill(mine))).status).toBe(422);
  const both = await Promise.all([send(customer, id, [mine]), send(customer, id, [mine])]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(await db.message.count({ where: { conversationId: id } })).toBe(2);
});

test("encodes a picture again, smaller and without camera data", async () => {
  const { browser } = await createSignedInPerson();
  const { body } = await upload(browser, await photo(), "Küche 1.JPG");
  expect(body).toMatchObject({ name: "Küche 1.webp", kind: "image", width: 2048, height: 1024 });
  const { name } = await db.document.findUniqueOrThrow({ where: { id: body.id as string } });
  const storedImage = await sharp(path.join(folder, `${name}.webp`)).metadata();
  expect([storedImage.format, storedImage.exif]).toEqual(["webp", undefined]);
});

test.each([
  ["<script>alert(1)</script>", 415],
  ["PK\u0003\u0004", 415],
  [`%PDF-${"x".repeat(5 * 1024 * 1024)}`, 413],
  ["%PDF-1.4", 422],
  [`%PDF-1.7\n%%EOF\n${"x".repeat(2000)}`, 422],
  [`${"x".repeat(1024)}%PDF-1.7\n%%EOF\n`, 415],
  ["\u00ff\u00d8\u00ff broken", 415],
])("refuses a file of another kind or size: %.12j", async (bytes, status) => {
  const { person, browser } = await createSignedInPerson();
  expect((await upload(browser, bytes)).status).toBe(status);
  expect(await db.document.count({ where: { ownerId: person.id } })).toBe(0);
});

test.each([
  ["a TIFF picture", "II*\u0000\u0008\u0000\u0000\u0000"],
  ["a text of a word processor", "{\\rtf1\\ansi Ann}"],
  ["a picture in JPEG XL", Uint8Array.from([0xff, 0x0a, 0x00, 0x10])],
])("refuses %s by its content, whatever its name and label", async (_name, bytes) => {
  const { browser } = await createSignedInPerson();
  const { status, body } = await upload(browser, bytes, "resume.pdf");
  expect([status, body.code]).toEqual([415, "wrong_type"]);
});

test.each([
  ["a byte order mark", "\uFEFF"],
  ["header lines of a download", "HTTP header junk\r\n\r\n"],
  ["1,019 other bytes", "x".repeat(1019)],
])("accepts a PDF behind %s", async (_name, before) => {
  const { browser } = await createSignedInPerson();
  expect(await upload(browser, before + pdf)).toMatchObject({ status: 201, body: { kind: "pdf" } });
});

test("refuses a truncated PDF with the reason, and a picture that is too large", async () => {
  const { browser } = await createSignedInPerson();
  expect(await upload(browser, pdf.slice(0, -8))).toMatchObject({
    status: 422,
    body: { error: "This PDF is incomplete. Export or download it again, then choose it." },
  });
  const long = await sharp({ create: { width: 41_000, height: 6, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  expect(await upload(browser, Uint8Array.from(long))).toMatchObject({
    status: 413,
    body: { error: "The picture is more than 40,000 pixels wide or high. Choose a smaller one." },
  });
});

test("stores one file for a repeat after a lost answer", async () => {
  const { browser } = await createSignedInPerson();
  const key = { "idempotency-key": "document-1" };
  const first = await upload(browser, pdf, "plan.pdf", key);
  const before = readdirSync(folder).sort();
  await rows(sql`UPDATE idempotency_keys SET status = NULL, response = NULL, completed_at = NULL`);
  const again = await upload(browser, pdf, "plan.pdf", key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(readdirSync(folder).sort()).toEqual(before);
  expect((await read(browser, first.body.id as string)).body.text).toBe(pdf);
});

test("deletes a file that is unsent for a week, with its bytes", async () => {
  const { customer, id } = await createConversation();
  const [left, sent] = [(await upload(customer, pdf)).body.id, (await upload(customer, pdf)).body.id];
  await send(customer, id, [sent]);
  const old = new Date(Date.now() - 8 * 86_400_000);
  const { name } = await db.document.findUniqueOrThrow({ where: { id: left as string } });
  await db.document.updateMany({ where: { ownerId: customer.id }, data: { createdAt: old } });
  await sweepFiles();
  expect((await read(customer, left as string)).status).toBe(404);
  expect(existsSync(path.join(folder, `${name}.pdf`))).toBe(false);
  expect((await read(customer, sent as string)).status).toBe(200);
  expect(readdirSync(folder).length).toBeGreaterThan(0);
});
