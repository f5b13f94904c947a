import * as thread from "@/app/api/applications/[id]/conversation/route";
import * as privateNote from "@/app/api/applications/[id]/private-note/route";
import * as all from "@/app/api/jobs/[id]/applications/route";
import * as exported from "@/app/api/jobs/[id]/applications/export/route";
import { readExport } from "@/lib/account/export.queries";
import { db } from "@/lib/server/db";
import { nextCursor } from "@/lib/shared/link-header";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { openJob, poster, stepJob } from "@/prisma/test/hiring";
import { newcomer } from "@/prisma/test/sign-in";
import { listOwnApplications, readPipeline } from "./queries";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

async function applied() {
  const [owner, { browser: admin }] = [await poster(), await newcomer({ role: "admin" })];
  const jobId = await openJob(owner.browser, admin, { questions: [] });
  const { browser, person } = await newcomer();
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

test("keeps a note of the poster's, which neither the applicant nor an admin reads or writes", async () => {
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

test("begins a conversation for an application without one, once, also after the job is over", async () => {
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

test("gives a column page by page, to the poster of the job only", async () => {
  const { owner, jobId, browser } = await applied();
  for (let count = 0; count < 2; count += 1) {
    const { person } = await newcomer();
    await db.jobApplication.create({ data: { jobId, applicantId: person.id, status: "submitted" } });
  }
  const column = (from: Browser, query: string) =>
    from.get(all.GET, `/api/jobs/${jobId}/applications?status=submitted${query}`, { params: { id: jobId } });
  const first = await column(owner.browser, "&limit=2");
  const second = await column(owner.browser, `&limit=2&cursor=${nextCursor(first.headers)}`);
  const [ids, rest] = [first, second].map(({ body }) =>
    (body as unknown as { id: string }[]).map(({ id }) => id),
  );
  expect([ids?.length, rest?.length, new Set([...(ids ?? []), ...(rest ?? [])]).size]).toEqual([2, 1, 3]);
  expect([first.headers.get("x-total-count"), nextCursor(second.headers)]).toEqual(["3", null]);
  expect((await column(browser, "")).status).toBe(404);
});
