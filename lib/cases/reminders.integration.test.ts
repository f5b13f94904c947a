import * as statements from "@/app/api/cases/[id]/statements/route";
import * as dealCase from "@/app/api/offers/[id]/case/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { agree, createConversations } from "@/prisma/test/deals";
import { remindOfCases } from "./reminders.commands";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

async function openCase(hours: number) {
  const { vendor, first } = await createConversations({ title: "Oak desk" });
  const { buyer, id } = first;
  await agree(buyer, vendor, id);
  const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
  const opened = await buyer.post(dealCase.POST, `/api/offers/${offerId}/case`, {
    params: { id: offerId },
    body: { reason: "no_show", text: "I waited an hour." },
  });
  const caseId = String(opened.body.id);
  await rows(sql`
    UPDATE deal_cases SET statements_until = now() + make_interval(hours => ${hours}::int) WHERE id = ${caseId}::uuid`);
  return { vendor, buyer, caseId };
}

const remindersOf = (caseId: string) =>
  db.notification.findMany({
    where: { dedupeKey: `case-reminder:${caseId}` },
    select: { userId: true, title: true, href: true },
  });

describe("the reminder of a case", () => {
  test("goes once to the side without a statement, a day before the deadline", async () => {
    const { vendor, caseId } = await openCase(23);
    await remindOfCases();
    await remindOfCases();
    expect(await remindersOf(caseId)).toEqual([
      { userId: vendor.id, title: "Add your side to the case about Oak desk", href: `/cases/${caseId}` },
    ]);
    expect(await db.mail.count({ where: { userId: vendor.id, template: "case_reminder" } })).toBe(1);
  });

  test("waits until the last day, and isn't sent after the deadline", async () => {
    const early = await openCase(25);
    const late = await openCase(-1);
    await remindOfCases();
    expect(await remindersOf(early.caseId)).toEqual([]);
    expect(await remindersOf(late.caseId)).toEqual([]);
  });

  test("skips the reminder once the other side has answered", async () => {
    const { vendor, caseId } = await openCase(23);
    await vendor.post(statements.POST, `/api/cases/${caseId}/statements`, {
      params: { id: caseId },
      body: { text: "I was there." },
    });
    await remindOfCases();
    expect(await remindersOf(caseId)).toEqual([]);
  });

  test("skips the reminder for a closed case", async () => {
    const { caseId } = await openCase(23);
    await rows(sql`UPDATE deal_cases SET status = 'closed', outcome = 'settled', outcome_text = 'You agreed.',
      closed_at = now() WHERE id = ${caseId}::uuid`);
    await remindOfCases();
    expect(await remindersOf(caseId)).toEqual([]);
  });
});
