import * as documents from "@/app/api/documents/[id]/route";
import * as uploads from "@/app/api/documents/route";
import * as applicants from "@/app/api/jobs/[id]/applications/route";
import * as member from "@/app/api/members/[id]/route";
import * as activity from "@/app/api/team-activity/route";
import * as takeBack from "@/app/api/messages/[id]/take-back/route";
import * as assignee from "@/app/api/team-inbox/[id]/assignee/route";
import * as answers from "@/app/api/team-inbox/[id]/messages/route";
import * as open from "@/app/api/team-inbox/[id]/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob, createListing } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { countUnread, createPersonWithBrowser, start, thread, write } from "@/prisma/test/conversations";
import { askForViewing, makeOffer, showDeal, stepOffer, stepViewing } from "@/prisma/test/deals";
import { addMember, nameOf } from "@/prisma/test/team";

jest.setTimeout(120_000);
afterAll(() => stopQueue());

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function createTalk(listing: Parameters<typeof createListing>[0] = {}) {
  const vendor = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { id: listingId } = await createListing({ vendorId: vendor.vendorId, ...listing });
  const manager = await addMember(vendor.vendorId, "manager");
  const agent = await addMember(vendor.vendorId, "agent");
  const customer = await createPersonWithBrowser();
  const id = String((await start(customer, { listingId })).body.id);
  return { vendor, customer, id, manager, agent };
}

const bell = (userId: string) =>
  db.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });
const mails = (userId: string) => db.mail.findMany({ where: { userId } });

function answer(browser: Browser, id: string, body: object) {
  return browser.post(answers.POST, `/api/team-inbox/${id}/messages`, { params: { id }, body });
}

function assign(browser: Browser, id: string, memberId: string) {
  return browser.put(assignee.PUT, `/api/team-inbox/${id}/assignee`, { params: { id }, body: { memberId } });
}

describe("notices of a team", () => {
  test("reach every member who may answer, with the address of the shared inbox", async () => {
    const { manager, agent, id, vendor } = await createTalk();
    for (const { person } of [manager, agent]) {
      expect(await bell(person.id)).toMatchObject([
        { type: "message", body: "Is it still there?", href: `/vendor?tab=inbox&thread=${id}` },
      ]);
      expect(await mails(person.id)).toMatchObject([{ template: "message" }]);
    }
    expect(await bell(vendor.id)).toMatchObject([{ href: `/messages/${id}` }]);
  });

  test("go to the member to whom a conversation is assigned", async () => {
    const { manager, agent, vendor, customer, id } = await createTalk();
    await assign(manager.browser, id, agent.memberId);
    await db.notification.deleteMany();
    await write(customer, id, "Hello?");
    const counts = [agent.person.id, manager.person.id, vendor.id].map(
      async (who) => (await bell(who)).length,
    );
    expect(await Promise.all(counts)).toEqual([1, 0, 1]);
  });

  test("follow each member’s preferences, and ring them in a conversation the owner muted", async () => {
    const { manager, agent, customer, vendor, id } = await createTalk();
    await db.notification.deleteMany();
    await db.conversation.update({ where: { id }, data: { ownerMutedAt: new Date() } });
    const off = { userId: manager.person.id, type: "message", site: false, email: false } as const;
    await db.notificationPreference.create({ data: off });
    await write(customer, id, "Hello?");
    const counts = [agent.person.id, manager.person.id, vendor.id].map(
      async (who) => (await bell(who)).length,
    );
    expect(await Promise.all(counts)).toEqual([1, 0, 0]);
  });

  test("are read for the whole team once one of them answers", async () => {
    const { manager, agent, id } = await createTalk();
    expect((await bell(agent.person.id))[0]?.readAt).toBeNull();
    await answer(manager.browser, id, { text: "It is." });
    expect((await bell(agent.person.id))[0]?.readAt).not.toBeNull();
    expect(await mails(agent.person.id)).toEqual([]);
  });

  test("lose the text of a message that was taken back", async () => {
    const { agent, customer, id } = await createTalk();
    const params = { id: (await db.message.findFirstOrThrow({ where: { conversationId: id } })).id };
    await customer.post(takeBack.POST, `/api/messages/${params.id}/take-back`, { params, body: {} });
    expect(await bell(agent.person.id)).toEqual([]);
    expect(await mails(agent.person.id)).toEqual([]);
  });

  test("about an offer reach only those who set prices", async () => {
    const { manager, agent, customer, id } = await createTalk();
    await db.notification.deleteMany();
    await makeOffer(customer, id);
    expect(await bell(manager.person.id)).toMatchObject([{ type: "offer" }]);
    expect(await bell(agent.person.id)).toEqual([]);
  });

  test("about an application reach only those who hire", async () => {
    const { manager, agent, vendor } = await createTalk();
    await db.notification.deleteMany();
    const { id: jobId } = await createJob({ posterId: vendor.id });
    const applicant = await createPersonWithBrowser();
    await applicant.post(applicants.POST, `/api/jobs/${jobId}/applications`, {
      params: { id: jobId },
      body: { note: "I cook." },
    });
    expect(await bell(manager.person.id)).toMatchObject([{ type: "application", href: `/my-jobs/${jobId}` }]);
    expect(await bell(agent.person.id)).toEqual([]);
  });

  test("are deleted with the membership", async () => {
    const { agent, vendor } = await createTalk();
    expect(await bell(agent.person.id)).toHaveLength(1);
    const params = { id: agent.memberId };
    await vendor.delete(member.DELETE, `/api/members/${params.id}`, { params });
    expect([await bell(agent.person.id), await mails(agent.person.id)]).toEqual([[], []]);
  });
});

describe("deals of a business", () => {
  test("take a counteroffer and a deal from a manager in the owner’s name", async () => {
    const { manager, vendor, customer, id } = await createTalk();
    await makeOffer(customer, id, { amount: 80 });
    expect((await makeOffer(manager.browser, id, { amount: 90 })).status).toBe(201);
    expect((await showDeal(vendor, id)).offer).toMatchObject({ mine: true, amount: 90, status: "open" });
    await stepOffer(customer, id, "accept");
    expect((await thread(customer, id)).items[1]).toMatchObject({ senderId: vendor.id, dealStep: "counter" });
    const counter = await db.message.findFirstOrThrow({ where: { conversationId: id, dealStep: "counter" } });
    expect(counter.writtenById).toBe(manager.person.id);
    const { body } = await manager.browser.get(activity.GET, "/api/team-activity");
    expect(body).toMatchObject([
      { action: "member.deal", summary: `${await nameOf(manager.person.id)} sent a counteroffer` },
    ]);
  });

  test("show an agent an offer without its actions, and refuse them", async () => {
    const { agent, customer, id } = await createTalk();
    await makeOffer(customer, id);
    const deal = await showDeal(agent.browser, id);
    expect([deal.offer?.actions, deal.canOffer, deal.offer?.status]).toEqual([[], false, "open"]);
    expect((await stepOffer(agent.browser, id, "accept")).status).toBe(403);
    expect((await showDeal(customer, id)).offer?.status).toBe("open");
  });

  test("let an agent confirm a viewing, which the customer learns", async () => {
    const { agent, customer, id } = await createTalk({ category: "realestate" });
    await askForViewing(customer, id, later(50));
    expect(await bell(agent.person.id)).toMatchObject([{ type: "message" }, { type: "offer" }]);
    expect((await stepViewing(agent.browser, id, "confirm")).status).toBe(200);
    expect((await showDeal(customer, id)).viewing?.status).toBe("confirmed");
    expect((await bell(agent.person.id)).at(-1)?.readAt).not.toBeNull();
  });
});

const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n";

async function upload(browser: Browser): Promise<string> {
  const body = new FormData();
  body.set("file", new File([pdf], "plan.pdf"));
  return String((await browser.post(uploads.POST, "/api/documents", { body })).body.id);
}

const read = async (browser: Browser, id: string) =>
  (await browser.get(documents.GET, `/api/documents/${id}`, { params: { id } })).status;

test("a member’s file reaches the customer, and the team opens files of both", async () => {
  const { manager, agent, customer, vendor, id } = await createTalk();
  const others = await createTalk();
  const file = await upload(agent.browser);
  expect(await read(manager.browser, file)).toBe(404);
  expect((await answer(agent.browser, id, { text: "", documentIds: [file] })).status).toBe(201);
  const readers = [customer, vendor, manager.browser, agent.browser];
  expect(await Promise.all(readers.map((browser) => read(browser, file)))).toEqual([200, 200, 200, 200]);
  expect(await read(others.manager.browser, file)).toBe(404);
  const foreign = await upload(customer);
  expect((await answer(agent.browser, id, { text: "", documentIds: [foreign] })).status).toBe(422);
  await db.member.delete({ where: { id: manager.memberId } });
  expect(await read(manager.browser, file)).toBe(404);
});

test("an owner’s unread count stays theirs while a member only reads", async () => {
  const { vendor, agent, id } = await createTalk();
  await agent.browser.get(open.GET, `/api/team-inbox/${id}`, { params: { id } });
  expect(await countUnread(vendor)).toBe(1);
});
