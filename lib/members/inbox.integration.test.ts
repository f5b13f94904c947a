import * as revoke from "@/app/api/messages/[id]/take-back/route";
import * as assignee from "@/app/api/team-inbox/[id]/assignee/route";
import * as messages from "@/app/api/team-inbox/[id]/messages/route";
import * as one from "@/app/api/team-inbox/[id]/route";
import * as inbox from "@/app/api/team-inbox/route";
import * as activity from "@/app/api/team-activity/route";
import * as members from "@/app/api/members/[id]/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob } from "@/prisma/factories";
import type { Browser, Received } from "@/prisma/test/browser";
import { countUnread, createConversation, start, thread } from "@/prisma/test/conversations";
import { addMember, nameOf as readName, type Teammate } from "@/prisma/test/team";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

function answer(browser: Browser, id: string, text: string): Promise<Received> {
  return browser.post(messages.POST, `/api/team-inbox/${id}/messages`, { params: { id }, body: { text } });
}

function open(browser: Browser, id: string): Promise<Received> {
  return browser.get(one.GET, `/api/team-inbox/${id}`, { params: { id } });
}

function assign(browser: Browser, id: string, memberId: string | null): Promise<Received> {
  const path = `/api/team-inbox/${id}/assignee`;
  return browser.put(assignee.PUT, path, { params: { id }, body: { memberId } });
}

async function createTalk() {
  const talk = await createConversation();
  const { vendorId } = talk.vendor;
  return {
    ...talk,
    manager: await addMember(vendorId, "manager"),
    agent: await addMember(vendorId, "agent"),
  };
}

const nameOf = ({ person: { id } }: Teammate) => readName(id);

describe("the shared inbox of a business", () => {
  test("takes the answers of two members, whose names only the team sees", async () => {
    const { customer, vendor, manager, agent, id } = await createTalk();
    await db.user.update({ where: { id: manager.person.id }, data: { firstName: "Maja" } });
    await db.user.update({ where: { id: agent.person.id }, data: { firstName: "Bo" } });
    expect(await countUnread(vendor)).toBe(1);
    const answers = await Promise.all([
      answer(manager.browser, id, "It is available."),
      answer(agent.browser, id, "Come by at noon."),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await countUnread(vendor)).toBe(0);

    const seen = (await open(agent.browser, id)).body.messages as {
      side: string;
      by: string;
      text: string;
    }[];
    expect(seen.map(({ side }) => side)).toEqual(["customer", "business", "business"]);
    expect(Object.fromEntries(seen.slice(1).map(({ text, by }) => [text, by]))).toEqual({
      "It is available.": await nameOf(manager),
      "Come by at noon.": await nameOf(agent),
    });

    const { items } = await thread(customer, id);
    expect(items.map(({ senderId }) => senderId)).toEqual([vendor.id, vendor.id, customer.id]);
    expect(JSON.stringify(items)).not.toContain("Maja");
    expect(await countUnread(customer)).toBe(2);
  });

  test("lists the threads of customers, and neither applications nor the owner’s own purchases", async () => {
    const { vendor, agent, id } = await createTalk();
    const { id: jobId } = await createJob({ posterId: vendor.id });
    const applicant = await createConversation();
    await start(applicant.customer, { jobId });
    const { id: purchase } = (await start(vendor, { listingId: applicant.listingId })).body;
    const { body } = await agent.browser.get(inbox.GET, "/api/team-inbox");
    expect(body).toMatchObject([{ id, subject: "Oak desk", unread: 1, assignee: null }]);
    expect(body).toHaveLength(1);
    for (const call of [
      open(agent.browser, String(purchase)),
      answer(agent.browser, String(purchase), "Hi"),
    ]) {
      expect((await call).status).toBe(404);
    }
    expect((await assign(agent.browser, String(purchase), null)).status).toBe(404);
  });

  test("refuses another business’s team", async () => {
    const { id } = await createTalk();
    const others = await createTalk();
    for (const { browser } of [others.manager, others.agent]) {
      expect((await open(browser, id)).status).toBe(404);
      expect((await answer(browser, id, "Hi")).status).toBe(404);
      expect((await assign(browser, id, others.agent.memberId)).status).toBe(404);
    }
    expect(await db.message.count({ where: { conversationId: id } })).toBe(1);
  });

  test("assigns a thread to a member until they leave", async () => {
    const { manager, agent, vendor, id } = await createTalk();
    const others = await createTalk();
    expect((await assign(manager.browser, id, others.agent.memberId)).status).toBe(422);
    expect((await assign(manager.browser, id, agent.memberId)).status).toBe(204);
    const assigned = (await open(manager.browser, id)).body.assignee;
    expect(assigned).toEqual({ id: agent.memberId, name: await nameOf(agent) });
    const params = { id: agent.memberId };
    await vendor.delete(members.DELETE, `/api/members/${params.id}`, { params });
    expect((await open(manager.browser, id)).body.assignee).toBeNull();
  });

  test("leaves an activity list of what the team did, with the names of people as they are now", async () => {
    const { manager, agent, id } = await createTalk();
    const named = { firstName: "Ada", lastName: "Reyes" };
    await db.user.update({ where: { id: agent.person.id }, data: named });
    await assign(manager.browser, id, agent.memberId);
    await answer(agent.browser, id, "Come by at noon.");
    const { body } = await manager.browser.get(activity.GET, "/api/team-activity");
    expect(body).toMatchObject([
      { actor: "Ada Reyes", action: "member.answer", summary: "Ada Reyes answered a customer" },
      {
        actor: await nameOf(manager),
        action: "member.assign",
        summary: `${await nameOf(manager)} assigned a conversation to Ada Reyes`,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(agent.person.username);
    expect(JSON.stringify(body)).not.toContain("noon");
    expect((await agent.browser.get(activity.GET, "/api/team-activity")).status).toBe(403);
  });
});

describe("an answer that a member takes back", () => {
  const takeBack = (browser: Browser, id: string) =>
    browser.post(revoke.POST, `/api/messages/${id}/take-back`, { params: { id }, body: {} });

  async function createAnswer() {
    const talk = await createTalk();
    const sent = await answer(talk.agent.browser, talk.id, "Come by at noon.");
    const messages = sent.body.messages as { id: string; takeBackUntil: string | null }[];
    return { ...talk, messages, messageId: messages.at(-1)!.id };
  }

  test("disappears for the customer, and is in the activity list", async () => {
    const { agent, manager, customer, id, messages, messageId } = await createAnswer();
    expect(messages.map(({ takeBackUntil }) => takeBackUntil !== null)).toEqual([false, true]);
    expect((await takeBack(agent.browser, messageId)).body).toMatchObject({ takenBack: true, text: "" });
    expect((await thread(customer, id)).items[0]).toMatchObject({ takenBack: true, text: "" });
    const { body } = await manager.browser.get(activity.GET, "/api/team-activity");
    expect(body).toMatchObject([
      { action: "member.answer", summary: `${await nameOf(agent)} took back an answer` },
      { action: "member.answer", summary: `${await nameOf(agent)} answered a customer` },
    ]);
  });

  test("is theirs: another member and another business are refused", async () => {
    const { manager, customer, id, messageId } = await createAnswer();
    const others = await createTalk();
    for (const { browser } of [manager, others.manager]) {
      expect((await takeBack(browser, messageId)).status).toBe(404);
    }
    const read = await open(manager.browser, id);
    const shown = read.body.messages as { takeBackUntil: string | null }[];
    expect(shown.map(({ takeBackUntil }) => takeBackUntil)).toEqual([null, null]);
    expect((await thread(customer, id)).items[0]).toMatchObject({ text: "Come by at noon." });
  });

  test("stays after five minutes, and after the membership", async () => {
    const { agent, messageId } = await createAnswer();
    const createdAt = new Date(Date.now() - 5 * 60_000 - 1000);
    await db.message.update({ where: { id: messageId }, data: { createdAt } });
    expect((await takeBack(agent.browser, messageId)).status).toBe(409);
    await db.message.update({ where: { id: messageId }, data: { createdAt: new Date() } });
    await db.member.delete({ where: { id: agent.memberId } });
    expect((await takeBack(agent.browser, messageId)).status).toBe(404);
  });
});
