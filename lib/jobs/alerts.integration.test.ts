import * as one from "@/app/api/job-searches/[id]/route";
import * as all from "@/app/api/job-searches/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { openJob, poster } from "@/prisma/test/hiring";
import { newcomer } from "@/prisma/test/sign-in";
import { alertJobSeekers } from "./alerts.commands";
import { maxJobSearches } from "./alerts.copy";
import { listJobSearches } from "./alerts.queries";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const save = (browser: Browser, filter: object) =>
  browser.post(all.POST, "/api/job-searches", { body: { filter } });
/** As if the searches of a person had last been looked at two days ago. */
const age = (userId: string) =>
  db.jobSearch.updateMany({ where: { userId }, data: { checkedAt: new Date(Date.now() - 172_800_000) } });
const noticesOf = (userId: string) =>
  db.notification.findMany({
    where: { userId, type: "saved_search" },
    select: { title: true, body: true, href: true },
  });

test("saves a search once, under its chips, at most 25, and deletes one's own only", async () => {
  const [{ browser, person }, stranger] = [await newcomer(), await newcomer()];
  const made = await save(browser, { search: "nurse", workplace: "remote", minSalary: 60_000 });
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      name: "Nurse · Remote · $60,000 or more",
      query: "search=nurse&workplace=remote&minSalary=60000",
    },
  ]);
  const again = await save(browser, { minSalary: 60_000, workplace: "remote", search: "nurse" });
  expect(again.body.id).toBe(made.body.id);
  const id = String(made.body.id);
  const remove = (from: Browser) => from.delete(one.DELETE, `/api/job-searches/${id}`, { params: { id } });
  expect((await remove(stranger.browser)).status).toBe(404);
  expect(await listJobSearches(person.id)).toHaveLength(1);
  expect((await remove(browser)).status).toBe(204);
  for (let count = 0; count < maxJobSearches; count += 1) await save(browser, { minSalary: count + 1 });
  expect((await save(browser, { search: "one more" })).status).toBe(422);
});

test("tells of jobs that were published since, once a day, not of others nor of one's own", async () => {
  const [owner, { browser: admin }] = [await poster(), await newcomer({ role: "admin" })];
  const [seeker, other] = [await newcomer(), await newcomer()];
  await db.user.update({ where: { id: seeker.person.id }, data: { emailVerifiedAt: new Date() } });
  const word = "patissier";
  await save(seeker.browser, { search: `part time ${word}`, state: "TX" });
  await save(other.browser, { search: word, state: "OR" });
  await save(owner.browser, { search: word });
  for (const { person } of [seeker, other, owner]) await age(person.id);
  await openJob(owner.browser, admin, { title: `Night ${word}`, employmentType: "part_time" });
  await alertJobSeekers();
  await alertJobSeekers();
  expect(await noticesOf(seeker.person.id)).toEqual([
    {
      title: `1 new job for “Part time ${word} · Texas”`,
      body: `Night ${word}`,
      href: `/jobs?search=part+time+${word}&state=TX`,
    },
  ]);
  expect([await noticesOf(other.person.id), await noticesOf(owner.person.id)]).toEqual([[], []]);
  const mails = await db.mail.findMany({ where: { userId: seeker.person.id, template: "job_search" } });
  expect(mails).toHaveLength(1);
  await age(other.person.id);
  await db.jobSearch.updateMany({ where: { userId: seeker.person.id }, data: { checkedAt: new Date() } });
  await alertJobSeekers();
  expect(await noticesOf(seeker.person.id)).toHaveLength(1);
});
