import { env } from "@/lib/server/env";
import { createDayFormatter } from "@/lib/shared/dates";
import { createRandom } from "../random";
import type { World } from "../world";
import { timeOf, type Job } from "./applications";
import type { People } from "./people";

const dayOf = createDayFormatter(env.TIME_ZONE);

const wanted = { open: 4, filled: 1 };

/** Named as the database's trigger names them. */
function factsOf({ title, location = "", workplace = "onsite", ...job }: Job) {
  const cents = (amount: Job["salaryMinCents"]) => (amount == null ? null : Number(amount));
  return {
    ...{ title, location, workplace, unit: job.salaryUnit ?? "year" },
    minCents: cents(job.salaryMinCents),
    maxCents: cents(job.salaryMaxCents),
    applyBy: job.deadline ? dayOf(new Date(job.deadline)) : null,
    end: job.status === "filled" ? "filled" : null,
  };
}

export function makeSavedJobs(world: World, { customer }: People, jobs: readonly Job[]): void {
  const random = createRandom("plaza demo saved jobs");
  const applied = new Set(
    world.rows.job_applications.flatMap(({ applicantId, jobId }) =>
      applicantId === customer.id ? [jobId] : [],
    ),
  );
  const others = jobs.filter(({ id, posterId }) => posterId !== customer.id && !applied.has(id));
  for (const [status, count] of Object.entries(wanted)) {
    for (const job of random.some(
      others.filter((one) => one.status === status),
      count,
    )) {
      const published = timeOf(job.publishedAt);
      const createdAt = new Date(published + (world.now - published) * random.between(0.2, 0.5));
      world.add("saved_jobs", { userId: customer.id, jobId: job.id, facts: factsOf(job), createdAt });
    }
  }
}
