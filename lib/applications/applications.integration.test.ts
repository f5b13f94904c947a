import * as documents from "@/app/api/documents/route";
import * as document from "@/app/api/documents/[id]/route";
import * as one from "@/app/api/applications/[id]/route";
import * as begin from "@/app/api/jobs/[id]/application/route";
import * as exported from "@/app/api/jobs/[id]/applications/export/route";
import * as all from "@/app/api/jobs/[id]/applications/route";
import { processJobExpiry } from "@/lib/jobs/desk/expiry.commands";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob, createVendor } from "@/prisma/factories";
import type { Browser } from "@/prisma/test/browser";
import { createOpenJob, createPoster, stepJob } from "@/prisma/test/hiring";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { stepTexts } from "./copy";
import { notifyEndedApplicants } from "./endings.commands";
import { listOwnApplications, readPipeline } from "./queries";
import { applicationsPerDay } from "./rules";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function hiring(changes: object = {}) {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  return { owner, jobId: await createOpenJob(owner.browser, admin, changes) };
}

async function upload(browser: Browser, name = "resume.pdf"): Promise<string> {
  const body = new FormData();
  body.set("file", new File(["%PDF-1.7\n%%EOF\n"], name));
  return String((await browser.post(documents.POST, "/api/documents", { body })).body.id);
}

const start = (browser: Browser, id: string) =>
  browser.get(begin.GET, `/api/jobs/${id}/application`, { params: { id } });
const apply = (browser: Browser, id: string, body: object = {}) =>
  browser.post(all.POST, `/api/jobs/${id}/applications`, {
    params: { id },
    body: { note: "I cook.", ...body },
  });
const move = (browser: Browser, id: string, body: object) =>
  browser.patch(one.PATCH, `/api/applications/${id}`, { params: { id }, body });
const read = (browser: Browser, id: string) =>
  browser.get(document.GET, `/api/documents/${id}`, { params: { id } });
const noticesOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId, type: "application" } })).map(({ title }) => title);
const mailsOf = (userId: string, template: string) => db.mail.count({ where: { userId, template } });

async function applied() {
  const made = await hiring({ questions: [] });
  const { browser, person } = await createSignedInPerson();
  const { body } = await apply(browser, made.jobId);
  return { ...made, browser, person, id: String(body.id) };
}

describe("applying", () => {
  test("stores note, resume, and answers, starts a conversation, and notifies the poster once", async () => {
    const { owner, jobId } = await hiring();
    const { browser, person } = await createSignedInPerson();
    const begun = await start(browser, jobId);
    const [question] = begun.body.questions as { id: string }[];
    expect(begun.body).toMatchObject({ sent: null, last: { note: "", resume: null } });
    const resumeId = await upload(browser);
    const answers = { [question!.id]: "Yes" };
    const sent = await apply(browser, jobId, { resumeId, answers });
    expect([sent.status, sent.body.status]).toEqual([201, "submitted"]);
    const pipeline = await readPipeline(owner.person, jobId);
    expect(pipeline.columns[0]).toMatchObject({
      total: 1,
      applicants: [
        {
          note: "I cook.",
          resume: { id: resumeId, name: "resume.pdf" },
          answers: [{ question: "Can you work weekends?", text: "Yes" }],
        },
      ],
    });
    const conversationId = pipeline.columns[0]!.applicants[0]!.conversationId!;
    expect(await db.message.count({ where: { conversationId } })).toBe(1);
    const notices = await db.notification.findMany({ where: { userId: owner.person.id, body: { not: "" } } });
    expect(notices.filter(({ type }) => type === "application" || type === "message")).toHaveLength(1);
    expect(notices.map(({ body }) => body)).toContain(
      "The application includes a resume and a note. Read it and respond.",
    );
    expect(await mailsOf(owner.person.id, "application_received")).toBe(1);
    expect((await listOwnApplications(person)).items).toMatchObject([
      { status: "submitted", conversationId },
    ]);
  });

  test("lets only the applicant and the poster fetch the resume, without caching", async () => {
    const { owner, jobId } = await hiring({ questions: [] });
    const [{ browser }, stranger] = [
      await createSignedInPerson(),
      await createSignedInPerson({ vendorStatus: "approved" }),
    ];
    const admin = await createSignedInPerson({ role: "admin" });
    const resumeId = await upload(browser);
    expect((await read(owner.browser, resumeId)).status).toBe(404);
    await apply(browser, jobId, { resumeId });
    const got = await read(owner.browser, resumeId);
    expect([got.status, got.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await read(browser, resumeId)).status).toBe(200);
    expect((await read(stranger.browser, resumeId)).status).toBe(404);
    expect((await read(admin.browser, resumeId)).status).toBe(404);
    expect((await apply(stranger.browser, jobId, { resumeId })).status).toBe(422);
    expect(await db.jobApplication.count({ where: { jobId } })).toBe(1);
  });

  test("stores one application per person and job, even when sent twice at once", async () => {
    const { jobId } = await hiring({ questions: [] });
    const { browser } = await createSignedInPerson();
    const both = await Promise.all([apply(browser, jobId), apply(browser, jobId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await start(browser, jobId)).body.sent).toEqual({ status: "submitted" });
  });

  test("names missing and wrong answers, and questions of another job", async () => {
    const { jobId } = await hiring();
    const { browser } = await createSignedInPerson();
    const [question] = (await start(browser, jobId)).body.questions as { id: string }[];
    const field = `answer-${question!.id}`;
    const missing = await apply(browser, jobId);
    expect([missing.status, missing.body.fields]).toEqual([422, { [field]: "Answer this question." }]);
    const wrong = await apply(browser, jobId, { answers: { [question!.id]: "Perhaps" } });
    expect(wrong.body.fields).toEqual({ [field]: "Choose yes or no." });
    const other = await apply(browser, jobId, { answers: { [jobId]: "Yes" } });
    expect(other.status).toBe(409);
    expect(await db.jobApplication.count({ where: { jobId } })).toBe(0);
  });

  test("refuses an application to one’s own job, to a closed one, and past the day’s limit", async () => {
    const { owner, jobId } = await hiring({ questions: [] });
    expect((await apply(owner.browser, jobId)).body.error).toBe("This is your own job.");
    const { browser, person } = await createSignedInPerson();
    await stepJob(owner.browser, jobId, "fill");
    expect((await apply(browser, jobId)).status).toBe(409);
    await stepJob(owner.browser, jobId, "relist");
    await db.job.update({ where: { id: jobId }, data: { deadline: new Date(Date.now() - 1000) } });
    expect((await apply(browser, jobId)).status).toBe(409);
    await db.job.update({ where: { id: jobId }, data: { deadline: null } });
    for (let count = 0; count < applicationsPerDay; count += 1) {
      const { id } = await createJob({ posterId: owner.person.id });
      await db.jobApplication.create({ data: { jobId: id, applicantId: person.id } });
    }
    const refused = await apply(browser, jobId);
    expect([refused.status, refused.body.error]).toEqual([
      429,
      "You’ve sent a lot of applications today. Try again tomorrow.",
    ]);
  });

  test("offers note and resume of the last application for the next", async () => {
    const [first, second] = [await hiring({ questions: [] }), await hiring({ questions: [] })];
    const { browser } = await createSignedInPerson();
    const resumeId = await upload(browser, "me.pdf");
    await apply(browser, first.jobId, { resumeId });
    const last = { note: "I cook.", resume: { id: resumeId, name: "me.pdf" } };
    expect((await start(browser, second.jobId)).body.last).toEqual(last);
    expect((await apply(browser, second.jobId, { resumeId })).status).toBe(201);
  });
});

describe("the end of a job", () => {
  test.each([
    ["fill", "“Line cook” has been filled", "application_job_filled"],
    ["close", "“Line cook” has closed", "application_job_closed"],
  ])("notifies waiting applicants once after the step %s", async (action, title, template) => {
    const { owner, jobId, person, id } = await applied();
    const hired = await createSignedInPerson();
    const { body } = await apply(hired.browser, jobId);
    await move(owner.browser, String(body.id), { from: "submitted", to: "hired" });
    await notifyEndedApplicants();
    expect(await mailsOf(person.id, template)).toBe(0);
    await stepJob(owner.browser, jobId, action);
    await notifyEndedApplicants();
    await notifyEndedApplicants();
    const { items } = await listOwnApplications(person);
    expect(items[0]?.job.filled).toBe(action === "fill");
    await stepJob(owner.browser, jobId, "relist");
    await stepJob(owner.browser, jobId, action);
    await notifyEndedApplicants();
    expect(await noticesOf(person.id)).toEqual([title]);
    expect([await mailsOf(person.id, template), await mailsOf(hired.person.id, template)]).toEqual([1, 0]);
    expect(await db.jobApplication.findUnique({ where: { id } })).toMatchObject({ status: "submitted" });
  });

  test("notifies both sides of its deadline", async () => {
    const { owner, jobId, person } = await applied();
    await db.job.update({ where: { id: jobId }, data: { deadline: new Date(Date.now() - 1000) } });
    await processJobExpiry();
    await notifyEndedApplicants();
    expect(await noticesOf(person.id)).toEqual(["“Line cook” is no longer accepting applications"]);
    const noticeCount = await db.notification.count({ where: { userId: owner.person.id, type: "expiry" } });
    expect(noticeCount).toBe(1);
  });
});

describe("moving an application", () => {
  test("notifies the applicant of each step with the message of the poster", async () => {
    const { owner, id, person } = await applied();
    expect((await move(owner.browser, id, { from: "submitted", to: "interview" })).status).toBe(200);
    const reason = "We chose somebody nearer, thank you.";
    await move(owner.browser, id, { from: "interview", to: "rejected", reason });
    expect((await noticesOf(person.id)).sort()).toEqual([
      "Your application for “Line cook”: Interview",
      "Your application for “Line cook”: Not selected",
    ]);
    const steps = ["submitted", "interview", "rejected"].map((status) => ({ status }));
    expect((await listOwnApplications(person)).items).toMatchObject([{ status: "rejected", reason, steps }]);
    expect(await mailsOf(person.id, "application_rejected")).toBe(1);
  });

  test("refuses a custom message of a poster who is blocked or whose business is suspended, and sends the standard one", async () => {
    const { owner, id, person } = await applied();
    const block = { blockerId: person.id, blockedId: owner.person.id };
    await db.block.create({ data: block });
    const reason = "Call me anyway.";
    const refused = await move(owner.browser, id, { from: "submitted", to: "reviewed", reason });
    expect([refused.status, refused.body.error]).toEqual([
      403,
      "You can’t send messages to this person right now.",
    ]);
    await db.block.deleteMany({ where: block });
    await createVendor({ userId: owner.person.id, status: "suspended", decisionReason: "Late" });
    expect((await move(owner.browser, id, { from: "submitted", to: "reviewed", reason })).status).toBe(403);
    const kind = { from: "submitted", to: "rejected", reason: stepTexts.rejected };
    expect((await move(owner.browser, id, kind)).status).toBe(200);
    expect(await noticesOf(person.id)).toEqual(["Your application for “Line cook”: Not selected"]);
  });

  test("refuses the second of two simultaneous moves", async () => {
    const { owner, id } = await applied();
    const both = await Promise.all([
      move(owner.browser, id, { from: "submitted", to: "reviewed" }),
      move(owner.browser, id, { from: "submitted", to: "rejected" }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused.body.error).toMatch(/^Someone else moved this application to “.+”\. Reload the page\.$/);
    expect(await db.jobApplicationEvent.count({ where: { applicationId: id } })).toBe(2);
  });

  test("removes the notification, email and history line of a step undone at once, and reports the next one", async () => {
    const { owner, id, person } = await applied();
    await move(owner.browser, id, { from: "submitted", to: "rejected" });
    await move(owner.browser, id, { from: "rejected", to: "submitted" });
    const unread = () => db.notification.count({ where: { userId: person.id, readAt: null } });
    expect([await unread(), await mailsOf(person.id, "application_rejected")]).toEqual([0, 0]);
    const steps = [{ status: "submitted" }];
    expect((await listOwnApplications(person)).items).toMatchObject([{ steps }]);
    await move(owner.browser, id, { from: "submitted", to: "rejected" });
    expect([await unread(), await mailsOf(person.id, "application_rejected")]).toEqual([1, 1]);
    const again = [...steps, { status: "rejected" }];
    expect((await listOwnApplications(person)).items).toMatchObject([{ steps: again }]);
  });

  test("lets an applicant only withdraw, which is final", async () => {
    const { owner, id, browser } = await applied();
    expect((await move(browser, id, { from: "submitted", to: "hired" })).status).toBe(422);
    expect((await move(owner.browser, id, { from: "submitted", to: "withdrawn" })).status).toBe(422);
    expect((await move(browser, id, { from: "submitted", to: "withdrawn" })).status).toBe(200);
    expect((await move(owner.browser, id, { from: "withdrawn", to: "reviewed" })).status).toBe(422);
    expect(await mailsOf(owner.person.id, "application_withdrawn")).toBe(1);
  });

  test("exports a file without formulas, for the poster only", async () => {
    const { owner, jobId } = await hiring({ questions: [{ text: "Why?", kind: "text", required: true }] });
    const { browser } = await createSignedInPerson();
    const [question] = (await start(browser, jobId)).body.questions as { id: string }[];
    await apply(browser, jobId, { answers: { [question!.id]: "=1+1" } });
    const file = (from: Browser) =>
      from.get(exported.GET, `/api/jobs/${jobId}/applications/export`, { params: { id: jobId } });
    const { status, body, headers } = await file(owner.browser);
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(String(body.text)).toMatch(
      /"Name","Status","Applied","Note","Resume","Why\?","Private note"\r\n.+,"Submitted",.+,"I cook\.",,"'=1\+1",/,
    );
    for (const other of [browser, (await createSignedInPerson({ role: "admin" })).browser]) {
      expect((await file(other)).status).toBe(404);
    }
  });

  test("shows the pipeline only to the poster", async () => {
    const { jobId, person } = await applied();
    const admin = await createSignedInPerson({ role: "admin" });
    for (const viewer of [person, admin.person]) {
      await expect(readPipeline(viewer, jobId)).rejects.toThrow("This job doesn’t exist.");
    }
  });
});
