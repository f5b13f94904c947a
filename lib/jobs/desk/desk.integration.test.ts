import * as editable from "@/app/api/jobs/[id]/edit/route";
import * as one from "@/app/api/jobs/[id]/route";
import { formatDay, endOfDay } from "@/lib/server/days";
import { db } from "@/lib/server/db";
import { formatDate } from "@/lib/shared/dates";
import { createImage } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { endUndoPeriods } from "@/prisma/test/elapsed-undo";
import {
  decideJob,
  jobInput,
  createOpenJob,
  patchJob,
  postJob,
  createPoster,
  stepJob,
} from "@/prisma/test/hiring";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { listMyJobs } from "./editing.queries";
import { processJobExpiry } from "./expiry.commands";

const adminBrowser = async () => (await createSignedInPerson({ role: "admin" })).browser;

const readEdit = (browser: Browser, id: string) =>
  browser.get(editable.GET, `/api/jobs/${id}/edit`, { params: { id } });

const readPublic = (browser: Browser, id: string) =>
  browser.get(one.GET, `/api/jobs/${id}`, { params: { id } });

const statusOf = async (id: string) =>
  (await db.job.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

const noticesOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId }, select: { title: true } })).map(({ title }) => title);

describe("posting a job", () => {
  test("21: stores an incomplete draft that only its poster and admins see", async () => {
    const { browser, person } = await createPoster();
    const made = await postJob(browser, { title: "", description: "", category: "", city: "", state: "" });
    expect([made.status, made.body.status, made.body.editing]).toEqual([201, "draft", "direct"]);
    const id = String(made.body.id);
    const { browser: stranger } = await createSignedInPerson();
    expect((await readEdit(stranger, id)).status).toBe(404);
    expect((await readPublic(stranger, id)).status).toBe(404);
    expect((await patchJob(stranger, id, { version: 1 })).status).toBe(404);
    expect((await stepJob(stranger, id, "submit")).status).toBe(404);
    expect((await readEdit(await adminBrowser(), id)).status).toBe(200);
    expect((await listMyJobs({ id: person.id })).items.map((job) => job.id)).toEqual([id]);
  });

  test("returns all content with the logo, and refuses a logo of another person", async () => {
    const { browser, person } = await createPoster();
    const own = await createImage({ ownerId: person.id });
    const fields = { ...jobInput, deadline: daysFromNow(40).toISOString().slice(0, 10) };
    const made = await postJob(browser, { ...fields, logoUrl: `/images/${own.name}-320.webp` });
    expect(made.body).toMatchObject({ ...fields, logoUrl: `/images/${own.name}-320.webp` });
    const other = await createImage({ ownerId: (await createSignedInPerson()).person.id });
    const refused = await postJob(browser, { logoUrl: `/images/${other.name}-320.webp` });
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([422, ["logoUrl"]]);
  });

  test.each(["", "\u200B\u2060"])(
    "refuses a draft whose maximum pay is below the minimum, titled %j",
    async (title) => {
      const { browser } = await createPoster();
      const made = await postJob(browser, { title, salaryMin: 40, salaryMax: 20, submit: false });
      expect([made.status, made.body.fields]).toEqual([
        422,
        { salaryMax: "The highest pay can’t be below the lowest." },
      ]);
      const draft = await postJob(browser, { title });
      const change = { ...jobInput, salaryMin: 40, salaryMax: 20, version: 1 };
      expect((await patchJob(browser, String(draft.body.id), change)).body.fields).toHaveProperty(
        "salaryMax",
      );
    },
  );

  test("names missing fields, and requires a confirmed email address", async () => {
    const { browser } = await createPoster();
    const draft = await postJob(browser, { title: "" });
    const missing = await stepJob(browser, String(draft.body.id), "submit");
    expect([missing.status, missing.body.fields]).toEqual([422, { title: "Enter a job title." }]);
    const unconfirmed = await createSignedInPerson();
    const refused = await postJob(unconfirmed.browser, { submit: true });
    expect([refused.status, refused.body.error]).toEqual([
      403,
      "Confirm your email address before you post a job.",
    ]);
    expect(await db.job.count({ where: { posterId: unconfirmed.person.id } })).toBe(0);
  });

  test("46: allows ten a day, including duplicates", async () => {
    const { browser, person } = await createPoster();
    const made = await postJob(browser);
    await db.job.createMany({
      data: Array.from({ length: 9 }, () => ({ posterId: person.id, title: "x" })),
    });
    expect((await postJob(browser)).status).toBe(429);
    expect((await stepJob(browser, String(made.body.id), "duplicate")).status).toBe(429);
  });
});

describe("a job in review", () => {
  test("returns a job with a reason, takes it again, and opens it, each with a notice", async () => {
    const [{ browser, person }, admin] = [await createPoster(), await adminBrowser()];
    const id = String((await postJob(browser, { submit: true })).body.id);
    const withoutReason = await decideJob(admin, id, "request-changes");
    expect([withoutReason.status, withoutReason.body.error]).toEqual([
      422,
      "Give a reason. The poster will see it.",
    ]);
    expect((await decideJob(browser, id, "approve")).status).toBe(403);
    await decideJob(admin, id, "request-changes", { reason: "Say what it pays." });
    const own = await readEdit(browser, id);
    expect(own.body).toMatchObject({ status: "changes_requested", decisionReason: "Say what it pays." });
    await stepJob(browser, id, "submit");
    expect((await decideJob(admin, id, "approve")).body.status).toBe("open");
    expect((await decideJob(admin, id, "reject", { reason: "Late" })).status).toBe(409);
    await endUndoPeriods();
    expect((await noticesOf(person.id)).sort()).toEqual(["“Line cook” is live", "“Line cook” needs changes"]);
    expect((await readPublic((await createSignedInPerson()).browser, id)).body).toMatchObject({ open: true });
  });

  test("decides only on the version that the admin saw", async () => {
    const [{ browser }, admin] = [await createPoster(), await adminBrowser()];
    const made = await postJob(browser, { submit: true });
    const { id, updatedAt, version } = made.body as { id: string; updatedAt: string; version: number };
    expect((await patchJob(browser, id, { version, title: "Head cook" })).status).toBe(200);
    expect((await decideJob(admin, id, "approve", { updatedAt })).status).toBe(409);
    expect(await statusOf(id)).toBe("pending");
  });
});

describe("an open job", () => {
  test("changes pay at once, and leaves the site after a title change until it is approved", async () => {
    const [{ browser }, admin] = [await createPoster(), await adminBrowser()];
    const id = await createOpenJob(browser, admin);
    const { body } = await readEdit(browser, id);
    const paid = await patchJob(browser, id, { version: body.version, salaryMax: 30 });
    expect(paid.body).toMatchObject({ status: "open", salaryMax: 30 });
    const stale = await patchJob(browser, id, { version: body.version, salaryMax: 31 });
    expect(stale.status).toBe(409);
    const renamed = { version: paid.body.version, salaryMax: 30, title: "Head cook" };
    expect((await patchJob(browser, id, renamed)).body.status).toBe("pending");
    expect((await readPublic((await createSignedInPerson()).browser, id)).status).toBe(404);
    await decideJob(admin, id, "approve");
    expect((await readPublic(browser, id)).body).toMatchObject({ title: "Head cook", open: true });
  });

  test("pauses, fills, and relists a job for 30 days, within 90 days in all", async () => {
    const [{ browser }, admin] = [await createPoster(), await adminBrowser()];
    const id = await createOpenJob(browser, admin);
    expect((await stepJob(browser, id, "pause")).body.status).toBe("paused");
    expect((await stepJob(browser, id, "pause")).status).toBe(409);
    await stepJob(browser, id, "resume");
    expect((await stepJob(browser, id, "fill")).body.status).toBe("filled");
    const back = await stepJob(browser, id, "relist");
    expect(back.body.status).toBe("open");
    const days = (Date.parse(String(back.body.expiresAt)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    await db.job.update({
      where: { id },
      data: { publishedAt: daysFromNow(-80), expiresAt: daysFromNow(2) },
    });
    expect((await stepJob(browser, id, "renew")).status).toBe(200);
    expect((await stepJob(browser, id, "renew")).status).toBe(409);
    await stepJob(browser, id, "close");
    await db.job.update({ where: { id }, data: { publishedAt: daysFromNow(-92) } });
    expect((await stepJob(browser, id, "relist")).body.error).toBe(
      "A job runs for at most 90 days. Duplicate it to post it again.",
    );
  });

  test("extends by 30 days per renewal, up to 90 days after publication", async () => {
    const [{ browser }, admin] = [await createPoster(), await adminBrowser()];
    const published = new Date();
    const id = await createOpenJob(browser, admin);
    const end = async () => (await db.job.findUniqueOrThrow({ where: { id } })).expiresAt!;
    const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000;
    expect(Math.floor(daysBetween(published, await end()))).toBe(30);
    for (const days of [60, 90]) {
      expect((await stepJob(browser, id, "renew")).status).toBe(200);
      expect(Math.floor(daysBetween(published, await end()))).toBe(days);
    }
    expect((await stepJob(browser, id, "renew")).status).toBe(409);
    await db.job.update({ where: { id }, data: { publishedAt: daysFromNow(-40) } });
    for (const [from, to] of [
      [35, 50],
      [-1, 30],
    ] as const) {
      await db.job.update({ where: { id }, data: { expiresAt: daysFromNow(from) } });
      expect((await stepJob(browser, id, "renew")).status).toBe(200);
      expect(Math.floor(daysBetween(published, await end()))).toBe(to);
    }
  });

  test("accepts applications until the end of a day in the site's time zone, at most 90 days after publication", async () => {
    const [{ browser }, admin] = [await createPoster(), await adminBrowser()];
    const dayIn = (days: number) => formatDay(daysFromNow(days));
    const lastMoment = (days: number) => endOfDay(dayIn(days)).toISOString();
    const id = await createOpenJob(browser, admin, { deadline: dayIn(12) });
    expect((await readPublic(browser, id)).body).toMatchObject({
      applyBy: dayIn(12),
      deadline: lastMoment(12),
    });
    const renewed = await stepJob(browser, id, "renew");
    expect([renewed.body.deadline, renewed.body.expiresAt]).toEqual([dayIn(42), lastMoment(42)]);
    await db.job.update({ where: { id }, data: { publishedAt: daysFromNow(-50) } });
    const move = async (deadline: string) =>
      patchJob(browser, id, { version: (await readEdit(browser, id)).body.version, deadline });
    expect((await move(dayIn(41))).body.fields).toEqual({
      deadline: `A job runs for at most 90 days: choose ${formatDate(dayIn(40))} or an earlier date.`,
    });
    expect((await move(dayIn(40))).body.expiresAt).toBe(lastMoment(40));
  });

  test("refuses to approve a job after its deadline, but lets the admin request a change", async () => {
    const [{ browser }, admin] = [await createPoster(), await adminBrowser()];
    const id = String(
      (await postJob(browser, { submit: true, deadline: formatDay(daysFromNow(3)) })).body.id,
    );
    await db.job.update({ where: { id }, data: { deadline: daysFromNow(-1) } });
    expect((await decideJob(admin, id, "approve")).body.error).toBe(
      "The apply-by date has passed. Request changes and ask the poster for a later one.",
    );
    expect((await decideJob(admin, id, "request-changes", { reason: "Too late." })).status).toBe(200);
  });

  test("refuses to remove questions that a person has answered", async () => {
    const [{ browser }, admin] = [await createPoster(), await adminBrowser()];
    const id = await createOpenJob(browser, admin);
    const { id: applicantId } = (await createSignedInPerson()).person;
    const data = { jobId: id, applicantId };
    const { id: applicationId } = await db.jobApplication.create({ data, select: { id: true } });
    const { id: questionId } = await db.jobQuestion.findFirstOrThrow({ where: { jobId: id } });
    await db.jobAnswer.create({ data: { applicationId, questionId, text: "yes" } });
    const { body } = await readEdit(browser, id);
    const refused = await patchJob(browser, id, { version: body.version, questions: [] });
    expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([422, ["questions"]]);
  });

  test("ends at its deadline with one notice, and warns a week before", async () => {
    const [{ browser, person }, admin] = [await createPoster(), await adminBrowser()];
    const [ending, soon] = [await createOpenJob(browser, admin), await createOpenJob(browser, admin)];
    const publishedAt = daysFromNow(-25);
    await db.job.update({ where: { id: ending }, data: { publishedAt, deadline: daysFromNow(-1) } });
    await db.job.update({ where: { id: soon }, data: { publishedAt, expiresAt: daysFromNow(3) } });
    await processJobExpiry();
    await processJobExpiry();
    expect([await statusOf(ending), await statusOf(soon)]).toEqual(["expired", "open"]);
    expect((await noticesOf(person.id)).filter((title) => !title.endsWith("is live")).sort()).toEqual([
      "“Line cook” closes soon",
      "“Line cook” has ended",
    ]);
    expect((await readPublic(browser, ending)).body).toMatchObject({ open: false, status: "expired" });
  });
});

test("lets only an admin resume a job that an admin paused", async () => {
  const [{ browser }, admin] = [await createPoster(), await adminBrowser()];
  const id = await createOpenJob(browser, admin);
  expect((await stepJob(admin, id, "pause")).status).toBe(200);
  const refused = await stepJob(browser, id, "resume");
  expect([refused.status, refused.body.error]).toEqual([
    409,
    "Our team paused this job. Please contact us to bring it back.",
  ]);
  expect((await stepJob(admin, id, "resume")).status).toBe(200);
  await stepJob(browser, id, "pause");
  expect((await stepJob(browser, id, "resume")).status).toBe(200);
});

describe("deleting a job", () => {
  test("deletes a draft, but no job that was public or has applications", async () => {
    const [{ browser }, admin] = [await createPoster(), await adminBrowser()];
    const remove = (id: string) => browser.delete(one.DELETE, `/api/jobs/${id}`, { params: { id } });
    const draft = String((await postJob(browser)).body.id);
    expect((await remove(draft)).status).toBe(200);
    expect((await readEdit(browser, draft)).status).toBe(404);
    const open = await createOpenJob(browser, admin);
    expect((await remove(open)).status).toBe(409);
  });
});
