import * as decide from "@/app/api/admin/reviews/[id]/[action]/route";
import * as oneCase from "@/app/api/cases/[id]/route";
import * as statements from "@/app/api/cases/[id]/statements/route";
import * as documents from "@/app/api/documents/[id]/route";
import * as uploads from "@/app/api/documents/route";
import * as member from "@/app/api/members/[id]/route";
import * as buyerRating from "@/app/api/offers/[id]/buyer-rating/route";
import * as dealCase from "@/app/api/offers/[id]/case/route";
import * as reply from "@/app/api/reviews/[id]/reply/route";
import * as activity from "@/app/api/team-activity/route";
import * as viewingCase from "@/app/api/viewings/[id]/case/route";
import type { CaseDto } from "@/lib/cases/contract";
import { remindOfCases } from "@/lib/cases/reminders.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { createCompletedDeal, publishDue, rateBuyer, reviewDeal } from "@/prisma/test/deal-reviews";
import { agree, askForViewing, createConversations, showDeal, stepViewing } from "@/prisma/test/deals";
import { endUndoPeriods } from "@/prisma/test/elapsed-undo";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { addMember, nameOf } from "@/prisma/test/team";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

async function addTeam<T extends { vendor: { vendorId: string } }>(made: T) {
  const { vendorId } = made.vendor;
  return {
    ...made,
    manager: await addMember(vendorId, "manager"),
    agent: await addMember(vendorId, "agent"),
  };
}

async function createDeal() {
  const { vendor, first } = await createConversations({ title: "Oak desk" });
  const { buyer, id } = first;
  await agree(buyer, vendor, id);
  const { id: offerId } = await db.offer.findFirstOrThrow({ where: { conversationId: id } });
  return addTeam({ vendor, buyer, id, offerId });
}

const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n";

async function upload(browser: Browser): Promise<string> {
  const body = new FormData();
  body.set("file", new File([pdf], "proof.pdf"));
  return String((await browser.post(uploads.POST, "/api/documents", { body })).body.id);
}

const fileOf = async (browser: Browser, id: string) =>
  (await browser.get(documents.GET, `/api/documents/${id}`, { params: { id } })).status;

function openCase(browser: Browser, id: string, more: object = {}) {
  const body = { reason: "no_show", text: "I waited an hour.", ...more };
  return browser.post(dealCase.POST, `/api/offers/${id}/case`, { params: { id }, body });
}

const add = (browser: Browser, id: string) =>
  browser.post(statements.POST, `/api/cases/${id}/statements`, {
    params: { id },
    body: { text: "Here is more." },
  });

async function showCase(browser: Browser, id: string) {
  const { status, body } = await browser.get(oneCase.GET, `/api/cases/${id}`, { params: { id } });
  return { status, body: body as unknown as CaseDto };
}

const bell = (userId: string, dedupeKey: string) =>
  db.notification.findMany({ where: { userId, dedupeKey }, select: { href: true, readAt: true } });

const summaries = async (browser: Browser) =>
  ((await browser.get(activity.GET, "/api/team-activity")).body as unknown as { summary: string }[]).map(
    ({ summary }) => summary,
  );

describe("cases of a business", () => {
  test("are opened by an agent in the owner’s name, with the writer’s name for the team alone", async () => {
    const { vendor, buyer, manager, agent, id, offerId } = await createDeal();
    expect((await showDeal(agent.browser, id)).canOpenCase).toBe(true);
    const file = await upload(agent.browser);
    const { status, body } = await openCase(agent.browser, offerId, { documentIds: [file] });
    expect([status, body]).toMatchObject([201, { mine: true, statements: [{ mine: true, by: null }] }]);
    const caseId = String(body.id);
    expect(await db.dealCase.findUniqueOrThrow({ where: { id: caseId } })).toMatchObject({
      openerId: vendor.id,
      otherId: buyer.id,
    });
    const by = await nameOf(agent.person.id);
    for (const browser of [vendor, manager.browser]) {
      expect((await showCase(browser, caseId)).body.statements).toMatchObject([{ mine: true, by }]);
    }
    expect((await showCase(buyer, caseId)).body.statements).toMatchObject([{ mine: false, by: null }]);
    const readers = [vendor, buyer, manager.browser, agent.browser];
    expect(await Promise.all(readers.map((browser) => fileOf(browser, file)))).toEqual([200, 200, 200, 200]);
    expect((await showDeal(manager.browser, id)).case).toEqual({ id: caseId, status: "open" });
  });

  test("take statements of the team, in its activity list", async () => {
    const { vendor, buyer, manager, agent, offerId } = await createDeal();
    const caseId = String((await openCase(agent.browser, offerId)).body.id);
    expect((await add(manager.browser, caseId)).status).toBe(201);
    expect((await showCase(buyer, caseId)).body.statements).toHaveLength(2);
    expect(
      await db.caseStatement.findMany({ where: { caseId }, orderBy: { createdAt: "asc" } }),
    ).toMatchObject([
      { authorId: vendor.id, writtenById: agent.person.id },
      { authorId: vendor.id, writtenById: manager.person.id },
    ]);
    expect(await summaries(manager.browser)).toEqual([
      `${await nameOf(manager.person.id)} added a statement to a case`,
      `${await nameOf(agent.person.id)} opened a case about a deal`,
    ]);
  });

  test("stay unknown to other businesses, strangers, and former members", async () => {
    const { buyer, agent, offerId } = await createDeal();
    const others = await createDeal();
    const { browser: stranger } = await createSignedInPerson();
    for (const browser of [others.manager.browser, others.agent.browser, stranger]) {
      expect((await openCase(browser, offerId)).status).toBe(404);
    }
    const file = await upload(buyer);
    const caseId = String((await openCase(buyer, offerId, { documentIds: [file] })).body.id);
    expect([(await showCase(agent.browser, caseId)).status, await fileOf(agent.browser, file)]).toEqual([
      200, 200,
    ]);
    await db.member.delete({ where: { id: agent.memberId } });
    for (const browser of [others.manager.browser, stranger, agent.browser]) {
      expect((await showCase(browser, caseId)).status).toBe(404);
      expect((await add(browser, caseId)).status).toBe(404);
      expect(await fileOf(browser, file)).toBe(404);
    }
    expect(await db.caseStatement.count({ where: { caseId } })).toBe(1);
  });

  test("notify and remind those who answer, and leave with the membership", async () => {
    const { vendor, buyer, manager, agent, offerId } = await createDeal();
    const caseId = String((await openCase(buyer, offerId)).body.id);
    const [opened, reminder] = [`case-opened:${caseId}`, `case-reminder:${caseId}`];
    for (const { person } of [manager, agent]) {
      expect(await bell(person.id, opened)).toMatchObject([{ href: `/cases/${caseId}` }]);
      expect(await db.mail.count({ where: { userId: person.id, template: "case_opened" } })).toBe(1);
    }
    await rows(sql`
      UPDATE deal_cases SET statements_until = now() + interval '5 hours' WHERE id = ${caseId}::uuid`);
    await remindOfCases();
    expect(await bell(agent.person.id, reminder)).toHaveLength(1);
    const params = { id: agent.memberId };
    await vendor.delete(member.DELETE, `/api/members/${params.id}`, { params });
    expect([await bell(agent.person.id, opened), await bell(agent.person.id, reminder)]).toEqual([[], []]);
    expect(await bell(manager.person.id, opened)).toHaveLength(1);
  });

  test("about an appointment are open to the team once it has begun", async () => {
    const { vendor, first } = await createConversations({ category: "realestate" });
    const { buyer, id } = first;
    const { agent } = await addTeam({ vendor });
    await askForViewing(buyer, id, daysFromNow(2).toISOString());
    await stepViewing(vendor, id, "confirm");
    const { id: viewingId } = (await showDeal(agent.browser, id)).viewing!;
    const open = () =>
      agent.browser.post(viewingCase.POST, `/api/viewings/${viewingId}/case`, {
        params: { id: viewingId },
        body: { reason: "no_show", text: "Nobody came." },
      });
    expect((await open()).status).toBe(409);
    await db.viewing.update({ where: { id: viewingId }, data: { startsAt: daysFromNow(-1) } });
    expect((await showDeal(agent.browser, id)).viewing).toMatchObject({ canOpenCase: true });
    expect((await open()).status).toBe(201);
    expect((await showDeal(vendor, id)).viewing).toMatchObject({ case: { status: "open" } });
  });
});

describe("ratings of a business’s buyers", () => {
  test("are written, edited, and deleted by the team in the owner’s name", async () => {
    const { vendor, id, offerId, manager, agent } = await addTeam(await createCompletedDeal());
    expect(await showDeal(agent.browser, id)).toMatchObject({ canRateBuyer: true });
    const rated = await rateBuyer(agent.browser, offerId, { rating: 3, text: "Paid late." });
    expect([rated.status, rated.body.buyerRating]).toMatchObject([
      201,
      { rating: 3, actions: ["edit", "delete"] },
    ]);
    const options = { params: { id: offerId } };
    const path = `/api/offers/${offerId}/buyer-rating`;
    const body = { rating: 4, text: "Paid in the end." };
    expect((await manager.browser.patch(buyerRating.PATCH, path, { ...options, body })).status).toBe(200);
    expect((await showDeal(vendor, id)).buyerRating).toMatchObject({ rating: 4 });
    expect((await agent.browser.delete(buyerRating.DELETE, path, options)).status).toBe(200);
    const name = await nameOf(agent.person.id);
    expect(await summaries(manager.browser)).toEqual([
      `${name} deleted a rating of a buyer`,
      `${await nameOf(manager.person.id)} edited a rating of a buyer`,
      `${name} rated a buyer`,
    ]);
  });

  test("are refused to the buyer’s side and to other businesses", async () => {
    const { customer, offerId } = await createCompletedDeal();
    const others = await addTeam(await createCompletedDeal());
    for (const browser of [customer, others.manager.browser, others.agent.browser]) {
      expect((await rateBuyer(browser, offerId)).status).toBe(404);
    }
  });
});

describe("reviews of a business", () => {
  async function approve(id: string): Promise<void> {
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const params = { id, action: "publish" };
    await admin.post(decide.POST, `/api/admin/reviews/${id}/publish`, { params, body: {} });
    await rows(sql`UPDATE reviews SET decided_at = decided_at - interval '1 minute' WHERE id = ${id}::uuid`);
    await endUndoPeriods();
  }

  test("ask those who answer for their rating, until one of them has rated", async () => {
    const { vendor, manager, agent, id, ...deal } = await addTeam(await createCompletedDeal());
    const reviewId = String((await reviewDeal(deal)).body.id);
    await approve(reviewId);
    const key = `review-scheduled:${reviewId}`;
    expect(await bell(vendor.id, key)).toMatchObject([{ href: "/sales?state=completed", readAt: null }]);
    for (const { person } of [manager, agent]) {
      expect(await bell(person.id, key)).toEqual([{ href: `/vendor?tab=inbox&thread=${id}`, readAt: null }]);
    }
    await rateBuyer(agent.browser, deal.offerId);
    expect((await bell(manager.person.id, key))[0]?.readAt).not.toBeNull();
  });

  test("notify those who answer once, until one of them replies", async () => {
    const { vendor, manager, agent, ...deal } = await addTeam(await createCompletedDeal());
    const id = String((await reviewDeal(deal)).body.id);
    await approve(id);
    await rateBuyer(vendor, deal.offerId);
    await publishDue();
    await publishDue();
    const key = `review-new:${id}`;
    for (const { person } of [manager, agent]) {
      expect(await bell(person.id, key)).toEqual([{ href: "/vendor", readAt: null }]);
      expect(await db.mail.count({ where: { userId: person.id, template: "new_review" } })).toBe(1);
    }
    const params = { id };
    const body = { text: "Thank you for your kind words." };
    expect((await agent.browser.post(reply.POST, `/api/reviews/${id}/reply`, { params, body })).status).toBe(
      201,
    );
    for (const who of [vendor.id, manager.person.id]) {
      expect((await bell(who, key))[0]?.readAt).not.toBeNull();
    }
  });

  test("don’t notify a member who wrote the review, and leave with the membership", async () => {
    const { vendor, manager, customer, ...deal } = await addTeam(await createCompletedDeal());
    const id = String((await reviewDeal({ customer, ...deal })).body.id);
    const own = await db.member.create({
      data: { vendorId: vendor.vendorId, userId: customer.id, role: "agent" },
    });
    await approve(id);
    await rateBuyer(vendor, deal.offerId);
    await publishDue();
    expect(await bell(customer.id, `review-new:${id}`)).toEqual([]);
    expect(await bell(customer.id, `review-scheduled:${id}`)).toEqual([]);
    expect(await bell(manager.person.id, `review-new:${id}`)).toHaveLength(1);
    for (const memberId of [own.id, manager.memberId]) {
      const params = { id: memberId };
      await vendor.delete(member.DELETE, `/api/members/${memberId}`, { params });
    }
    expect(await bell(manager.person.id, `review-new:${id}`)).toEqual([]);
  });
});
