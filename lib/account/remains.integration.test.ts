import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import * as job from "@/app/api/jobs/[id]/route";
import * as confirm from "@/app/api/profile/email/confirm/route";
import * as profile from "@/app/api/profile/route";
import * as register from "@/app/api/register/route";
import { unblockPerson } from "@/lib/messages/blocks/blocks.commands";
import { applyAddressBlocks } from "@/lib/messages/blocks/blocks.rows";
import { db, raw, rows, sql, transaction, type Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { stopQueue } from "@/lib/server/workers";
import { createListing } from "@/prisma/factories";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { findLink, readMails } from "@/prisma/test/mails";
import { goodPassword } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { show, createPersonWithBrowser, start } from "@/prisma/test/conversations";
import { columnsWith, addWholePerson } from "@/prisma/test/whole-person";
import { retainedData } from "./closing.copy";
import { columnRetention } from "./closing.rules";
import { finishErasures } from "./erasure.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const close = (browser: Browser) =>
  browser.delete(profile.DELETE, "/api/profile", { body: { password: goodPassword } });

describe("data retained after an account is deleted", () => {
  const secret = "quetzal";

  async function namesOfColumns(): Promise<string[]> {
    const found = await rows<{ name: string }>(sql`
      SELECT r.relname || '.' || a.attname AS name FROM pg_constraint c
        JOIN pg_class r ON r.oid = c.conrelid JOIN pg_attribute a ON a.attrelid = r.oid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid IN ('users'::regclass, 'vendors'::regclass)`);
    return [...new Set(found.map(({ name }) => name))].sort();
  }

  test("57: declares the retention of every column that refers to a person or a business", async () => {
    expect(Object.keys(columnRetention).sort()).toEqual(await namesOfColumns());
    // Blocks refer to people by a hash of the address, which isn't a foreign key.
    expect(new Set([...Object.values(columnRetention), "blocks"])).toEqual(
      new Set(["removed", ...Object.keys(retainedData)]),
    );
  });

  const removedColumns = Object.keys(columnRetention).filter((name) => columnRetention[name] === "removed");

  async function referringColumns({ id, vendorId }: { id: string; vendorId: string }): Promise<string[]> {
    const found: string[] = [];
    for (const column of removedColumns) {
      const [table, name] = column.split(".");
      const [one] = await rows(sql`
        SELECT FROM ${raw(table!)} WHERE ${raw(name!)} IN (${id}::uuid, ${vendorId}::uuid) LIMIT 1`);
      if (one) found.push(column);
    }
    return found;
  }

  test("57: keeps only the declared columns, and only messages and titles of the person’s texts", async () => {
    const { person, email, posterId, other, jobId } = await addWholePerson(secret);
    const personal = await referringColumns(person);
    expect(removedColumns.filter((column) => !personal.includes(column))).toEqual([]);
    expect((await close(person)).status).toBe(200);
    await finishErasures();
    expect((await columnsWith(email)).filter((column) => column !== "mails.to_address")).toEqual([]);
    expect(await columnsWith(secret)).toEqual([
      "conversations.last_message_text",
      "jobs.title",
      "listings.title",
      "messages.text",
      "notifications.body",
    ]);
    const left = await referringColumns(person);
    expect(removedColumns.filter((column) => left.includes(column))).toEqual([]);
    const bells = await db.notification.findMany({ where: { userId: posterId }, select: { title: true } });
    expect(bells).toEqual([{ title: "Deleted account applied for “Line cook”" }]);
    expect((await browserOf(other, jobId)).status).toBe(404);
  });

  const browserOf = (browser: Browser, id: string) =>
    browser.get(job.GET, `/api/jobs/${id}`, { params: { id } });

  test("shows others ‘Deleted account’ as the name", async () => {
    const person = await createPersonWithBrowser();
    const seller = await createPersonWithBrowser({ vendorStatus: "approved" });
    const { id: listingId } = await createListing({ vendorId: seller.vendorId });
    const { body } = await start(person, { listingId });
    await close(person);
    const { other } = await show(seller, String((body as { id: string }).id));
    expect(other.name).toBe("Deleted account");
  });

  test("restores blocks for the next account with that address only", async () => {
    const { person, browser } = await createSignedInPerson();
    const { id: blockerId } = await createPersonWithBrowser();
    await db.block.create({ data: { blockerId, blockedId: person.id } });
    await close(browser);
    expect(await db.block.count({ where: { blockerId } })).toBe(0);
    const blocks = await db.addressBlock.findMany({ where: { blockerId } });
    expect(JSON.stringify(blocks)).not.toContain(person.email.split("@")[0]);
    const signUp = (email: string, username: string) =>
      createBrowser().post(register.POST, "/api/register", {
        body: {
          role: "customer",
          firstName: "New",
          lastName: "Person",
          phone: "555-010-0101",
          password: "green-wagon-42",
          email,
          username,
        },
      });
    await signUp(`another-${person.email}`, `another-${person.username}`);
    expect(await db.block.count({ where: { blockerId } })).toBe(0);
    const again = await signUp(person.email.toUpperCase(), person.username);
    expect(again.status).toBe(201);
    const blocked = () => db.block.findMany({ where: { blockerId }, select: { blockedId: true } });
    expect(await blocked()).toEqual([{ blockedId: again.body.id }]);

    const [welcome] = readMails(person.email.toUpperCase());
    const token = findLink(welcome, "/profile").searchParams.get("confirm-email");
    const { status } = await createBrowser().post(confirm.POST, "/api/profile/email/confirm", {
      body: { token },
    });
    expect([status, await blocked()]).toEqual([200, [{ blockedId: again.body.id }]]);
    expect(await db.addressBlock.count({ where: { blockerId } })).toBe(0);
  });

  test("keeps blocks past a stranger’s account with that address, until the blocker lifts them", async () => {
    const { person, browser } = await createSignedInPerson();
    const blocker = await createPersonWithBrowser();
    const where = { blockerId: blocker.id };
    await db.block.create({ data: { ...where, blockedId: person.id } });
    await close(browser);
    const stranger = await createSignedInPerson();
    const block = (tx: Transaction) =>
      applyAddressBlocks(tx, { userId: stranger.person.id, email: person.email });
    await transaction(block);
    await close(stranger.browser);
    expect([await db.block.count({ where }), await db.addressBlock.count({ where })]).toEqual([0, 2]);

    const again = await createSignedInPerson();
    await db.user.update({ where: { id: again.person.id }, data: { email: person.email } });
    await transaction((tx) => applyAddressBlocks(tx, { userId: again.person.id, email: person.email }));
    expect(await db.block.count({ where })).toBe(1);
    await unblockPerson(blocker.id, again.person.id);
    expect([await db.block.count({ where }), await db.addressBlock.count({ where })]).toEqual([0, 1]);
  });

  test("deletes the account although its files can’t be removed", async () => {
    const { person, browser } = await createSignedInPerson();
    const document = {
      ownerId: person.id,
      kind: "pdf",
      name: "d".repeat(32),
      originalName: "cv.pdf",
    } as const;
    await db.document.create({
      data: { ...document, mediaType: "application/pdf", bytes: 1, sha256: "0".repeat(64) },
    });
    // A directory in place of the file makes its removal fail.
    const place = path.join(env.DATA_DIR, "documents", `${document.name}.pdf`);
    mkdirSync(path.join(place, "inside"), { recursive: true });
    expect((await close(browser)).status).toBe(200);
    expect(await db.user.count({ where: { id: person.id, status: "deleted" } })).toBe(1);
    rmSync(place, { recursive: true });
  });
});
