import * as one from "@/app/api/job-searches/[id]/route";
import * as all from "@/app/api/job-searches/route";
import { db } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { openJob, poster } from "@/prisma/test/hiring";
import { newcomer } from "@/prisma/test/sign-in";
import { sendInstantJobAlerts, sendJobDigests } from "./alerts.commands";
import { maxJobSearches } from "./alerts.copy";
import { countJobSearches, listJobSearches } from "./searches.queries";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const save = (browser: Browser, filter: object) =>
  browser.post(all.POST, "/api/job-searches", { body: { filter } });
/** As if the searches of a person had last been looked at two days ago. */
const age = (userId: string) =>
  db.jobSearch.updateMany({ where: { userId }, data: { checkedAt: new Date(Date.now() - 172_800_000) } });
/** Opens a job whose publication no transaction under way can hold back any more. */
async function publish(owner: Browser, admin: Browser, fields: { title: string; employmentType?: string }) {
  const id = await openJob(owner, admin, fields);
  const publishedAt = new Date(Date.now() - 60_000);
  await db.job.update({ where: { id }, data: { publishedAt } });
}
const change = (browser: Browser, id: string, body: object) =>
  browser.patch(one.PATCH, `/api/job-searches/${id}`, { params: { id }, body });
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
  await publish(owner.browser, admin, { title: `Night ${word}`, employmentType: "part_time" });
  await sendJobDigests();
  await sendJobDigests();
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
  await sendJobDigests();
  expect(await noticesOf(seeker.person.id)).toHaveLength(1);
});

test("tells at once, weekly or never whoever asked for that, each job once", async () => {
  const [owner, { browser: admin }] = [await poster(), await newcomer({ role: "admin" })];
  const word = "farrier";
  const seekers = [];
  for (const frequency of ["instant", "weekly", "none"]) {
    const { browser, person } = await newcomer();
    const { body } = await save(browser, { search: word });
    expect(body).toMatchObject({ frequency: "daily", newCount: 0 });
    expect((await change(browser, String(body.id), { frequency })).body).toMatchObject({ frequency });
    seekers.push(person.id);
  }
  const [instant, weekly, never] = seekers as [string, string, string];
  const day = 86_400_000;
  const checkedAt = new Date(Date.now() - 120_000);
  await db.jobSearch.updateMany({ where: { userId: { in: seekers } }, data: { checkedAt } });
  await publish(owner.browser, admin, { title: `Stable ${word}` });
  await Promise.all([sendInstantJobAlerts(), sendInstantJobAlerts()]);
  expect(await noticesOf(instant)).toHaveLength(1);
  await sendJobDigests();
  expect([await noticesOf(weekly), await noticesOf(never)]).toEqual([[], []]);
  await db.jobSearch.updateMany({
    where: { userId: { in: seekers } },
    data: { checkedAt: new Date(Date.now() - 8 * day) },
  });
  await sendJobDigests();
  expect(await noticesOf(weekly)).toHaveLength(1);
  expect([await noticesOf(instant), await noticesOf(never)]).toMatchObject([{ length: 1 }, []]);
});

test("counts what is new until it is opened, and takes a deleted search back as it was", async () => {
  const [owner, { browser: admin }] = [await poster(), await newcomer({ role: "admin" })];
  const [{ browser, person }, stranger] = [await newcomer(), await newcomer()];
  const word = "luthier";
  const { body } = await save(browser, { search: word });
  const id = String(body.id);
  await change(browser, id, { name: "Violins", frequency: "weekly" });
  await db.jobSearch.update({ where: { id }, data: { seenAt: new Date(Date.now() - 120_000) } });
  for (const title of [`Senior ${word}`, `Junior ${word}`]) await publish(owner.browser, admin, { title });
  expect(await listJobSearches(person.id)).toMatchObject([{ name: "Violins", newCount: 2 }]);
  expect(await countJobSearches(person.id)).toEqual({ savedSearches: 1, newMatches: 2 });
  expect((await change(stranger.browser, id, { seen: true })).status).toBe(404);
  expect((await change(browser, id, { seen: true })).body).toMatchObject({ newCount: 0 });
  await browser.delete(one.DELETE, `/api/job-searches/${id}`, { params: { id } });
  expect(await listJobSearches(person.id)).toEqual([]);
  expect((await change(browser, id, { seen: true })).status).toBe(404);
  expect((await change(browser, id, { deleted: false })).body).toMatchObject({
    name: "Violins",
    frequency: "weekly",
  });
  expect((await change(browser, id, { name: " " })).status).toBe(422);
});

test("saves a search in any script, however long its address is", async () => {
  const { browser, person } = await newcomer();
  const made = await save(browser, { search: "護".repeat(100), place: "大".repeat(80) });
  expect(made.status).toBe(201);
  const [kept] = await listJobSearches(person.id);
  expect(new URLSearchParams(kept?.query).get("search")).toBe("護".repeat(100));
});
