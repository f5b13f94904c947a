import { reviewParticiples, reviewVerbs } from "@/lib/shared/moderation";
import { jobStatusNames, type JobStatus } from "../rules";
import { jobsPerDay, maxJobDays } from "./input.rules";
import type { JobAction } from "./lifecycle.rules";

const verbs: Record<JobAction, string> = {
  ...reviewVerbs,
  fill: "mark as filled",
  close: "close",
  relist: "relist",
  edit: "edit",
  expire: "end",
};

export const jobDeskCopy = {
  versionMissing: "Reload the job and try again.",
  pausedByAdmin: "Our team paused this job. Please contact us to bring it back.",
  changedMeanwhile:
    "This job was changed in another tab or by someone else. Reload it to see those changes. Yours are still here.",
  suspended: "A suspended account’s jobs stay off the site until the suspension ends.",
  emailUnconfirmed: "Confirm your email address before you post a job.",
  tooMany: `You can create ${jobsPerDay} jobs a day. Please try again tomorrow.`,
  runFull: `A job runs for at most ${maxJobDays} days. Duplicate it to post it again.`,
  hasApplications: "People have applied to this job. Close it instead of deleting it.",
  ranOut: "This job has ended. Relist it to show it again.",
  notNow: (action: JobAction, status: JobStatus) =>
    `You can’t ${verbs[action]} a job that’s ${jobStatusNames[status].toLowerCase()}.`,
} as const;

export const jobActionNames: Record<JobAction, string> = {
  ...reviewParticiples,
  fill: "marked as filled",
  close: "closed",
  relist: "relisted",
  edit: "edited",
};
