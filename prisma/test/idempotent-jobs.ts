import * as act from "@/app/api/jobs/[id]/[action]/route";
import * as applications from "@/app/api/jobs/[id]/applications/route";
import * as searches from "@/app/api/job-searches/route";
import * as jobs from "@/app/api/jobs/route";
import { db } from "@/lib/server/db";
import { jobInput, createOpenJob, postJob, createPoster } from "./hiring";
import type { IdempotentCase } from "./idempotent-talks";
import { createSignedInPerson } from "./sign-in";

export const jobCases: Record<string, () => Promise<IdempotentCase>> = {
  async "/api/jobs"() {
    const { browser, person } = await createPoster();
    const effect = () => db.job.count({ where: { posterId: person.id } });
    return { browser, handler: jobs.POST, body: () => ({ ...jobInput, submit: true }), effect };
  },
  async "/api/jobs/{id}/applications"() {
    const [{ browser }, owner] = [await createSignedInPerson(), await createPoster()];
    const { browser: admin } = await createSignedInPerson({ role: "admin" });
    const params = { id: await createOpenJob(owner.browser, admin, { questions: [] }) };
    const effect = () => db.jobApplication.count({ where: { jobId: params.id } });
    return { browser, handler: applications.POST, params, body: () => ({ note: "I cook." }), effect };
  },
  async "/api/job-searches"() {
    const { browser, person } = await createSignedInPerson();
    const effect = () => db.savedSearch.count({ where: { userId: person.id } });
    return { browser, handler: searches.POST, body: () => ({ filter: { search: "cook" } }), effect };
  },
  async "/api/jobs/{id}/{action}"() {
    const { browser, person } = await createPoster();
    const params = { id: String((await postJob(browser)).body.id), action: "duplicate" };
    const effect = () => db.job.count({ where: { posterId: person.id } });
    return { browser, handler: act.POST, params, body: () => ({}), effect };
  },
};
