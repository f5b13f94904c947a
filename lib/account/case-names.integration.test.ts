import * as statements from "@/app/api/cases/[id]/statements/route";
import * as dealCase from "@/app/api/offers/[id]/case/route";
import * as profile from "@/app/api/profile/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { agree, createConversations } from "@/prisma/test/deals";
import { goodPassword } from "@/prisma/test/people";
import { addMember } from "@/prisma/test/team";
import { finishErasures } from "./erasure.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function close(browser: Browser): Promise<void> {
  await browser.delete(profile.DELETE, "/api/profile", { body: { password: goodPassword } });
  await finishErasures();
}

async function createDeal() {
  const { vendor, first } = await createConversations({ title: "Oak desk" });
  await agree(first.buyer, vendor, first.id);
  const { id } = await db.offer.findFirstOrThrow({ where: { conversationId: first.id } });
  return { vendor, buyer: first.buyer, dealId: id };
}

async function open(browser: Browser, dealId: string): Promise<string> {
  const body = { reason: "no_show", text: "I waited." };
  const answer = await browser.post(dealCase.POST, `/api/offers/${dealId}/case`, {
    params: { id: dealId },
    body,
  });
  return String(answer.body.id);
}

const add = (browser: Browser, id: string) =>
  browser.post(statements.POST, `/api/cases/${id}/statements`, {
    params: { id },
    body: { text: "Here is more." },
  });

const titlesOf = async (userId: string, caseId: string) =>
  (
    await db.notification.findMany({
      where: { userId, href: `/cases/${caseId}` },
      orderBy: { createdAt: "asc" },
    })
  ).map(({ title }) => title);

test("removes an opener’s name from notices and emails about a case", async () => {
  const { vendor, buyer, dealId } = await createDeal();
  await db.user.update({ where: { id: buyer.id }, data: { firstName: "Ann", lastName: "Lee" } });
  const caseId = await open(buyer, dealId);
  expect([(await add(buyer, caseId)).status, (await add(vendor, caseId)).status]).toEqual([201, 201]);
  await rows(sql`UPDATE mails SET status = 'sent', sent_at = now() WHERE template = 'case_opened'`);
  await close(buyer);
  expect(await titlesOf(vendor.id, caseId)).toEqual([
    "Deleted account reported a problem with your deal",
    "Deleted account added a statement to your case",
  ]);
  const mail = { userId: vendor.id, template: "case_opened" };
  expect(await db.mail.findMany({ where: mail, select: { subject: true, html: true, text: true } })).toEqual([
    { subject: "Deleted account reported a problem with your deal", html: "", text: "" },
  ]);
  expect(await db.mail.count({ where: { subject: { contains: "Ann" } } })).toBe(0);
});

test("removes an opener’s name from notices and emails to the other side’s team", async () => {
  const { vendor, buyer, dealId } = await createDeal();
  const { person: manager } = await addMember(vendor.vendorId!, "manager");
  await db.user.update({ where: { id: buyer.id }, data: { firstName: "Ann", lastName: "Lee" } });
  const caseId = await open(buyer, dealId);
  expect(await titlesOf(manager.id, caseId)).toEqual(["Ann L. reported a problem with your deal"]);
  await rows(sql`UPDATE mails SET status = 'sent', sent_at = now() WHERE template = 'case_opened'`);
  await close(buyer);
  expect(await titlesOf(manager.id, caseId)).toEqual(["Deleted account reported a problem with your deal"]);
  const mail = { userId: manager.id, template: "case_opened" };
  expect(await db.mail.findMany({ where: mail, select: { subject: true, html: true, text: true } })).toEqual([
    { subject: "Deleted account reported a problem with your deal", html: "", text: "" },
  ]);
});

test("keeps a business name in notices about a case that the business opened", async () => {
  const { vendor, buyer, dealId } = await createDeal();
  const { businessName } = await db.vendor.findUniqueOrThrow({ where: { id: vendor.vendorId } });
  const caseId = await open(vendor, dealId);
  await close(vendor);
  expect(await titlesOf(buyer.id, caseId)).toEqual([`${businessName} reported a problem with your deal`]);
});
