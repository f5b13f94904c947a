import * as one from "@/app/api/applications/[id]/route";
import * as reading from "@/app/api/conversations/[id]/read/route";
import * as all from "@/app/api/jobs/[id]/applications/route";
import * as notifications from "@/app/api/notifications/route";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createOpenJob, createPoster } from "@/prisma/test/hiring";
import { createSignedInPerson } from "@/prisma/test/sign-in";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const apply = (browser: Browser, id: string) =>
  browser.post(all.POST, `/api/jobs/${id}/applications`, { params: { id }, body: { note: "I cook." } });
const move = (browser: Browser, id: string, body: object) =>
  browser.patch(one.PATCH, `/api/applications/${id}`, { params: { id }, body });

async function applied() {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const jobId = await createOpenJob(owner.browser, admin, { questions: [] });
  const { browser, person } = await createSignedInPerson();
  const { body } = await apply(browser, jobId);
  return { owner, jobId, browser, person, id: String(body.id) };
}

test("clears an application’s notifications through an answer, its thread, and its page", async () => {
  const { owner, id, person, browser, jobId } = await applied();
  const unreadOf = (userId: string) =>
    db.notification.count({ where: { userId, type: "application", readAt: null } });
  const see = (from: Browser, href: string) =>
    from.patch(notifications.PATCH, "/api/notifications", { body: { href } });
  expect(await unreadOf(owner.person.id)).toBe(1);
  await move(owner.browser, id, { from: "submitted", to: "interview" });
  expect([await unreadOf(owner.person.id), await unreadOf(person.id)]).toEqual([0, 1]);
  await move(owner.browser, id, { from: "interview", to: "offered" });
  await move(browser, id, { from: "offered", to: "withdrawn" });
  expect([await unreadOf(person.id), await unreadOf(owner.person.id)]).toEqual([0, 1]);
  expect((await see(owner.browser, `/my-jobs/${id}`)).body.unread).not.toBe(0);
  await see(browser, `/my-jobs/${jobId}`);
  expect(await unreadOf(owner.person.id)).toBe(1);
  await see(owner.browser, `/my-jobs/${jobId}`);
  expect(await unreadOf(owner.person.id)).toBe(0);
  expect((await see(owner.browser, "elsewhere")).status).toBe(422);

  const second = await createSignedInPerson();
  const { body } = await apply(second.browser, jobId);
  expect(await unreadOf(owner.person.id)).toBe(1);
  const { id: thread } = await db.conversation.findFirstOrThrow({
    where: { jobId, starterId: second.person.id },
  });
  const params = { id: thread };
  await owner.browser.post(reading.POST, `/api/conversations/${thread}/read`, { params, body: {} });
  expect(await unreadOf(owner.person.id)).toBe(0);
  await move(owner.browser, String(body.id), { from: "submitted", to: "reviewed" });
  expect(await unreadOf(second.person.id)).toBe(1);
  await see(second.browser, "/my-applications");
  expect(await unreadOf(second.person.id)).toBe(0);
});

test("limits a poster to 20 steps a day per application and 300 in total", async () => {
  const { owner, id, browser } = await applied();
  const steps = ["submitted", "reviewed"] as const;
  for (let step = 0; step < 20; step += 1) {
    const [from, to] = step % 2 === 0 ? steps : steps.toReversed();
    expect((await move(owner.browser, id, { from, to })).status).toBe(200);
  }
  const more = await move(owner.browser, id, { from: "submitted", to: "interview" });
  expect([more.status, more.body.error]).toEqual([
    429,
    "You’ve moved this application a lot today. Try again tomorrow.",
  ]);
  await db.jobApplicationEvent.updateMany({
    where: { applicationId: id, fromStatus: { not: null } },
    data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
  });
  await rows(sql`UPDATE rate_limits SET points = 299 WHERE key LIKE 'application-steps:%'`);
  expect((await move(owner.browser, id, { from: "offered", to: "interview" })).status).toBe(409);
  expect((await move(owner.browser, id, { from: "submitted", to: "interview" })).status).toBe(200);
  const last = await move(owner.browser, id, { from: "interview", to: "offered" });
  expect([last.status, last.body.error]).toEqual([
    429,
    "You’ve moved a lot of applications today. Try again tomorrow.",
  ]);
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await move(browser, id, { from: "interview", to: "withdrawn" })).status).toBe(200);
});
