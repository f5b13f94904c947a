import * as apply from "@/app/api/jobs/[id]/applications/route";
import * as profile from "@/app/api/profile/route";
import { readJob } from "@/lib/jobs/queries";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { decideJob, openJob, patchJob, poster, stepJob } from "@/prisma/test/hiring";
import { goodPassword } from "@/prisma/test/people";
import { newcomer } from "@/prisma/test/sign-in";
import { watchEndings } from "./endings.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
beforeAll(async () => {
  ({ browser: admin } = await newcomer({ role: "admin" }));
});

/** An open job and somebody who has applied for it. */
async function applied({ browser }: { browser: Browser }) {
  const jobId = await openJob(browser, admin, { questions: [] });
  const { person, browser: theirs } = await newcomer();
  const body = { note: "I cook." };
  await theirs.post(apply.POST, `/api/jobs/${jobId}/applications`, { params: { id: jobId }, body });
  return { jobId, applicantId: person.id };
}

/** An edit that takes an open job back into review. */
async function edit({ browser }: { browser: Browser }, id: string): Promise<void> {
  const { version } = await db.job.findUniqueOrThrow({ where: { id }, select: { version: true } });
  const { status } = await patchJob(browser, id, {
    version,
    submit: false,
    title: "Line cooks",
    questions: [],
  });
  expect(status).toBe(200);
}

async function noticesOf(userId: string): Promise<string[]> {
  await watchEndings();
  const found = await db.notification.findMany({ where: { userId, type: "application" } });
  return found.map(({ title }) => title);
}

test("notifies those who wait when an admin removes a job, or rejects it after an edit for good", async () => {
  const owner = await poster();
  const [removed, edited] = [await applied(owner), await applied(owner)];
  await decideJob(admin, removed.jobId, "remove", { reason: "Asks for money." });
  await edit(owner, edited.jobId);
  await decideJob(admin, edited.jobId, "reject", { reason: "Not a job." });
  expect(await noticesOf(removed.applicantId)).toEqual(["“Line cook” was removed"]);
  expect(await noticesOf(edited.applicantId)).toEqual([]);
  await rows(
    sql`UPDATE job_events SET created_at = created_at - interval '1 minute' WHERE action = 'reject'`,
  );
  expect(await noticesOf(edited.applicantId)).toEqual(["“Line cooks” was removed"]);
  expect(await noticesOf(edited.applicantId)).toHaveLength(1);
});

test("notifies those who wait when the poster deletes the account, and leaves nothing that could become public", async () => {
  const owner = await poster();
  const [open, drafted, pending] = [await applied(owner), await applied(owner), await applied(owner)];
  await edit(owner, drafted.jobId);
  await stepJob(owner.browser, drafted.jobId, "withdraw");
  await edit(owner, pending.jobId);
  const body = { password: goodPassword };
  expect((await owner.browser.delete(profile.DELETE, "/api/profile", { body })).status).toBe(200);
  expect((await decideJob(admin, pending.jobId, "approve")).status).toBe(409);
  expect(await noticesOf(open.applicantId)).toEqual(["“Line cook” has closed"]);
  for (const { applicantId, jobId } of [drafted, pending]) {
    expect(await noticesOf(applicantId)).toEqual(["“Line cooks” has closed"]);
    expect(await db.job.findUnique({ where: { id: jobId } })).toMatchObject({ status: "rejected" });
  }
  expect((await readJob(open.jobId)).status).toBe("closed");
});
