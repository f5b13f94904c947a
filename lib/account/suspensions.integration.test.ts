import * as decide from "@/app/api/admin/users/[id]/[action]/route";
import * as login from "@/app/api/login/route";
import { listMyJobs } from "@/lib/jobs/desk/editing.queries";
import { listOpenJobs, readJob } from "@/lib/jobs/search/list.queries";
import { jobTag } from "@/lib/jobs/rules";
import { sharedCache } from "@/lib/server/cache";
import { db, raw, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import type { AppError } from "@/lib/shared/app-error";
import { createJob } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import { createBrowser, type Browser } from "@/prisma/test/browser";
import { eventually } from "@/prisma/test/eventually";
import { stepJob } from "@/prisma/test/hiring";
import { createPerson, goodPassword, type Person } from "@/prisma/test/people";
import { createSignedInPerson } from "@/prisma/test/sign-in";
import { endDueSuspensions } from "./suspensions.commands";

jest.setTimeout(60_000);
afterAll(() => stopQueue());

let admin: Browser;
beforeAll(async () => {
  ({ browser: admin } = await createSignedInPerson({ role: "admin" }));
});

function suspend({ id }: Person, until?: Date) {
  return admin.post(decide.POST, `/api/admin/users/${id}/suspend`, {
    params: { id, action: "suspend" },
    body: { reason: "Spam in reviews.", until: until?.toISOString() },
  });
}

async function signsIn({ username }: Person): Promise<number> {
  const body = { username, password: goodPassword };
  return (await createBrowser().post(login.POST, "/api/login", { body })).status;
}

function letTimePass({ id }: Person) {
  return db.user.update({ where: { id }, data: { suspendedUntil: daysFromNow(-0.001) } });
}

test("lifts a suspension on time and logs it", async () => {
  const person = await createPerson();
  const until = daysFromNow(7);
  expect((await suspend(person, until)).body).toMatchObject({
    status: "suspended",
    suspendedUntil: until.toISOString(),
  });
  await endDueSuspensions();
  expect(await signsIn(person)).toBe(403);
  await letTimePass(person);
  expect(await Promise.all([endDueSuspensions(), endDueSuspensions()])).toContain(0);
  expect(await signsIn(person)).toBe(200);
  const entries = await db.auditEntry.findMany({ where: { subjectId: person.id }, orderBy: { id: "asc" } });
  expect(entries.map(({ action }) => action)).toEqual(["user.suspend", "user.suspension-end"]);
  expect(entries[1]).toMatchObject({
    actorId: null,
    before: { status: "suspended" },
    after: { status: "active" },
  });
  expect(await db.mail.count({ where: { userId: person.id, template: "account_reinstated" } })).toBe(1);
});

test("keeps a suspension without an end until an admin lifts it", async () => {
  const person = await createPerson();
  await suspend(person);
  await endDueSuspensions();
  expect(await signsIn(person)).toBe(403);
});

test("reinstates a business suspended with its owner, but not one suspended by its own decision", async () => {
  const [withPerson, alone] = [
    await createPerson({ vendorStatus: "approved" }),
    await createPerson({ vendorStatus: "suspended" }),
  ];
  for (const person of [withPerson, alone]) {
    await suspend(person, daysFromNow(1));
    await letTimePass(person);
  }
  await endDueSuspensions();
  const statusOf = async ({ vendorId }: Person) =>
    (await db.vendor.findUniqueOrThrow({ where: { id: vendorId ?? "" } })).status;
  expect([await statusOf(withPerson), await statusOf(alone)]).toEqual(["approved", "suspended"]);
});

test("refuses an end in the past or far in the future", async () => {
  const person = await createPerson();
  for (const until of [daysFromNow(-1), daysFromNow(3000)]) {
    const { status, body } = await suspend(person, until);
    expect([status, body.fields]).toEqual([422, { until: "Choose an end date within the next five years." }]);
  }
});

describe("the jobs of a suspended person", () => {
  test("hides the jobs from every list and their own pages, and restores them unchanged", async () => {
    const person = await createPerson();
    const [open, filled, draft] = await Promise.all(
      (["open", "filled", "draft"] as const).map((status) => createJob({ posterId: person.id, status })),
    );
    const shown = async () => [
      (await listOpenJobs()).items.some(({ id }) => id === open?.id),
      await readJob(filled?.id ?? "").then(
        ({ status }) => status,
        (error: AppError) => error.code,
      ),
      (await db.job.findUniqueOrThrow({ where: { id: draft?.id } })).status,
    ];
    const before = [true, "filled", "draft"];
    expect(await shown()).toEqual(before);
    const purged: string[] = [];
    sharedCache().subscribe({ invalidate: ({ tags }) => purged.push(...tags), reset: () => undefined });
    // Until it's live, it receives its own announcements again.
    await eventually(async () => sharedCache().isLive());
    const timesPurged = () => purged.filter((tag) => tag === jobTag(filled?.id ?? "")).length;

    await suspend(person, daysFromNow(1));
    expect([await shown(), timesPurged()]).toEqual([[false, "not_found", "draft"], 1]);
    const own = (await listMyJobs(person)).items.find(({ id }) => id === open?.id);
    expect(own).toMatchObject({ status: "paused", suspended: true });
    const { status, body } = await stepJob(admin, open?.id ?? "", "resume");
    expect([status, body.error]).toEqual([
      403,
      "A suspended account’s jobs stay off the site until the suspension ends.",
    ]);
    await letTimePass(person);
    await endDueSuspensions();
    expect([await shown(), timesPurged()]).toEqual([before, 2]);
  });

  test("hides the jobs when only the business is suspended", async () => {
    const person = await createPerson({ vendorStatus: "approved" });
    const { id } = await createJob({ posterId: person.id });
    const where = { id: person.vendorId ?? "" };
    await db.vendor.update({ where, data: { status: "suspended", decisionReason: "Late" } });
    await expect(readJob(id)).rejects.toMatchObject({ code: "not_found" });
    await db.vendor.update({ where, data: { status: "approved" } });
    expect((await readJob(id)).status).toBe("open");
  });
});

test("ends other suspensions after one fails", async () => {
  const people = [await createPerson(), await createPerson(), await createPerson()];
  for (const person of people) {
    await suspend(person, daysFromNow(7));
    await letTimePass(person);
  }
  const stuck = people[1]!;
  await rows(sql`
    ALTER TABLE users ADD CONSTRAINT stuck CHECK (id <> ${raw(`'${stuck.id}'`)} OR status <> 'active') NOT VALID`);
  expect(await endDueSuspensions()).toBe(2);
  await rows(sql`ALTER TABLE users DROP CONSTRAINT stuck`);
  expect(await Promise.all(people.map(signsIn))).toEqual([200, 403, 200]);
  expect(await endDueSuspensions()).toBe(1);
});
