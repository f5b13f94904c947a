import * as decide from "@/app/api/admin/jobs/[id]/[action]/route";
import * as act from "@/app/api/jobs/[id]/[action]/route";
import * as one from "@/app/api/jobs/[id]/route";
import * as all from "@/app/api/jobs/route";
import { db } from "@/lib/server/db";
import type { Browser, Received } from "./browser";
import type { Person } from "./people";
import { createSignedInPerson } from "./sign-in";

export const jobInput = {
  title: "Line cook",
  company: "Corner Kitchen",
  companyAbout: "",
  logoUrl: "",
  category: "Hospitality",
  subcategory: "hospitality/kitchen",
  employmentType: "full_time",
  workplace: "onsite",
  city: "Austin",
  state: "TX",
  salaryMin: 20,
  salaryMax: 24.5,
  salaryUnit: "hour",
  description: "Cook what the season gives, with two others, five evenings a week, and lead the grill.",
  deadline: null as string | null,
  openings: 2,
  applyMethod: "site",
  applyEmail: "",
  applyUrl: "",
  questions: [{ text: "Can you work weekends?", kind: "yes_no", required: true }],
};

export async function createPoster(): Promise<{ person: Person; browser: Browser }> {
  const made = await createSignedInPerson();
  await db.user.update({ where: { id: made.person.id }, data: { emailVerifiedAt: new Date() } });
  return made;
}

export function postJob(browser: Browser, changes: object = {}): Promise<Received> {
  return browser.post(all.POST, "/api/jobs", { body: { ...jobInput, ...changes } });
}

export function patchJob(browser: Browser, id: string, body: object): Promise<Received> {
  return browser.patch(one.PATCH, `/api/jobs/${id}`, { params: { id }, body: { ...jobInput, ...body } });
}

export function stepJob(browser: Browser, id: string, action: string, body: object = {}): Promise<Received> {
  return browser.post(act.POST, `/api/jobs/${id}/${action}`, { params: { id, action }, body });
}

export function decideJob(admin: Browser, id: string, action: string, body: object = {}): Promise<Received> {
  const params = { id, action };
  return admin.post(decide.POST, `/api/admin/jobs/${id}/${action}`, { params, body });
}

export async function createOpenJob(browser: Browser, admin: Browser, changes: object = {}): Promise<string> {
  const made = await postJob(browser, { submit: true, ...changes });
  const id = String(made.body.id);
  const decided = await decideJob(admin, id, "approve");
  if (decided.status !== 200) throw new Error(`not approved: ${JSON.stringify([made.body, decided.body])}`);
  return id;
}
