import * as one from "@/app/api/saved-jobs/[id]/route";
import * as ids from "@/app/api/saved-jobs/ids/route";
import * as all from "@/app/api/saved-jobs/route";
import { settledSeconds } from "@/lib/audit/undo.rules";
import { sendDueMail } from "@/lib/notifications/mail/mail.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { nextCursor } from "@/lib/shared/link-header";
import { createJob, createUser } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { readMails } from "@/prisma/test/mails";
import { withRejectedRows } from "@/prisma/test/refused-rows";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { sendSavedJobAlerts } from "./job-alerts.commands";
import { saveJob } from "./jobs.commands";
import type { SavedJobDto } from "./jobs.contract";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const unknownId = "01890000-0000-7000-8000-00000000dead";

const save = (browser: Browser, id: string) =>
  browser.post(one.POST, `/api/saved-jobs/${id}`, { params: { id } });
const remove = (browser: Browser, id: string) =>
  browser.delete(one.DELETE, `/api/saved-jobs/${id}`, { params: { id } });
const idsOf = async (browser: Browser) => (await browser.get(ids.GET, "/api/saved-jobs/ids")).body;

async function list(browser: Browser, query: Record<string, string> = {}) {
  const answer = await browser.get(all.GET, "/api/saved-jobs", { query });
  return { ...answer, items: answer.body as unknown as SavedJobDto[] };
}

describe("saved jobs", () => {
  test("saves and removes a job once, even if requested repeatedly", async () => {
    const { person, browser } = await createSignedInPerson();
    const { id } = await createJob();
    const saves = await Promise.all([save(browser, id), save(browser, id), save(browser, id)]);
    expect(saves.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { saved: true }]));
    expect(await db.savedJob.count({ where: { userId: person.id } })).toBe(1);
    expect(await idsOf(browser)).toEqual([id]);
    for (let round = 0; round < 2; round += 1) {
      expect((await remove(browser, id)).body).toEqual({ saved: false });
    }
    expect(await idsOf(browser)).toEqual([]);
  });

  test("requires a sign-in, and hides saved jobs from others", async () => {
    const [{ browser }, other] = [await createSignedInPerson(), await createSignedInPerson()];
    const { id } = await createJob();
    await save(browser, id);
    expect((await list(other.browser)).items).toEqual([]);
    expect((await save(createBrowser(), id)).status).toBe(401);
    expect((await list(createBrowser())).status).toBe(401);
  });

  test.each([
    ["is unknown", async () => unknownId],
    ["is a draft", async () => (await createJob({ status: "draft" })).id],
    ["is paused", async () => (await createJob({ status: "paused" })).id],
    ["is hidden", async () => (await createJob({ hiddenAt: new Date() })).id],
  ])("refuses to save a job that %s", async (_, make) => {
    const { browser } = await createSignedInPerson();
    expect((await save(browser, await make())).status).toBe(404);
    expect(await idsOf(browser)).toEqual([]);
  });

  test("lists saved jobs last saved first, page by page, with ended jobs but without hidden ones", async () => {
    const { person, browser } = await createSignedInPerson();
    const made = [];
    for (let index = 0; index < 5; index += 1) {
      const { id } = await createJob();
      await saveJob(person.id, id);
      await db.savedJob.updateMany({ where: { jobId: id }, data: { createdAt: daysFromNow(index - 10) } });
      made.unshift(id);
    }
    await db.job.update({ where: { id: made[1]! }, data: { status: "filled" } });
    await db.job.update({ where: { id: made[2]! }, data: { hiddenAt: new Date() } });
    const first = await list(browser, { limit: "3" });
    const second = await list(browser, { limit: "3", cursor: nextCursor(first.headers)! });
    expect(first.items.map(({ id, status }) => [id, status])).toEqual([
      [made[0], "open"],
      [made[1], "filled"],
      [made[3], "open"],
    ]);
    expect(second.items.map(({ id }) => id)).toEqual([made[4]]);
    expect(first.headers.get("x-total-count")).toBe("4");
  });
});

type JobData = Parameters<typeof db.job.update>[0]["data"];

const noticesOf = (userId: string) =>
  db.notification.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    select: { title: true, body: true, href: true },
  });

const waiting = (jobId: string) => rows(sql`SELECT 1 FROM saved_job_changes WHERE job_id = ${jobId}::uuid`);

async function watch(data: Parameters<typeof createJob>[0] = {}) {
  const job = await createJob({ title: "Line cook", ...data });
  const person = await createUser({ emailVerifiedAt: new Date() });
  await saveJob(person.id, job.id);
  async function change(change: JobData) {
    await db.job.update({ where: { id: job.id }, data: change });
    await sendSavedJobAlerts();
  }
  return { job, person, change };
}

describe("alerts about saved jobs", () => {
  test("reports title, pay, place, and deadline together, once, by bell and mail", async () => {
    const { job, person, change } = await watch({
      location: "Austin, TX",
      state: "TX",
      workplace: "onsite",
      salaryMinCents: 2000n * 100n,
      salaryMaxCents: null,
      salaryUnit: "month",
      deadline: null,
    });
    await change({
      title: "Head cook",
      salaryMinCents: 2500n * 100n,
      location: "Dallas, TX",
      deadline: new Date("2030-03-05T20:00:00Z"),
    });
    await Promise.all([sendSavedJobAlerts(), sendSavedJobAlerts()]);
    expect(await noticesOf(person.id)).toEqual([
      {
        title: "Updated job: Line cook",
        body:
          "Title: Head cook (was Line cook). Pay: From $2,500 a month (was From $2,000 a month). " +
          "Place: Dallas, TX (was Austin, TX). Apply by: March 5, 2030 (was no deadline).",
        href: `/jobs/${job.id}`,
      },
    ]);
    await sendDueMail();
    const [mail] = readMails(person.email);
    expect(mail?.subject).toBe("Updated job: Line cook");
    expect(mail?.text).toMatch(/\/unsubscribe\?token=/);
    expect(await waiting(job.id)).toEqual([]);
  });

  test("ignores other fields, and jobs that nobody saved", async () => {
    const { job, person, change } = await watch();
    await db.job.update({ where: { id: job.id }, data: { description: "New text.", openings: 3 } });
    expect(await waiting(job.id)).toEqual([]);
    const other = await createJob();
    await db.job.update({ where: { id: other.id }, data: { title: "Barista" } });
    expect(await waiting(other.id)).toEqual([]);
    // Without pay, its unit isn't shown.
    await change({ salaryMinCents: null, salaryMaxCents: null });
    const before = await noticesOf(person.id);
    await change({ salaryUnit: "hour" });
    expect(await noticesOf(person.id)).toEqual(before);
  });

  test("ignores a change that is reverted before it settles", async () => {
    const { job, person } = await watch();
    await db.job.update({ where: { id: job.id }, data: { title: "Chef" } });
    await sendSavedJobAlerts(settledSeconds);
    expect(await waiting(job.id)).toHaveLength(1);
    await db.job.update({ where: { id: job.id }, data: { title: "Line cook" } });
    await sendSavedJobAlerts();
    expect([await noticesOf(person.id), await waiting(job.id)]).toEqual([[], []]);
  });

  test.each([
    ["filled", { status: "filled" }, "It’s been filled and no longer accepts applications."],
    ["closed", { status: "closed" }, "It’s closed and no longer accepts applications."],
    ["expired", { status: "expired" }, "It’s ended and no longer accepts applications."],
    ["removed", { status: "rejected" }, "It’s no longer on the site."],
    ["hidden", { hiddenAt: new Date() }, "It’s no longer on the site."],
  ] as const)("reports once that a job is %s", async (_, end, body) => {
    const { person, change } = await watch();
    await change(end);
    await change({ status: "closed", title: "deleted" });
    expect(await noticesOf(person.id)).toMatchObject([{ title: "No longer open: Line cook", body }]);
  });

  test("reports changes of a paused job once it is open again, and the next end of a relisted one", async () => {
    const { person, change } = await watch();
    await change({ status: "paused", title: "Chef" });
    expect(await noticesOf(person.id)).toEqual([]);
    await change({ status: "open" });
    await change({ status: "closed" });
    await change({ status: "open" });
    await change({ status: "filled" });
    expect((await noticesOf(person.id)).map(({ title }) => title)).toEqual([
      "Updated job: Line cook",
      "No longer open: Chef",
      "No longer open: Chef",
    ]);
  });

  test("follows preferences, skips the poster, and mails only confirmed addresses", async () => {
    const { job, change } = await watch();
    const [unconfirmed, quiet] = [await createUser({ emailVerifiedAt: null }), await createUser()];
    const type = "price_drop" as const;
    await db.notificationPreference.create({ data: { userId: quiet.id, type, site: false, email: false } });
    for (const id of [unconfirmed.id, quiet.id, job.posterId]) await saveJob(id, job.id);
    await change({ status: "filled" });
    const reached = async (userId: string) => [
      (await noticesOf(userId)).length,
      await db.mail.count({ where: { userId } }),
    ];
    expect(await reached(unconfirmed.id)).toEqual([1, 0]);
    expect(await reached(quiet.id)).toEqual([0, 0]);
    expect(await reached(job.posterId)).toEqual([0, 0]);
  });

  test("reaches everyone else once if one person's row fails, and that person with the next change", async () => {
    const { job, person, change } = await watch();
    const others = [await createUser(), await createUser()];
    for (const { id } of others) await saveJob(id, job.id);
    await withRejectedRows({ table: "notifications", userId: person.id }, () => change({ title: "Chef" }));
    const counts = async () => Promise.all(others.map(async ({ id }) => (await noticesOf(id)).length));
    expect([await counts(), await noticesOf(person.id)]).toEqual([[1, 1], []]);
    await change({ status: "filled" });
    expect(await counts()).toEqual([2, 2]);
    expect(await noticesOf(person.id)).toHaveLength(1);
  });
});
