import * as one from "@/app/api/job-searches/[id]/route";
import * as all from "@/app/api/job-searches/route";
import * as listingSearches from "@/app/api/saved-searches/route";
import { readJobAddress } from "@/lib/jobs/catalog/address.rules";
import { listOpenJobs } from "@/lib/jobs/search/list.queries";
import { db } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { createOpenJob, createPoster, stepJob } from "@/prisma/test/hiring";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { sendDigests, sendInstantAlerts } from "./alerts/commands";
import { matchArrivals } from "./matching/commands";
import { compileSearches } from "./matching/compiling.commands";
import { countSavedSearches, listSavedSearches } from "./queries";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const save = (browser: Browser, filter: object) =>
  browser.post(all.POST, "/api/job-searches", { body: { filter } });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const age = (days: number, ...userIds: string[]) =>
  db.savedSearch.updateMany({
    where: { userId: { in: userIds } },
    data: { alertsSince: daysAgo(days), notifiedAt: null },
  });
async function ageMatches(days: number, ...userIds: string[]) {
  await age(days + 1, ...userIds);
  await db.savedSearchMatch.updateMany({
    where: { userId: { in: userIds } },
    data: { createdAt: daysAgo(days) },
  });
}
async function publish(owner: Browser, admin: Browser, fields: { title: string; employmentType?: string }) {
  const id = await createOpenJob(owner, admin, fields);
  await matchArrivals();
  return id;
}
async function alertAtOnce(): Promise<void> {
  await matchArrivals();
  await sendInstantAlerts();
}
const change = (browser: Browser, id: string, body: object) =>
  browser.patch(one.PATCH, `/api/job-searches/${id}`, { params: { id }, body });
const noticesOf = (userId: string) =>
  db.notification.findMany({
    where: { userId, type: "saved_search" },
    select: { title: true, body: true, href: true },
  });

test("saves a search once, named by its chips, up to 25, and deletes only own searches", async () => {
  const [{ browser, person }, stranger] = [await createSignedInPerson(), await createSignedInPerson()];
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
  expect(await listSavedSearches(person.id)).toHaveLength(1);
  expect((await remove(browser)).status).toBe(204);
  for (let count = 0; count < 25; count += 1) await save(browser, { minSalary: count + 1 });
  expect((await save(browser, { search: "one more" })).status).toBe(422);
  const listings = await browser.post(listingSearches.POST, "/api/saved-searches", {
    body: { filter: { search: "chair" } },
  });
  expect([listings.status, listings.body.error]).toEqual([
    422,
    "You can save up to 25 searches. Delete one to make room.",
  ]);
});

test("notifies once a day of jobs published since, but not of other or own jobs", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const [seeker, other] = [await createSignedInPerson(), await createSignedInPerson()];
  await db.user.update({ where: { id: seeker.person.id }, data: { emailVerifiedAt: new Date() } });
  const word = "patissier";
  await save(seeker.browser, { search: `part time ${word}`, state: "TX" });
  await save(other.browser, { search: word, state: "OR" });
  await save(owner.browser, { search: word });
  await publish(owner.browser, admin, { title: `Night ${word}`, employmentType: "part_time" });
  await ageMatches(2, seeker.person.id, other.person.id, owner.person.id);
  await sendDigests();
  await sendDigests();
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
  await age(2, seeker.person.id, other.person.id);
  await sendDigests();
  expect(await noticesOf(seeker.person.id)).toHaveLength(1);
});

test("notifies of each job once: at once, weekly, or never, by preference", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const word = "farrier";
  const seekers = [];
  for (const frequency of ["instant", "weekly", "none"]) {
    const { browser, person } = await createSignedInPerson();
    const { body } = await save(browser, { search: word });
    expect(body).toMatchObject({ frequency: "daily", newCount: 0 });
    expect((await change(browser, String(body.id), { frequency })).body).toMatchObject({ frequency });
    seekers.push(person.id);
  }
  const [instant, weekly, never] = seekers as [string, string, string];
  await publish(owner.browser, admin, { title: `Stable ${word}` });
  await Promise.all([sendInstantAlerts(), sendInstantAlerts()]);
  expect(await noticesOf(instant)).toHaveLength(1);
  await sendDigests();
  expect([await noticesOf(weekly), await noticesOf(never)]).toEqual([[], []]);
  await ageMatches(8, ...seekers);
  await sendDigests();
  expect(await noticesOf(weekly)).toHaveLength(1);
  expect([await noticesOf(instant), await noticesOf(never)]).toMatchObject([{ length: 1 }, []]);
});

test("counts new jobs until the search is opened, and restores a deleted search unchanged", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const [{ browser, person }, stranger] = [await createSignedInPerson(), await createSignedInPerson()];
  const word = "luthier";
  const { body } = await save(browser, { search: word });
  const id = String(body.id);
  await change(browser, id, { name: "Violins", frequency: "weekly" });
  for (const title of [`Senior ${word}`, `Junior ${word}`]) await publish(owner.browser, admin, { title });
  expect(await listSavedSearches(person.id)).toMatchObject([{ name: "Violins", newCount: 2 }]);
  expect(await countSavedSearches(person.id)).toEqual({ savedSearches: 1, newMatches: 2 });
  expect((await change(stranger.browser, id, { seen: true })).status).toBe(404);
  expect((await change(browser, id, { seen: true })).body).toMatchObject({ newCount: 0 });
  await browser.delete(one.DELETE, `/api/job-searches/${id}`, { params: { id } });
  expect(await listSavedSearches(person.id)).toEqual([]);
  expect((await change(browser, id, { seen: true })).status).toBe(404);
  expect((await change(browser, id, { deleted: false })).body).toMatchObject({
    name: "Violins",
    frequency: "weekly",
  });
  expect((await change(browser, id, { name: " " })).status).toBe(422);
});

test("lists searches of jobs and listings, each with its target", async () => {
  const { browser } = await createSignedInPerson();
  const { body: job } = await save(browser, { search: "nurse", minSalary: 60_000 });
  const chairs = { body: { filter: { search: "chair" } } };
  const { body: listing } = await browser.post(listingSearches.POST, "/api/saved-searches", chairs);
  const { body } = await browser.get(listingSearches.GET, "/api/saved-searches");
  expect(body).toMatchObject([
    { id: listing.id, target: "listings", name: "Chair", filter: { search: "chair" } },
    {
      id: job.id,
      target: "jobs",
      name: "Nurse · $60,000 or more",
      filter: { search: "nurse", minSalary: "60000" },
    },
  ]);
});

test("refuses to change or delete a search of listings at the address of job searches", async () => {
  const { browser, person } = await createSignedInPerson();
  const chairs = { body: { filter: { search: "chair" } } };
  const { body } = await browser.post(listingSearches.POST, "/api/saved-searches", chairs);
  const id = String(body.id);
  expect((await change(browser, id, { name: "Mine" })).status).toBe(404);
  expect((await browser.delete(one.DELETE, `/api/job-searches/${id}`, { params: { id } })).status).toBe(404);
  expect(await listSavedSearches(person.id)).toMatchObject([{ id, name: "Chair" }]);
});

test("saves one of four identical searches that arrive at once", async () => {
  const { browser, person } = await createSignedInPerson();
  const made = await Promise.all([1, 2, 3, 4].map(() => save(browser, { search: "welder" })));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await listSavedSearches(person.id)).toHaveLength(1);
});

test("saves a search in any script, however long its address is", async () => {
  const { browser, person } = await createSignedInPerson();
  const made = await save(browser, { search: "護".repeat(100), place: "大".repeat(80) });
  expect(made.status).toBe(201);
  const [savedSearch] = await listSavedSearches(person.id);
  expect(savedSearch?.filter.search).toBe("護".repeat(100));
});

test("notifies each person of a job once, however many searches it matches and however often it is reopened", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const { browser, person } = await createSignedInPerson();
  const word = "cooper";
  for (const filter of [{ search: word }, { search: word, state: "TX" }]) {
    const { body } = await save(browser, filter);
    await change(browser, String(body.id), { frequency: "instant" });
  }
  const id = await publish(owner.browser, admin, { title: `Barrel ${word}` });
  await sendInstantAlerts();
  for (const action of ["close", "relist", "pause", "resume"]) await stepJob(owner.browser, id, action);
  const { body } = await save(browser, { search: `barrel ${word}` });
  await change(browser, String(body.id), { frequency: "instant" });
  await stepJob(owner.browser, id, "fill");
  await stepJob(owner.browser, id, "relist");
  await alertAtOnce();
  expect((await noticesOf(person.id)).map(({ title }) => title)).toEqual([`1 new job for “Cooper”`]);
});

test("logs an unreadable search once, retries it later, and still matches the others", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const [broken, seeker] = [await createSignedInPerson(), await createSignedInPerson()];
  const word = "cobbler";
  const { body } = await save(broken.browser, { search: word });
  await db.savedSearch.update({
    where: { id: String(body.id) },
    data: { filter: { search: 5 }, frequency: "instant", compiledAt: null },
  });
  const { body: good } = await save(seeker.browser, { search: word });
  await change(seeker.browser, String(good.id), { frequency: "instant" });
  const logged = jest.spyOn(log, "error").mockImplementation(() => undefined);
  await compileSearches();
  await publish(owner.browser, admin, { title: `Town ${word}` });
  await sendInstantAlerts();
  const broke = expect.objectContaining({ event: "search_not_compiled", search: body.id });
  expect(logged).toHaveBeenCalledWith(broke);
  logged.mockClear();
  await compileSearches();
  expect(logged).not.toHaveBeenCalledWith(broke);
  await db.savedSearch.update({ where: { id: String(body.id) }, data: { compiledAt: null } });
  await compileSearches();
  expect(logged).toHaveBeenCalledWith(broke);
  logged.mockRestore();
  expect(await noticesOf(seeker.person.id)).toHaveLength(1);
  expect(await listSavedSearches(broken.person.id)).toHaveLength(1);
});

test("matches the same jobs as the list", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  // A person can save at most 25 searches.
  const seekers = [await createSignedInPerson(), await createSignedInPerson()];
  const filters = [
    {},
    { search: "it support" },
    { search: "chef" },
    { search: "cook evenings" },
    { search: "plumber" },
    { search: "remote" },
    { search: "cook in Austin" },
    { search: "coook" },
    { search: "line-cooks" },
    { search: "ine coo" },
    { search: "ok" },
    { search: "in a" },
    { search: "++" },
    { search: "cook 護" },
    { search: "over 60k" },
    { category: "Hospitality" },
    { category: "Hospitality", subcategory: "hospitality/kitchen" },
    { category: "Legal" },
    { employmentType: "full_time" },
    { employmentType: "internship" },
    { workplace: "onsite" },
    { workplace: "remote" },
    { state: "TX" },
    { state: "OR" },
    { place: "austin-tx", within: 25 },
    { place: "denver-co", within: 25 },
    { minSalary: 50_000 },
    { minSalary: 60_000 },
  ];
  const saved = [];
  for (const [place, filter] of filters.entries()) {
    saved.push((await save(seekers[place % 2]!.browser, filter)).body);
  }
  const id = await publish(owner.browser, admin, { title: "Line cook" });
  for (const [place, { id: searchId, query }] of saved.entries()) {
    const address = readJobAddress(Object.fromEntries(new URLSearchParams(String(query))));
    const listed = (await listOpenJobs({ ...address, limit: 50 })).items.some((job) => job.id === id);
    const matched = await db.savedSearchMatch.count({ where: { searchId: String(searchId), jobId: id } });
    expect([filters[place], matched]).toEqual([filters[place], listed ? 1 : 0]);
  }
  const cooks = await save((await createSignedInPerson()).browser, { search: "cook evenings" });
  await matchArrivals();
  const keys = await db.savedSearchKey.findMany({ where: { searchId: String(cooks.body.id) } });
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.map(({ lexeme }) => lexeme)).not.toContain("");
});
