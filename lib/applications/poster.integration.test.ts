import * as thread from "@/app/api/applications/[id]/conversation/route";
import * as privateNote from "@/app/api/applications/[id]/private-note/route";
import * as exported from "@/app/api/jobs/[id]/applications/export/route";
import * as all from "@/app/api/jobs/[id]/applications/route";
import * as apply from "@/app/api/jobs/[id]/applications/route";
import * as profile from "@/app/api/profile/route";
import { readExport } from "@/lib/account/export.queries";
import { readJob } from "@/lib/jobs/search/list.queries";
import { db, rows, sql } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { stopQueue } from "@/lib/server/workers";
import { nextCursor } from "@/lib/shared/link-header";
import { createJob } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { latestDigestTime } from "@/prisma/test/digest-hours";
import { createOpenJob, createPoster, stepJob, decideJob, patchJob } from "@/prisma/test/hiring";
import { goodPassword } from "@/prisma/test/people";
import { withRejectedRows } from "@/prisma/test/refused-rows";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { notifyEndedApplicants } from "./endings.commands";
import { listOwnApplications, readPipeline } from "./queries";
import { sendWeeklyJobReports } from "./week.commands";
import { readJobWeek } from "./week.queries";

jest.setTimeout(60_000);

afterAll(() => stopQueue());

describe("poster", () => {
  async function applied() {
    const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
    const jobId = await createOpenJob(owner.browser, admin, { questions: [] });
    const { browser, person } = await createSignedInPerson();
    const { body } = await browser.post(all.POST, `/api/jobs/${jobId}/applications`, {
      params: { id: jobId },
      body: { note: "I cook." },
    });
    return { owner, jobId, admin, browser, person, id: String(body.id) };
  }

  const writeNote = (browser: Browser, id: string, text: string) =>
    browser.put(privateNote.PUT, `/api/applications/${id}/private-note`, { params: { id }, body: { text } });

  const openThread = (browser: Browser, id: string) =>
    browser.put(thread.PUT, `/api/applications/${id}/conversation`, { params: { id }, body: {} });

  test("stores the poster's private note, which neither the applicant nor an admin reads or writes", async () => {
    const { owner, jobId, admin, browser, person, id } = await applied();
    expect((await writeNote(owner.browser, id, " Call on Friday ")).body).toEqual({ text: "Call on Friday" });
    for (const other of [browser, admin]) {
      expect((await writeNote(other, id, "mine")).status).toBe(404);
    }
    const { columns } = await readPipeline(owner.person, jobId);
    expect(columns[0]!.applicants).toMatchObject([{ note: "I cook.", privateNote: "Call on Friday" }]);
    const file = await owner.browser.get(exported.GET, `/api/jobs/${jobId}/applications/export`, {
      params: { id: jobId },
    });
    expect(String(file.body.text)).toMatch(/,"Private note"\r\n.+,"Call on Friday"/);
    const seen = JSON.stringify([await listOwnApplications(person), await readExport(person.id)]);
    expect(seen).toContain("Line cook");
    expect(seen).not.toContain("Friday");
    expect((await writeNote(owner.browser, id, "")).body).toEqual({ text: "" });
  });

  test("starts a conversation for an application without one, once, even after the job has ended", async () => {
    const { owner, jobId, browser, person, id } = await applied();
    const before = await openThread(owner.browser, id);
    const only = await db.conversation.findFirstOrThrow({ where: { jobId } });
    expect([before.status, before.body]).toEqual([200, { conversationId: only.id }]);
    await db.conversation.delete({ where: { id: only.id } });
    await stepJob(owner.browser, jobId, "fill");
    expect((await openThread(browser, id)).status).toBe(404);
    const { conversationId } = (await openThread(owner.browser, id)).body;
    expect((await openThread(owner.browser, id)).body).toEqual({ conversationId });
    expect(await db.conversation.findMany({ where: { jobId } })).toMatchObject([
      { id: conversationId, starterId: person.id, ownerId: owner.person.id, ownerUnread: 0 },
    ]);
    expect(await db.message.findMany({ where: { conversationId: String(conversationId) } })).toMatchObject([
      { senderId: person.id, text: "I cook." },
    ]);
  });

  test("returns a column page by page, only to the poster of the job", async () => {
    const { owner, jobId, browser } = await applied();
    for (let count = 0; count < 2; count += 1) {
      const { person } = await createSignedInPerson();
      await db.jobApplication.create({ data: { jobId, applicantId: person.id, status: "submitted" } });
    }
    const column = (from: Browser, query: string) =>
      from.get(all.GET, `/api/jobs/${jobId}/applications?status=submitted${query}`, {
        params: { id: jobId },
      });
    const first = await column(owner.browser, "&limit=2");
    const second = await column(owner.browser, `&limit=2&cursor=${nextCursor(first.headers)}`);
    const [ids, rest] = [first, second].map(({ body }) =>
      (body as unknown as { id: string }[]).map(({ id }) => id),
    );
    expect([ids?.length, rest?.length, new Set([...(ids ?? []), ...(rest ?? [])]).size]).toEqual([2, 1, 3]);
    expect([first.headers.get("x-total-count"), nextCursor(second.headers)]).toEqual(["3", null]);
    expect((await column(browser, "")).status).toBe(404);
  });
});

describe("weekly job summaries", () => {
  const visitId = "0190b6a0-0000-7000-8000-00000000beef";

  let day: string;
  let monday: ReturnType<typeof sql>;

  beforeAll(async () => {
    const local = new Intl.DateTimeFormat("en-CA", { timeZone: env.TIME_ZONE, dateStyle: "short" });
    day = local.format(await latestDigestTime("weekly"));
    monday = sql`${day}::date`;
  });

  async function see(jobId: string, days: readonly number[]): Promise<void> {
    await rows(sql`
    INSERT INTO visits (id, day, visitor_hash, entry_path, exit_path) VALUES (${visitId}::uuid, ${monday}, 'x', '/', '/')
    ON CONFLICT DO NOTHING`);
    await rows(sql`
    INSERT INTO page_views (id, visit_id, day, path)
    SELECT gen_random_uuid(), ${visitId}::uuid, ${monday} + d, '/jobs/' || ${jobId}
    FROM unnest(${[...days]}::int[]) d`);
  }

  const at = (days: number) =>
    sql`((${monday} + ${days}::int)::timestamp + interval '12 hours') AT TIME ZONE 'UTC'`;

  async function sendReports(userId: string) {
    await sendWeeklyJobReports();
    const where = { userId, dedupeKey: { startsWith: "job-week:" } };
    return {
      bell: (await db.notification.findMany({ where })).map(({ body }) => body),
      mails: await db.mail.findMany({ where: { userId, template: "job_week" } }),
    };
  }

  test("reports the previous week to a poster once, job by job, and explains how to unsubscribe", async () => {
    const { person } = await createPoster();
    const { person: applicant } = await createSignedInPerson();
    const cook = await createJob({ posterId: person.id });
    const driver = await createJob({
      posterId: person.id,
      title: "Driver",
      applyMethod: "link",
      applyUrl: "https://careers.example/1",
    });
    await createJob({ posterId: person.id, title: "Nobody looked" });
    await see(cook.id, [-8, -7, -7, -1, 0]);
    await see(driver.id, [-3]);
    const { id } = await db.jobApplication.create({
      data: { jobId: cook.id, applicantId: applicant.id, status: "interview" },
    });
    await rows(sql`UPDATE job_applications SET created_at = ${at(-2)} WHERE id = ${id}::uuid`);
    for (const key of ["a", "b"]) await db.jobPress.create({ data: { jobId: driver.id, viewKey: key } });
    await rows(sql`UPDATE job_presses SET created_at = ${at(-4)}`);
    await Promise.all([sendWeeklyJobReports(), sendWeeklyJobReports()]);
    const { bell, mails } = await sendReports(person.id);
    expect(bell).toEqual([
      "Line cook: 3 views, 1 application (1 interview) · Driver: 1 view, 2 clicks on Apply",
    ]);
    expect(mails.map(({ dedupeKey }) => dedupeKey)).toEqual([`job-week:${day}:${person.id}`]);
    expect(
      await db.unsubscribeToken.count({ where: { userId: person.id, type: "application" } }),
    ).toBeGreaterThan(0);
  });

  test("reaches every other poster once when the summary of one can't be written, and that one later", async () => {
    const people = [await createPoster(), await createPoster(), await createPoster()]
      .map(({ person }) => person.id)
      .toSorted();
    for (const posterId of people) await see((await createJob({ posterId })).id, [-1]);
    const counts = () =>
      Promise.all(people.map((userId) => db.mail.count({ where: { userId, template: "job_week" } })));
    await withRejectedRows({ table: "mails", userId: people[1]! }, () => sendWeeklyJobReports());
    expect(await counts()).toEqual([1, 0, 1]);
    await sendWeeklyJobReports();
    expect(await counts()).toEqual([1, 1, 1]);
  });

  test("reports nothing without activity, and sends no email to an unconfirmed address", async () => {
    const { person } = await createPoster();
    await createJob({ posterId: person.id });
    expect(await sendReports(person.id)).toEqual({ bell: [], mails: [] });
    const { person: unconfirmed } = await createSignedInPerson();
    await db.user.update({ where: { id: unconfirmed.id }, data: { emailVerifiedAt: null } });
    const { id } = await createJob({ posterId: unconfirmed.id });
    await see(id, [-1]);
    expect(await sendReports(unconfirmed.id)).toEqual({
      bell: ["Line cook: 1 view, 0 applications"],
      mails: [],
    });
  });

  test("adds the summary to a daily email once for a user who wants that, and not to the bell, even after that email", async () => {
    const { person } = await createPoster();
    const { id } = await createJob({ posterId: person.id });
    await see(id, [-1]);
    const userId = person.id;
    await db.notificationPreference.create({
      data: { userId, type: "application", site: false, frequency: "daily" },
    });
    await sendWeeklyJobReports();
    expect(await db.digestItem.count({ where: { userId } })).toBe(1);
    await db.digestItem.deleteMany({ where: { userId } });
    await sendWeeklyJobReports();
    expect(await db.digestItem.count({ where: { userId } })).toBe(0);
  });

  test("counts the last seven days of one job, including today", async () => {
    const { person } = await createPoster();
    const { id } = await createJob({ posterId: person.id });
    await rows(sql`
    INSERT INTO page_views (id, visit_id, day, path)
    SELECT gen_random_uuid(), ${visitId}::uuid, (now() AT TIME ZONE ${env.TIME_ZONE})::date - d, '/jobs/' || ${id} FROM unnest(ARRAY[0, 6, 7]) d`);
    expect(await readJobWeek(id)).toEqual({ here: true, views: 2, presses: 0, applications: 0, steps: [] });
  });
});

describe("the end of a job", () => {
  let admin: Browser;

  beforeAll(async () => {
    ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
  });

  async function applied({ browser }: { browser: Browser }) {
    const jobId = await createOpenJob(browser, admin, { questions: [] });
    const { person, browser: theirs } = await createSignedInPerson();
    const body = { note: "I cook." };
    await theirs.post(apply.POST, `/api/jobs/${jobId}/applications`, { params: { id: jobId }, body });
    return { jobId, applicantId: person.id };
  }

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
    await notifyEndedApplicants();
    const found = await db.notification.findMany({ where: { userId, type: "application" } });
    return found.map(({ title }) => title);
  }

  test("notifies waiting applicants when an admin removes a job, or permanently rejects it after an edit", async () => {
    const owner = await createPoster();
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

  test("notifies waiting applicants when the poster deletes the account, and leaves nothing that could become public", async () => {
    const owner = await createPoster();
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
    await expect(readJob(open.jobId)).rejects.toMatchObject({ code: "not_found" });
    expect(await db.job.findUnique({ where: { id: open.jobId } })).toMatchObject({ status: "closed" });
  });
});
