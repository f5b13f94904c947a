import { deleteExpired } from "@/lib/platform/cleanup.commands";
import { db, rows, sql } from "@/lib/server/db";
import { stopQueue } from "@/lib/server/workers";
import { createJob } from "@/prisma/factories";
import { daysFromNow } from "@/prisma/factories/rows";
import type { JobStatus } from "./rules";

afterAll(() => stopQueue());

async function job(days: number, ...statuses: JobStatus[]): Promise<string> {
  const { id } = await createJob({ status: "open", publishedAt: daysFromNow(-days) });
  for (const status of statuses) await db.job.update({ where: { id }, data: { status } });
  return id;
}

const readArrivals = async () =>
  (await db.jobArrival.findMany({ select: { jobId: true } })).map(({ jobId }) => jobId);

test("stores arrivals of jobs that left the lists for the rest of their run", async () => {
  const lasting = [await job(89, "filled"), await job(10, "paused"), await job(200, "paused", "open")];
  const spent = [await job(93, "filled"), await job(200, "paused"), await job(400, "expired")];
  expect((await readArrivals()).sort()).toEqual([...lasting, ...spent].sort());
  await deleteExpired();
  expect((await readArrivals()).sort()).toEqual(lasting.sort());
});

test("deletes all expired arrivals, even more than one statement removes", async () => {
  const id = await job(100, "closed");
  await rows(sql`
    INSERT INTO job_arrivals (job_id, away) SELECT ${id}::uuid, true FROM generate_series(1, 2500)`);
  await deleteExpired();
  expect(await db.jobArrival.count({ where: { jobId: id } })).toBe(0);
});
