import { latestDigest, dayOf } from "@/lib/server/days";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob } from "@/prisma/factories";
import { poster } from "@/prisma/test/hiring";
import { newcomer } from "@/prisma/test/sign-in";
import { tellJobWeeks } from "./week.commands";
import { readJobWeek } from "./week.queries";

afterAll(() => stopQueue());

const visitId = "0190b6a0-0000-7000-8000-00000000beef";
const monday = dayOf(latestDigest("week"));

/** Views of a page on the days that are so many after the Monday of the latest digest. */
async function see(jobId: string, days: readonly number[]): Promise<void> {
  await rows(sql`
    INSERT INTO visits (id, day, visitor_hash, entry_path, exit_path) VALUES (${visitId}::uuid, ${monday}, 'x', '/', '/')
    ON CONFLICT DO NOTHING`);
  await rows(sql`
    INSERT INTO page_views (id, visit_id, day, path)
    SELECT gen_random_uuid(), ${visitId}::uuid, ${monday} + d, '/jobs/' || ${jobId}
    FROM unnest(${[...days]}::int[]) d`);
}

const at = (days: number) =>
  sql`((${monday} + ${days}::int)::timestamp + interval '12 hours') AT TIME ZONE 'UTC'`;

async function tell(userId: string) {
  await tellJobWeeks();
  const where = { userId, dedupeKey: { startsWith: "job-week:" } };
  return {
    bell: (await db.notification.findMany({ where })).map(({ body }) => body),
    mails: await db.mail.findMany({ where: { userId, template: "job_week" } }),
  };
}

test("tell a poster once what the week before brought, job by job, and how to end such mails", async () => {
  const { person } = await poster();
  const { person: applicant } = await newcomer();
  const cook = await createJob({ posterId: person.id });
  const driver = await createJob({
    posterId: person.id,
    title: "Driver",
    applyMethod: "link",
    applyUrl: "https://careers.example/1",
  });
  await createJob({ posterId: person.id, title: "Nobody looked" });
  await see(cook.id, [-8, -7, -7, -1, 0]);
  await see(driver.id, [-3]);
  const { id } = await db.jobApplication.create({
    data: { jobId: cook.id, applicantId: applicant.id, status: "interview" },
  });
  await rows(sql`UPDATE job_applications SET created_at = ${at(-2)} WHERE id = ${id}::uuid`);
  for (const key of ["a", "b"]) await db.jobPress.create({ data: { jobId: driver.id, viewKey: key } });
  await rows(sql`UPDATE job_presses SET created_at = ${at(-4)}`);
  await Promise.all([tellJobWeeks(), tellJobWeeks()]);
  const { bell, mails } = await tell(person.id);
  expect(bell).toEqual([
    "Line cook: 3 views, 1 application (1 interview) · Driver: 1 view, 2 clicks on Apply",
  ]);
  expect(mails).toHaveLength(1);
  expect(
    await db.unsubscribeToken.count({ where: { userId: person.id, type: "application" } }),
  ).toBeGreaterThan(0);
});

test("tell nothing where nothing came, and no address that is not confirmed", async () => {
  const { person } = await poster();
  await createJob({ posterId: person.id });
  expect(await tell(person.id)).toEqual({ bell: [], mails: [] });
  const { person: unconfirmed } = await newcomer();
  await db.user.update({ where: { id: unconfirmed.id }, data: { emailVerifiedAt: null } });
  const { id } = await createJob({ posterId: unconfirmed.id });
  await see(id, [-1]);
  expect(await tell(unconfirmed.id)).toEqual({ bell: ["Line cook: 1 view, 0 applications"], mails: [] });
});

test("tell once who wants it in a daily mail and not by the bell, also after that mail", async () => {
  const { person } = await poster();
  const { id } = await createJob({ posterId: person.id });
  await see(id, [-1]);
  const userId = person.id;
  await db.notificationPreference.create({
    data: { userId, type: "application", site: false, frequency: "daily" },
  });
  await tellJobWeeks();
  expect(await db.digestItem.count({ where: { userId } })).toBe(1);
  await db.digestItem.deleteMany({ where: { userId } });
  await tellJobWeeks();
  expect(await db.digestItem.count({ where: { userId } })).toBe(0);
});

test("count the last seven days of one job, today among them", async () => {
  const { person } = await poster();
  const { id } = await createJob({ posterId: person.id });
  await rows(sql`
    INSERT INTO page_views (id, visit_id, day, path)
    SELECT gen_random_uuid(), ${visitId}::uuid, ${dayOf()} - d, '/jobs/' || ${id} FROM unnest(ARRAY[0, 6, 7]) d`);
  expect(await readJobWeek(id)).toEqual({ here: true, views: 2, presses: 0, applications: 0, steps: [] });
});
