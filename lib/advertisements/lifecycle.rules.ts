import { nextState, type TransitionTable } from "@/lib/shared/steps";

export const adStatuses = [
  "draft",
  "pending",
  "scheduled",
  "running",
  "paused",
  "ended",
  "rejected",
] as const;
export type AdStatus = (typeof adStatuses)[number];

/** `system` is the task that keeps the dates. */
export const adRoles = ["owner", "admin", "system"] as const;
export type AdRole = (typeof adRoles)[number];

export const adActions = [
  "submit",
  "withdraw",
  "approve",
  "reject",
  "start",
  "pause",
  "resume",
  "wait",
  "revise",
  "end",
] as const;
export type AdAction = (typeof adActions)[number];

const live = ["scheduled", "running", "paused"] as const;

/** draft → pending → scheduled → running ↔ paused → ended | rejected (contract section 4). */
export const adSteps: TransitionTable<AdAction, AdStatus, AdRole> = {
  submit: { from: ["draft", "rejected"], to: "pending", by: ["owner", "admin"] },
  withdraw: { from: ["pending"], to: "draft", by: ["owner", "admin"] },
  approve: { from: ["pending"], to: "scheduled", by: ["admin"] },
  reject: { from: ["pending"], to: "rejected", by: ["admin"] },
  start: { from: ["scheduled"], to: "running", by: ["system"] },
  pause: { from: ["scheduled", "running"], to: "paused", by: ["owner", "admin"] },
  resume: { from: ["paused"], to: "running", by: ["owner", "admin"] },
  /** A paused one whose first day has not come. */
  wait: { from: ["paused"], to: "scheduled", by: ["owner", "admin"] },
  /** What people see has changed: our team looks at it again. */
  revise: { from: live, to: "pending", by: ["owner"] },
  end: { from: live, to: "ended", by: ["owner", "admin", "system"] },
};

/** What a person can ask for; the rest follows from dates and edits. */
export const userAdActions = ["submit", "withdraw", "pause", "resume", "end"] as const;
export type UserAdAction = (typeof userAdActions)[number];
export const adDecisions = ["approve", "reject"] as const;
export type AdDecision = (typeof adDecisions)[number];

export function allowedAdActions(status: AdStatus, role: AdRole): UserAdAction[] {
  return userAdActions.filter((action) => nextState(adSteps, { status, action, actor: role }));
}

/** States in which an advertisement may be deleted; what ran has numbers to keep until it has ended. */
export const deletableAdStatuses: readonly AdStatus[] = ["draft", "pending", "rejected", "ended"];
export const editableAdStatuses: readonly AdStatus[] = adStatuses.filter((status) => status !== "ended");

export const adStatusNames: Record<AdStatus, string> = {
  draft: "Draft",
  pending: "In review",
  scheduled: "Scheduled",
  running: "Running",
  paused: "Paused",
  ended: "Ended",
  rejected: "Rejected",
};

/** How often it comes first beside others of its position; an admin's to set. */
export const maxWeight = 100;
export const maxAdDays = 365;
/** Advertisements of a vendor that are neither counted by the plan nor ended. */
export const maxAdDrafts = 50;
/** Lists count no further. */
export const adCountCap = 1000;
/** Days of which the chart tells. */
export const adChartDays = 30;

/** Clicks by impressions, 0 to 1; null before the first impression. */
export function clickRate(impressions: number, clicks: number): number | null {
  return impressions > 0 ? Math.min(1, clicks / impressions) : null;
}

/** '2.4%', and a dash before the first impression. */
export function formatClickRate(rate: number | null): string {
  return rate === null ? "–" : `${(rate * 100).toFixed(1)}%`;
}
