import * as all from "@/app/api/job-searches/route";
import { settledSeconds } from "@/lib/audit/undo.rules";
import { processJobExpiry } from "@/lib/jobs/desk/expiry.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { Browser } from "@/prisma/test/browser";
import { latestDigestTime } from "@/prisma/test/digest-hours";
import { decideJob, createOpenJob, patchJob, createPoster, stepJob } from "@/prisma/test/hiring";
import { withRejectedRows } from "@/prisma/test/refused-rows";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { matchArrivals } from "../matching/commands";
import { sendDigests, sendInstantAlerts } from "./commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

const save = (browser: Browser, filter: object, frequency = "daily") =>
  browser.post(all.POST, "/api/job-searches", { body: { filter, frequency } });

const age = (userId: string) =>
  db.savedSearch.updateMany({
    where: { userId },
    data: { alertsSince: new Date(Date.now() - 30 * 86_400_000), notifiedAt: null },
  });

async function edit(owner: Browser, id: string, changes: object) {
  const { version } = await db.job.findUniqueOrThrow({ where: { id }, select: { version: true } });
  return patchJob(owner, id, { ...changes, version });
}

const noticesOf = (userId: string) =>
  db.notification.findMany({ where: { userId, type: "saved_search" }, select: { body: true } });

test.each(["daily", "weekly"] as const)(
  "sends %s alerts for jobs posted before eight, weekly ones on Mondays, but not for later jobs",
  async (frequency) => {
    const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
    const { browser, person } = await createSignedInPerson();
    const word = frequency === "daily" ? "thatcher" : "wainwright";
    await save(browser, { search: word }, frequency);
    const [before, after] = [
      await createOpenJob(owner.browser, admin, { title: `Old ${word}` }),
      await createOpenJob(owner.browser, admin, { title: `New ${word}` }),
    ];
    await matchArrivals();
    await age(person.id);
    const hour = (await latestDigestTime(frequency)).getTime();
    for (const [jobId, createdAt] of [
      [before, new Date(hour - 60_000)],
      [after, new Date(hour + 60_000)],
    ] as const) {
      await db.savedSearchMatch.updateMany({ where: { jobId }, data: { createdAt } });
    }
    await sendDigests();
    await age(person.id);
    await sendDigests();
    expect((await noticesOf(person.id)).map(({ body: titles }) => titles)).toEqual([`Old ${word}`]);
  },
);

test("matches the other jobs when one can’t be matched, and that one the next time", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const [refused, other] = [await createSignedInPerson(), await createSignedInPerson()];
  await save(refused.browser, { search: "cartwright" });
  await save(other.browser, { search: "fletcher" });
  for (const word of ["cartwright", "fletcher", "cartwright"]) {
    await createOpenJob(owner.browser, admin, { title: `Senior ${word}` });
  }
  const found = (userId: string) => db.savedSearchMatch.count({ where: { userId } });
  await withRejectedRows({ table: "saved_search_matches", userId: refused.person.id }, () => matchArrivals());
  expect([await found(refused.person.id), await found(other.person.id)]).toEqual([0, 1]);
  await matchArrivals();
  expect([await found(refused.person.id), await found(other.person.id)]).toEqual([2, 1]);
});

test.each<[string, string[], string[]]>([
  ["open", [], []],
  ["paused", ["pause"], ["resume"]],
  ["filled", ["pause", "fill"], ["relist"]],
  ["closed", ["close"], ["relist"]],
])("sends an alert of a job whose pay changed while it was %s", async (status, away, back) => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const { browser, person } = await createSignedInPerson();
  const pay = { salaryUnit: "year", salaryMin: 50_000, salaryMax: 60_000 };
  const title = `Bookbinder ${status}`;
  const [paid, same] = [
    await createOpenJob(owner.browser, admin, { title, ...pay }),
    await createOpenJob(owner.browser, admin, { title, ...pay }),
  ];
  await matchArrivals();
  const { body } = await save(browser, { search: title, minSalary: 80_000 }, "instant");
  await save(browser, { search: title }, "instant");
  for (const id of [paid, same]) {
    for (const action of away) await stepJob(owner.browser, id, action);
  }
  await matchArrivals();
  await sendInstantAlerts();
  const more = { salaryMax: 90_000 };
  if (status === "open" || status === "paused") await edit(owner.browser, paid, { title, ...pay, ...more });
  else await db.job.update({ where: { id: paid }, data: { salaryMaxCents: 9_000_000n } });
  for (const id of [paid, same]) {
    for (const action of back) await stepJob(owner.browser, id, action);
  }
  await matchArrivals();
  await sendInstantAlerts();
  const matches = await db.savedSearchMatch.findMany({ where: { userId: person.id } });
  expect(matches.map(({ searchId, jobId }) => [searchId, jobId])).toEqual([[body.id, paid]]);
  expect(await noticesOf(person.id)).toMatchObject([{ body: title }]);
});

test("sends an alert of a job that matches after an approved edit of its title, category, place, or type", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const id = await createOpenJob(owner.browser, admin, { title: "Line cook" });
  await matchArrivals();
  const { browser, person } = await createSignedInPerson();
  const edits = [
    [{ search: "glassblower" }, { title: "Glassblower" }],
    [{ category: "Legal" }, { category: "Legal", subcategory: "" }],
    [{ state: "OR" }, { city: "Portland", state: "OR" }],
    [{ employmentType: "internship" }, { employmentType: "internship" }],
  ] as const;
  let job = {};
  for (const [filter, fields] of edits) {
    const { body } = await save(browser, filter);
    job = { ...job, ...fields };
    expect((await edit(owner.browser, id, job)).status).toBe(200);
    await matchArrivals();
    expect(await db.savedSearchMatch.count({ where: { searchId: String(body.id) } })).toBe(0);
    expect((await decideJob(admin, id, "approve")).status).toBe(200);
    await matchArrivals();
    expect([filter, await db.savedSearchMatch.count({ where: { searchId: String(body.id) } })]).toEqual([
      filter,
      1,
    ]);
  }
  expect(await db.savedSearchMatch.count({ where: { userId: person.id } })).toBe(edits.length);
});

test("sends an alert of a job whose pay changed in the minute before it expired, once it is open again", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const { browser, person } = await createSignedInPerson();
  const pay = { salaryUnit: "year", salaryMin: 50_000, salaryMax: 60_000 };
  const id = await createOpenJob(owner.browser, admin, { title: "Glazier", ...pay });
  await matchArrivals();
  await save(browser, { search: "glazier", minSalary: 80_000 }, "instant");
  await edit(owner.browser, id, { title: "Glazier", ...pay, salaryMax: 90_000 });
  await rows(
    sql`UPDATE jobs SET published_at = now() - interval '2 days', expires_at = now() - interval '1 second' WHERE id = ${id}::uuid`,
  );
  await matchArrivals();
  await processJobExpiry();
  await matchArrivals();
  expect(await noticesOf(person.id)).toEqual([]);
  expect((await stepJob(owner.browser, id, "relist")).status).toBe(200);
  await matchArrivals();
  await sendInstantAlerts();
  expect(await noticesOf(person.id)).toMatchObject([{ body: "Glazier" }]);
});

test("holds back a new job until its approval can no longer be undone", async () => {
  const [owner, { browser: admin }] = [await createPoster(), await createSignedInPerson({ role: "admin" })];
  const { browser, person } = await createSignedInPerson();
  await save(browser, { search: "falconer" }, "instant");
  const id = await createOpenJob(owner.browser, admin, { title: "Castle falconer" });
  await matchArrivals(settledSeconds);
  await sendInstantAlerts();
  expect(await noticesOf(person.id)).toEqual([]);
  await rows(
    sql`UPDATE job_arrivals SET created_at = now() - interval '1 minute' WHERE job_id = ${id}::uuid`,
  );
  await matchArrivals(settledSeconds);
  await sendInstantAlerts();
  expect(await noticesOf(person.id)).toHaveLength(1);
});
