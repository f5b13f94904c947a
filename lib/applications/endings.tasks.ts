import "server-only";
import { task } from "@/lib/server/queue";
import { taskName } from "@/lib/shared/task";
import { notifyEndedApplicants } from "./endings.commands";
import { removeOldResumes } from "./resumes.commands";

/** Polls every minute, because the jobs module doesn't know about applications. */
export const notifyApplicants = task(taskName("application-endings"), () => notifyEndedApplicants(), {
  every: "minute",
});

export const sweepResumes = task(taskName("old-resumes"), () => removeOldResumes(), {
  every: "day",
  concurrency: 1,
});
