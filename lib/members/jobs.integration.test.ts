import * as move from "@/app/api/applications/[id]/route";
import * as applicants from "@/app/api/jobs/[id]/applications/route";
import * as activity from "@/app/api/team-activity/route";
import * as open from "@/app/api/team-inbox/[id]/route";
import * as inbox from "@/app/api/team-inbox/route";
import { listMyJobs } from "@/lib/jobs/desk/editing.queries";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Viewer } from "@/lib/shared/access";
import type { BusinessRole } from "@/lib/shared/permissions";
import { createJob } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { createPersonWithBrowser } from "@/prisma/test/conversations";
import { postJob } from "@/prisma/test/hiring";
import { createTeam, nameOf, type Team } from "@/prisma/test/team";
import { findJobBusiness } from "./queries";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

describe("jobs of a business", () => {
  let team: Team;
  let jobId: string;
  let talk: string;
  let applicationId: string;

  beforeAll(async () => {
    team = await createTeam();
    ({ id: jobId } = await createJob({ posterId: team.shop.person.id }));
    const applicant = await createPersonWithBrowser();
    const path = `/api/jobs/${jobId}/applications`;
    const { body } = await applicant.post(applicants.POST, path, {
      params: { id: jobId },
      body: { note: "I cook." },
    });
    applicationId = String(body.id);
    ({ id: talk } = await db.conversation.findFirstOrThrow({ where: { jobId } }));
  });

  test("show their applicants to a manager, and neither to an agent nor to another business", async () => {
    const others = await createTeam();
    const path = `/api/jobs/${jobId}/applications`;
    const query = { status: "submitted" };
    const list = (browser: Browser) => browser.get(applicants.GET, path, { params: { id: jobId }, query });
    expect((await list(team.manager.browser)).body).toMatchObject([{ note: "I cook." }]);
    for (const { browser } of [team.agent, others.manager]) expect((await list(browser)).status).toBe(404);
  });

  test("list the applicant’s conversation in the shared inbox of those who hire", async () => {
    const subjects = async (browser: Browser) => (await browser.get(inbox.GET, "/api/team-inbox")).body;
    expect(await subjects(team.manager.browser)).toMatchObject([{ id: talk, lastText: "I cook." }]);
    expect(await subjects(team.agent.browser)).toEqual([]);
    const params = { id: talk };
    const { status } = await team.agent.browser.get(open.GET, `/api/team-inbox/${talk}`, { params });
    expect(status).toBe(404);
  });

  test("are created by those who hire, as jobs of the owner", async () => {
    const refused = await postJob(team.agent.browser, { business: true });
    expect([refused.status, refused.body.error]).toEqual([
      403,
      "Your role in this business doesn’t allow this.",
    ]);
    const made = await postJob(team.manager.browser, { business: true, submit: true });
    expect([made.status, made.body.status]).toEqual([201, "pending"]);
    const { posterId } = await db.job.findUniqueOrThrow({ where: { id: String(made.body.id) } });
    expect(posterId).toBe(team.shop.person.id);
    const { body } = await team.manager.browser.get(activity.GET, "/api/team-activity");
    expect((body as unknown as { summary: string }[])[0]?.summary).toBe(
      `${await nameOf(team.manager.person.id)} created a job`,
    );
  });

  test("are a member’s own without the business, and refused to people without a team", async () => {
    const own = await postJob(team.manager.browser);
    const { posterId } = await db.job.findUniqueOrThrow({ where: { id: String(own.body.id) } });
    expect(posterId).toBe(team.manager.person.id);
    const stranger = await createPersonWithBrowser();
    const refused = await postJob(stranger, { business: true });
    expect([refused.status, refused.body.error]).toEqual([403, "You’re not on a team."]);
  });

  test("are marked in the lists of those who hire, unlike a member’s own jobs", async () => {
    const { shop, manager, agent } = await createTeam();
    const { businessName } = await db.vendor.findUniqueOrThrow({ where: { id: shop.vendorId } });
    await postJob(shop.browser, { title: "Baker" });
    await postJob(manager.browser, { title: "Waiter", business: true });
    await postJob(manager.browser, { title: "Nanny" });
    await postJob(agent.browser, { title: "Gardener" });
    const marksOf = async (id: string, businessRole: BusinessRole) => {
      const { items } = await listMyJobs({ id, vendorId: shop.vendorId, businessRole });
      return Object.fromEntries(items.map(({ title, business }) => [title, business]));
    };
    const marks = { Baker: businessName, Waiter: businessName };
    expect(await marksOf(shop.person.id, "owner")).toEqual(marks);
    expect(await marksOf(manager.person.id, "manager")).toEqual({ ...marks, Nanny: null });
    expect(await marksOf(agent.person.id, "agent")).toEqual({ Gardener: null });
  });

  test("name the business only to those who hire", async () => {
    const viewerOf = (businessRole: BusinessRole): Viewer => ({
      id: team.manager.person.id,
      username: team.manager.person.username,
      role: "vendor",
      vendorId: team.shop.vendorId,
      vendorStatus: "approved",
      businessRole,
      sessionId: "",
      secondStepMissing: false,
    });
    const { businessName } = await db.vendor.findUniqueOrThrow({ where: { id: team.shop.vendorId } });
    expect(await findJobBusiness(viewerOf("manager"))).toEqual({ name: businessName, mayPost: true });
    expect(await findJobBusiness(viewerOf("agent"))).toBeNull();
    expect(await findJobBusiness(viewerOf("owner"))).toBeNull();
  });

  test("keep the manager who moved an application in its history", async () => {
    const params = { id: applicationId };
    const body = { from: "submitted", to: "reviewed", reason: "" };
    const path = `/api/applications/${applicationId}`;
    expect((await team.agent.browser.patch(move.PATCH, path, { params, body })).status).toBe(404);
    expect((await team.manager.browser.patch(move.PATCH, path, { params, body })).status).toBe(200);
    expect(
      await db.jobApplicationEvent.findFirstOrThrow({ where: { applicationId, toStatus: "reviewed" } }),
    ).toMatchObject({
      actorId: team.manager.person.id,
    });
  });
});
