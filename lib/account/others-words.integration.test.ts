import { strFromU8, unzipSync } from "fflate";
import * as exported from "@/app/api/profile/export/route";
import * as profile from "@/app/api/profile/route";
import * as activity from "@/app/api/team-activity/route";
import * as assignee from "@/app/api/team-inbox/[id]/assignee/route";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createConversation } from "@/prisma/test/conversations";
import { applied, inHours, move, propose } from "@/prisma/test/interviews";
import { goodPassword } from "@/prisma/test/people";
import { addMember } from "@/prisma/test/team";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function viewingsOf({ cookies }: Pick<Browser, "cookies">) {
  const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
  const address = "http://localhost:3000/api/profile/export";
  const answer = await exported.GET(new Request(address, { headers: { cookie } }));
  const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return (JSON.parse(strFromU8(entries["data.json"]!)) as { viewings: { note: string }[] }).viewings;
}

test("57: exports the note and other times of an interview to the employer who proposed it, not to the applicant", async () => {
  const { employer, applicant, applicationId, id } = await applied();
  await move(employer, applicationId, "submitted", "interview");
  const note = "Room 4, and please bring the knives";
  expect((await propose(employer, id, [inHours(30), inHours(50)], { note })).status).toBe(201);
  const shared = { conversationId: id, startsAt: expect.any(String) };
  expect(await viewingsOf(applicant)).toEqual([
    expect.objectContaining({ ...shared, note: "", otherTimes: [] }),
  ]);
  expect(await viewingsOf(employer)).toEqual([
    expect.objectContaining({ ...shared, note, otherTimes: [expect.any(String)] }),
  ]);
});

test("57: names no deleted member in the activity list of a team", async () => {
  const { vendor, id } = await createConversation();
  const [agent, manager] = [
    await addMember(vendor.vendorId, "agent"),
    await addMember(vendor.vendorId, "manager"),
  ];
  const assign = (browser: Browser, memberId: string) =>
    browser.put(assignee.PUT, `/api/team-inbox/${id}/assignee`, { params: { id }, body: { memberId } });
  expect((await assign(vendor, agent.memberId)).status).toBe(204);
  expect((await assign(agent.browser, manager.memberId)).status).toBe(204);
  const body = { password: goodPassword };
  expect((await agent.browser.delete(profile.DELETE, "/api/profile", { body })).status).toBe(200);
  const listed = JSON.stringify((await vendor.get(activity.GET, "/api/team-activity")).body);
  expect(listed).not.toContain(agent.person.username);
  expect(listed).toContain("Deleted account assigned a conversation to ");
  expect(listed).toContain("assigned a conversation to Deleted account");
});
