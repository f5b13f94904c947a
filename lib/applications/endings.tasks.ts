import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { notifyEndedApplicants } from "./endings.commands";
import { removeOldResumes } from "./resumes.commands";

/** Every minute: jobs know nothing of applications, so their ends are looked for. */
export const notifyApplicants = task(taskName("application-endings"), () => notifyEndedApplicants(), {
  every: "minute",
});

export const sweepResumes = task(taskName("old-resumes"), () => removeOldResumes(), {
  every: "day",
  concurrency: 1,
});
