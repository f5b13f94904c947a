import * as member from "@/app/api/members/[id]/route";
import * as read from "@/app/api/conversations/[id]/read/route";
import * as takeBack from "@/app/api/messages/[id]/take-back/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createConversation, write } from "@/prisma/test/conversations";
import { addMember } from "@/prisma/test/team";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

/** As after a first attempt while the mail server was down. */
async function failOnce(userId: string): Promise<void> {
  const failed = await rows(sql`
    UPDATE mails SET attempts = 1, last_error = 'connect ECONNREFUSED', next_attempt_at = now() + interval '1 minute'
    WHERE user_id = ${userId}::uuid AND template = 'message' AND status = 'queued' RETURNING id`);
  expect(failed).toHaveLength(1);
}

const countWaiting = (userId: string) =>
  db.mail.count({ where: { userId, template: "message", status: { in: ["queued", "sending"] } } });

async function writeToVendor() {
  const talk = await createConversation();
  const agent = await addMember(talk.vendor.vendorId, "agent");
  const sent = await write(talk.customer, talk.id, "The key is under the mat.");
  return { ...talk, agent, messageId: String(sent.body.id) };
}

describe("an email that waits for another attempt", () => {
  test("isn’t sent to a member who was removed from the team", async () => {
    const { vendor, agent } = await writeToVendor();
    await failOnce(agent.person.id);
    const params = { id: agent.memberId };
    expect((await vendor.delete(member.DELETE, `/api/members/${params.id}`, { params })).status).toBe(204);
    expect(await countWaiting(agent.person.id)).toBe(0);
  });

  test("isn’t sent with a message that was taken back", async () => {
    const { customer, vendor, messageId: id } = await writeToVendor();
    await failOnce(vendor.id);
    const before = await db.mail.findFirstOrThrow({ where: { userId: vendor.id, template: "message" } });
    const path = `/api/messages/${id}/take-back`;
    expect((await customer.post(takeBack.POST, path, { params: { id }, body: {} })).status).toBe(200);
    expect(await db.mail.findUnique({ where: { id: before.id } })).toBeNull();
  });

  test("isn’t sent about a message that was read in the meantime", async () => {
    const { vendor, id } = await writeToVendor();
    await failOnce(vendor.id);
    const path = `/api/conversations/${id}/read`;
    expect((await vendor.post(read.POST, path, { params: { id }, body: {} })).status).toBeLessThan(300);
    expect(await countWaiting(vendor.id)).toBe(0);
  });
});
