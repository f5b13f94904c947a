import * as applicantThread from "@/app/api/applications/[id]/conversation/route";
import * as application from "@/app/api/applications/[id]/route";
import * as interviews from "@/app/api/conversations/[id]/interviews/route";
import * as applications from "@/app/api/jobs/[id]/applications/route";
import type { Browser } from "./browser";
import { createPersonWithBrowser } from "./conversations";
import { createOpenJob } from "./hiring";
import { createSignedInPerson } from "./sign-in";

export const inHours = (hours: number) =>
  new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * 3_600_000).toISOString();

export async function apply(jobId: string, employer: Browser) {
  const applicant = await createPersonWithBrowser({ firstName: "Nadia" });
  const params = { id: jobId };
  const made = await applicant.post(applications.POST, `/api/jobs/${jobId}/applications`, {
    params,
    body: { note: "I cook." },
  });
  const applicationId = String(made.body.id);
  const path = `/api/applications/${applicationId}/conversation`;
  const opened = await employer.put(applicantThread.PUT, path, { params: { id: applicationId }, body: {} });
  return { applicant, applicationId, id: String(opened.body.conversationId) };
}

export async function applied() {
  const employer = await createPersonWithBrowser({ vendorStatus: "approved" });
  const { browser: admin } = await createSignedInPerson({ role: "admin" });
  const jobId = await createOpenJob(employer, admin, { questions: [] });
  return { employer, jobId, ...(await apply(jobId, employer)) };
}

export function propose(browser: Browser, id: string, times: string[], more: object = {}) {
  const path = `/api/conversations/${id}/interviews`;
  return browser.post(interviews.POST, path, { params: { id }, body: { times, ...more } });
}

export function move(browser: Browser, id: string, from: string, to: string) {
  const body = { from, to };
  return browser.patch(application.PATCH, `/api/applications/${id}`, { params: { id }, body });
}
