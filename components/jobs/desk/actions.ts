import type { PosterAction } from "@/lib/jobs/desk/lifecycle.rules";

export const jobActionLabels: Record<PosterAction, string> = {
  submit: "Submit for review",
  withdraw: "Withdraw",
  pause: "Pause",
  resume: "Resume",
  fill: "Mark as filled",
  close: "Close",
  relist: "Relist",
  renew: "Renew",
  duplicate: "Duplicate",
};

export const jobDone: Record<PosterAction | "delete", string> = {
  submit: "was sent for review",
  withdraw: "was withdrawn and is a draft again",
  pause: "was paused",
  resume: "is open again",
  fill: "was marked as filled",
  close: "was closed",
  relist: "is open again",
  renew: "was renewed",
  duplicate: "was duplicated",
  delete: "was deleted",
};
