import * as act from "@/app/api/jobs/[id]/[action]/route";
import * as jobs from "@/app/api/jobs/route";
import { db } from "@/lib/server/db";
import { jobInput, postJob, poster } from "./hiring";
import type { IdempotentCase } from "./idempotent-talks";

/** What people do with jobs, by the path of the endpoint. */
export const jobCases: Record<string, () => Promise<IdempotentCase>> = {
  async "/api/jobs"() {
    const { browser, person } = await poster();
    const effect = () => db.job.count({ where: { posterId: person.id } });
    return { browser, handler: jobs.POST, body: () => ({ ...jobInput, submit: true }), effect };
  },
  async "/api/jobs/{id}/{action}"() {
    const { browser, person } = await poster();
    const params = { id: String((await postJob(browser)).body.id), action: "duplicate" };
    const effect = () => db.job.count({ where: { posterId: person.id } });
    return { browser, handler: act.POST, params, body: () => ({}), effect };
  },
};
