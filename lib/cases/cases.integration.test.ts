import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import * as close from "@/app/api/admin/cases/[id]/close/route";
import * as read from "@/app/api/admin/cases/[id]/statements/route";
import * as queue from "@/app/api/admin/cases/route";
import * as one from "@/app/api/cases/[id]/route";
import * as statements from "@/app/api/cases/[id]/statements/route";
import * as thread from "@/app/api/conversations/[id]/messages/route";
import * as document from "@/app/api/documents/[id]/route";
import * as documents from "@/app/api/documents/route";
import * as dealCase from "@/app/api/offers/[id]/case/route";
import { sweepFiles } from "@/lib/documents/sweep.commands";
import { getAdminDesk } from "@/lib/platform/overview.queries";
import { getPersonFile } from "@/lib/platform/person.queries";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { stopQueue } from "@/lib/server/workers";
import { getVendorCase } from "@/lib/vendors/moderation/case.queries";
import type { Browser } from "@/prisma/test/browser";
import { createPersonWithBrowser } from "@/prisma/test/conversations";
import { agree, completeDeal, createConversations, makeOffer, showDeal } from "@/prisma/test/deals";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import type { CaseDto } from "./contract";
import type { QueuedCaseDto } from "./moderation.contract";

jest.setTimeout(60_000);

const folder = path.join(env.DATA_DIR, "uploads", "documents");
let admin: Browser;
let adminId = "";
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const signedIn = await createSignedInPerson({ role: "admin" });
  admin = signedIn.browser;
  adminId = signedIn.person.id;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await stopQueue();
});

async function createDeal() {
  const { vendor, first } = await createConversations({ title: "Oak desk" });
  const { buyer, id } = first;
  await agree(buyer, vendor, id);
  const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
  return { vendor, buyer, id, offerId };
}

const problem = { reason: "no_show", text: "I waited an hour." };

async function open(browser: Browser, id: string, body: object = problem) {
  const answer = await browser.post(dealCase.POST, `/api/offers/${id}/case`, { params: { id }, body });
  return { ...answer, body: answer.body as unknown as CaseDto & { error: string; fields?: object } };
}

async function openDeal() {
  const deal = await createDeal();
  const { body } = await open(deal.buyer, deal.offerId);
  return { ...deal, caseId: body.id };
}

function add(browser: Browser, id: string, body: object = { text: "I was there." }) {
  return browser.post(statements.POST, `/api/cases/${id}/statements`, { params: { id }, body });
}

async function show(browser: Browser, id: string) {
  const { status, body } = await browser.get(one.GET, `/api/cases/${id}`, { params: { id } });
  return { status, body: body as unknown as CaseDto };
}

function readAs(browser: Browser, id: string) {
  return browser.post(read.POST, `/api/admin/cases/${id}/statements`, { params: { id }, body: {} });
}

function closeAs(browser: Browser, id: string, body: object = { outcome: "settled", text: "You agreed." }) {
  return browser.post(close.POST, `/api/admin/cases/${id}/close`, { params: { id }, body });
}

async function upload(browser: Browser): Promise<string> {
  const body = new FormData();
  body.set("file", new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"], "proof.pdf"));
  return String((await browser.post(documents.POST, "/api/documents", { body })).body.id);
}

const fileOf = async (browser: Browser, id: string) =>
  (await browser.get(document.GET, `/api/documents/${id}`, { params: { id } })).status;

const noticesOf = (userId: string, dedupeKey: string) =>
  db.notification.findMany({ where: { userId, dedupeKey }, select: { title: true, href: true } });

describe("a case about a deal", () => {
  test("opens a case for either side of an accepted offer, and notifies the other side and the admins", async () => {
    const { vendor, buyer, id, offerId } = await createDeal();
    expect(await showDeal(buyer, id)).toMatchObject({ case: null, canOpenCase: true });
    const { status, body } = await open(buyer, offerId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: "Oak desk",
      mine: true,
      reason: "no_show",
      status: "open",
      canAdd: true,
      outcome: null,
      statements: [{ mine: true, text: "I waited an hour.", files: [] }],
    });
    const days = (Date.parse(body.statementsUntil) - Date.parse(body.createdAt)) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    const key = `case-opened:${body.id}`;
    const [name] = await rows<{ short: string }>(sql`
      SELECT first_name || ' ' || left(last_name, 1) || '.' AS short FROM users WHERE id = ${buyer.id}::uuid`);
    expect(await noticesOf(vendor.id, key)).toEqual([
      { title: `${name!.short} reported a problem with your deal`, href: `/cases/${body.id}` },
    ]);
    expect(await noticesOf(buyer.id, key)).toMatchObject([{ title: "Your case is open" }]);
    expect(await noticesOf(adminId, key)).toEqual([
      { title: "New case about a deal: Oak desk", href: "/admin/cases" },
    ]);
    expect(await db.mail.count({ where: { userId: vendor.id, template: "case_opened" } })).toBe(1);
    expect(await showDeal(vendor, id)).toMatchObject({
      case: { id: body.id, status: "open" },
      canOpenCase: false,
    });
  });

  test("opens one case per deal at a time, even concurrently", async () => {
    const { vendor, buyer, offerId } = await createDeal();
    const both = await Promise.all([open(buyer, offerId), open(vendor, offerId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.error).toBe(
      "This deal already has an open case. Add your statement there.",
    );
  });

  test("needs an accepted offer, completed at most 60 days ago", async () => {
    const { first } = await createConversations({ title: "Oak desk" });
    const { buyer, id } = first;
    await makeOffer(buyer, id);
    const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
    expect((await open(buyer, offerId)).body.error).toBe(
      "You can report a problem once an offer is accepted.",
    );
    const late = await createDeal();
    await completeDeal(late.vendor, late.id);
    await rows(
      sql`UPDATE offers SET settled_at = now() - interval '61 days' WHERE id = ${late.offerId}::uuid`,
    );
    const answer = await open(late.buyer, late.offerId);
    expect([answer.status, answer.body.error]).toEqual([
      409,
      "You can report a problem for 60 days after a deal is completed.",
    ]);
    expect((await showDeal(late.buyer, late.id)).canOpenCase).toBe(false);
  });

  test("requires a reason and a text, and only own files", async () => {
    const { vendor, buyer, offerId } = await createDeal();
    const foreign = await upload(vendor);
    const wrong: [object, string][] = [
      [{ text: "Late" }, "reason"],
      [{ reason: "late", text: "Late" }, "reason"],
      [{ reason: "no_show", text: " " }, "text"],
      [{ ...problem, text: "x".repeat(2001) }, "text"],
      [{ ...problem, documentIds: [foreign] }, "documentIds"],
    ];
    for (const [body, field] of wrong) {
      const answer = await open(buyer, offerId, body);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
    expect(await db.dealCase.count({ where: { dealId: offerId } })).toBe(0);
  });

  test("accepts statements and files of both sides, which both can read", async () => {
    const { vendor, buyer, caseId } = await openDeal();
    const file = await upload(vendor);
    expect((await add(vendor, caseId, { text: "I was there.", documentIds: [file] })).status).toBe(201);
    expect((await show(buyer, caseId)).body.statements).toMatchObject([
      { mine: true, text: "I waited an hour." },
      { mine: false, text: "I was there.", files: [{ id: file, name: "proof.pdf", kind: "pdf" }] },
    ]);
    const stranger = await createPersonWithBrowser();
    expect([await fileOf(buyer, file), await fileOf(vendor, file), await fileOf(stranger, file)]).toEqual([
      200, 200, 404,
    ]);
    const where = { userId: buyer.id, title: { endsWith: "added a statement to your case" } };
    expect(await db.notification.count({ where })).toBe(1);
  });

  test("takes no statement after the deadline, once closed, or past ten", async () => {
    const full = await openDeal();
    for (let count = 1; count < 10; count += 1) await add(full.buyer, full.caseId);
    expect((await add(full.buyer, full.caseId)).body.error).toBe(
      "You’ve added 10 statements. Our team will decide.",
    );
    expect((await add(full.vendor, full.caseId)).status).toBe(201);
    const late = await openDeal();
    await rows(
      sql`UPDATE deal_cases SET statements_until = now() - interval '1 second' WHERE id = ${late.caseId}::uuid`,
    );
    expect((await show(late.vendor, late.caseId)).body.canAdd).toBe(false);
    expect((await add(late.vendor, late.caseId)).status).toBe(409);
    const done = await openDeal();
    await closeAs(admin, done.caseId);
    const refused = await add(done.vendor, done.caseId);
    expect([refused.status, refused.body.error]).toEqual([409, "This case is closed."]);
  });

  test("answers strangers and admins with 404", async () => {
    const { caseId, offerId } = await openDeal();
    const stranger = await createPersonWithBrowser({ vendorStatus: "approved" });
    for (const browser of [stranger, admin]) {
      expect((await show(browser, caseId)).status).toBe(404);
      expect((await add(browser, caseId)).status).toBe(404);
      expect((await open(browser, offerId)).status).toBe(404);
    }
  });

  test("keeps its files from the sweep of unsent uploads", async () => {
    const { buyer, offerId } = await createDeal();
    const [used, unused] = [await upload(buyer), await upload(buyer)];
    await open(buyer, offerId, { ...problem, documentIds: [used] });
    await rows(sql`UPDATE documents SET created_at = now() - interval '30 days'`);
    await sweepFiles();
    expect([await fileOf(buyer, used), await fileOf(buyer, unused)]).toEqual([200, 404]);
  });
});

describe("an admin", () => {
  test("lists open cases without their text, and counts them for the person and the vendor", async () => {
    const { vendor, buyer, caseId } = await openDeal();
    const before = (await getAdminDesk()).cases.count;
    const listed = await admin.get(queue.GET, "/api/admin/cases", { query: { limit: "100" } });
    const found = (listed.body as unknown as QueuedCaseDto[]).find(({ id }) => id === caseId);
    expect(found).toMatchObject({
      title: "Oak desk",
      amount: 80,
      reason: "no_show",
      statements: 1,
      answered: false,
      opener: { id: buyer.id, cases: 0 },
      other: { id: vendor.id, cases: 1 },
    });
    expect(JSON.stringify(listed.body)).not.toContain("I waited");
    expect((await getPersonFile(vendor.id)).counts).toMatchObject({ casesOpened: 0, casesAbout: 1 });
    expect((await getPersonFile(buyer.id)).counts).toMatchObject({ casesOpened: 1, casesAbout: 0 });
    await closeAs(admin, caseId, { outcome: "confirmed", text: "The seller didn’t come." });
    expect((await getVendorCase(vendor.vendorId)).cases).toEqual({ open: 0, confirmed: 1, total: 1 });
    expect((await getAdminDesk()).cases.count).toBe(before - 1);
  });

  test("56: reads the statements and files only in an audited step, and never the conversation", async () => {
    const { vendor, buyer, caseId, id, offerId } = await openDeal();
    const file = await upload(vendor);
    await add(vendor, caseId, { text: "I was there.", documentIds: [file] });
    const { status, body } = await readAs(admin, caseId);
    expect([status, body]).toMatchObject([
      200,
      [{ text: "I waited an hour." }, { text: "I was there.", files: [{ id: file }] }],
    ]);
    expect(await fileOf(admin, file)).toBe(200);
    expect(await db.auditEntry.findMany({ where: { subjectId: caseId } })).toMatchObject([
      { actorId: adminId, action: "case.read", data: { reason: "no_show", statements: 2 } },
    ]);
    for (const browser of [vendor, buyer]) expect((await readAs(browser, caseId)).status).toBe(403);
    expect(
      (await admin.get(thread.GET, `/api/conversations/${id}/messages`, { params: { id } })).status,
    ).toBe(404);
    expect((await open(admin, offerId)).status).toBe(404);
  });

  test("closes a case once with an outcome that both sides read", async () => {
    const { vendor, buyer, caseId } = await openDeal();
    for (const body of [{}, { outcome: "won", text: "Yes" }, { outcome: "settled", text: " " }])
      expect((await closeAs(admin, caseId, body)).status).toBe(422);
    const both = await Promise.all([closeAs(admin, caseId), closeAs(admin, caseId)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const person of [vendor, buyer]) {
      expect((await show(person, caseId)).body).toMatchObject({
        status: "closed",
        outcome: "settled",
        outcomeText: "You agreed.",
        canAdd: false,
      });
      expect(await noticesOf(person.id, `case-closed:${caseId}`)).toEqual([
        { title: "We closed the case about Oak desk", href: `/cases/${caseId}` },
      ]);
      expect(await db.mail.count({ where: { userId: person.id, template: "case_closed" } })).toBe(1);
    }
    expect(await db.auditEntry.count({ where: { subjectId: caseId, action: "case.close" } })).toBe(1);
    expect((await closeAs(vendor, caseId)).status).toBe(403);
  });

  test("leaves room for a case of the other side after closing, but not for a second one of the same", async () => {
    const { vendor, buyer, caseId, offerId, id } = await openDeal();
    await closeAs(admin, caseId);
    expect((await open(buyer, offerId)).body.error).toBe("You’ve already opened a case about this deal.");
    expect(await showDeal(buyer, id)).toMatchObject({ case: { status: "closed" }, canOpenCase: false });
    expect((await open(vendor, offerId)).status).toBe(201);
  });
});
