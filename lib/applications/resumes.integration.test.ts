import * as documents from "@/app/api/documents/route";
import * as document from "@/app/api/documents/[id]/route";
import * as resume from "@/app/api/applications/[id]/resume/route";
import * as one from "@/app/api/applications/[id]/route";
import * as all from "@/app/api/jobs/[id]/applications/route";
import type { OwnDocumentDto } from "@/lib/documents/contract";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { daysFromNow } from "@/prisma/factories/rows";
import type { Browser } from "@/prisma/test/browser";
import { createOpenJob, createPoster, stepJob } from "@/prisma/test/hiring";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { removeOldResumes } from "./resumes.commands";

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

const apply = (browser: Browser, id: string, body: object = {}) =>
  browser.post(all.POST, `/api/jobs/${id}/applications`, {
    params: { id },
    body: { note: "I cook.", ...body },
  });
const move = (browser: Browser, id: string, body: object) =>
  browser.patch(one.PATCH, `/api/applications/${id}`, { params: { id }, body });
const read = (browser: Browser, id: string) =>
  browser.get(document.GET, `/api/documents/${id}`, { params: { id } });

describe("resumes", () => {
  const takeBack = (browser: Browser, id: string) =>
    browser.delete(resume.DELETE, `/api/applications/${id}/resume`, { params: { id } });
  const listFiles = async (browser: Browser) =>
    (await browser.get(documents.GET, "/api/documents")).body as unknown as OwnDocumentDto[];

  async function appliedWith() {
    const made = await hiring({ questions: [] });
    const { browser, person } = await createSignedInPerson();
    const resumeId = await upload(browser);
    const { body } = await apply(browser, made.jobId, { resumeId });
    return { ...made, browser, person, resumeId, id: String(body.id) };
  }

  test.each([
    ["withdrawn", "withdrawn"],
    ["rejected", "rejected"],
  ])("removes the resume of an application that was %s at the applicant’s request", async (_, to) => {
    const { owner, browser, id, resumeId } = await appliedWith();
    expect((await takeBack(browser, id)).status).toBe(409);
    expect((await read(owner.browser, resumeId)).status).toBe(200);
    const actor = to === "withdrawn" ? browser : owner.browser;
    expect((await move(actor, id, { from: "submitted", to })).status).toBe(200);
    expect((await takeBack(owner.browser, id)).status).toBe(404);
    expect((await takeBack(browser, id)).status).toBe(204);
    expect([(await read(owner.browser, resumeId)).status, (await read(browser, resumeId)).status]).toEqual([
      404, 404,
    ]);
    expect((await takeBack(browser, id)).status).toBe(204);
  });

  test("keeps a resume that another application uses", async () => {
    const { owner, browser, id, resumeId } = await appliedWith();
    const second = await hiring({ questions: [] });
    await apply(browser, second.jobId, { resumeId });
    await move(browser, id, { from: "submitted", to: "withdrawn" });
    await takeBack(browser, id);
    expect([
      (await read(owner.browser, resumeId)).status,
      (await read(second.owner.browser, resumeId)).status,
      (await read(browser, resumeId)).status,
    ]).toEqual([404, 200, 200]);
  });

  test("lists the owner’s resumes with their uses and whether they can be removed", async () => {
    const { browser, id, resumeId, jobId } = await appliedWith();
    const unsent = await upload(browser, "letter.pdf");
    const { title } = await db.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(await listFiles(browser)).toMatchObject([
      { id: unsent, name: "letter.pdf", uses: [] },
      { id: resumeId, name: "resume.pdf", uses: [{ in: "application", id, title, canTakeBack: false }] },
    ]);
    await move(browser, id, { from: "submitted", to: "withdrawn" });
    expect((await listFiles(browser))[1]!.uses).toMatchObject([{ canTakeBack: true }]);
    const { browser: stranger } = await createSignedInPerson();
    expect(await listFiles(stranger)).toEqual([]);
  });

  describe("resumes of ended applications", () => {
    async function age(applicationId: string, jobId: string, days: number): Promise<void> {
      const past = daysFromNow(-days);
      await db.jobApplication.update({ where: { id: applicationId }, data: { createdAt: past } });
      await db.jobApplicationEvent.updateMany({ where: { applicationId }, data: { createdAt: past } });
      await db.jobEvent.updateMany({ where: { jobId }, data: { createdAt: past } });
    }

    test.each([
      ["was rejected 181 days ago", "rejected", 181, 404],
      ["was rejected 179 days ago", "rejected", 179, 200],
      ["was hired 181 days ago", "hired", 181, 404],
      ["is open for 400 days", "submitted", 400, 200],
    ] as const)(
      "returns the file of an application that %s (%s, %i days) with status %i",
      async (_, status, days, expected) => {
        const { owner, id, jobId, resumeId } = await appliedWith();
        await db.jobApplication.update({ where: { id }, data: { status } });
        await age(id, jobId, days);
        await removeOldResumes();
        expect((await read(owner.browser, resumeId)).status).toBe(expected);
      },
    );

    test("removes resumes 181 days after their job closed", async () => {
      const { owner, id, jobId, resumeId } = await appliedWith();
      await stepJob(owner.browser, jobId, "close");
      await age(id, jobId, 181);
      await removeOldResumes();
      expect((await read(owner.browser, resumeId)).status).toBe(404);
    });

    test.each(["rejected", "closed"] as const)(
      "counts the days of an old application from the day it was %s",
      async (ended) => {
        const { owner, id, jobId, resumeId } = await appliedWith();
        if (ended === "rejected") {
          expect((await move(owner.browser, id, { from: "submitted", to: "rejected" })).status).toBe(200);
        } else await stepJob(owner.browser, jobId, "close");
        await age(id, jobId, 179);
        await db.jobApplication.update({ where: { id }, data: { createdAt: daysFromNow(-400) } });
        await removeOldResumes();
        expect((await read(owner.browser, resumeId)).status).toBe(200);
      },
    );
  });
});
