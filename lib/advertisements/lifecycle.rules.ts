import type { Viewer } from "@/lib/shared/access";
import { nextState, type TransitionTable } from "@/lib/shared/lifecycle";

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

export const adRoles = ["owner", "admin", "system"] as const;
export type AdRole = (typeof adRoles)[number];

export function adRoleOf({ role }: Pick<Viewer, "role">): AdRole {
  return role === "admin" ? "admin" : "owner";
}

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
export const adTransitions: TransitionTable<AdAction, AdStatus, AdRole> = {
  submit: { from: ["draft", "rejected"], to: "pending", by: ["owner", "admin"] },
  withdraw: { from: ["pending"], to: "draft", by: ["owner", "admin"] },
  approve: { from: ["pending"], to: "scheduled", by: ["admin"] },
  reject: { from: ["pending"], to: "rejected", by: ["admin"] },
  start: { from: ["scheduled"], to: "running", by: ["system"] },
  pause: { from: ["scheduled", "running"], to: "paused", by: ["owner", "admin"] },
  resume: { from: ["paused"], to: "running", by: ["owner", "admin"] },
  wait: { from: ["paused"], to: "scheduled", by: ["owner", "admin"] },
  revise: { from: live, to: "pending", by: ["owner"] },
  end: { from: live, to: "ended", by: ["owner", "admin", "system"] },
};

export const userAdActions = ["submit", "withdraw", "pause", "resume", "end"] as const;
export type UserAdAction = (typeof userAdActions)[number];
export const adDecisions = ["approve", "reject"] as const;
export type AdDecision = (typeof adDecisions)[number];

export function allowedAdActions(status: AdStatus, role: AdRole): UserAdAction[] {
  return userAdActions.filter((action) => nextState(adTransitions, { status, action, actor: role }));
}

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

export const maxWeight = 100;
export const maxAdDays = 365;
/** Limit per vendor of drafts and rejected ads, which don't count against the plan. */
export const maxAdDrafts = 50;
export const adCountCap = 1000;
export const adChartDays = 30;

export function clickRate(impressions: number, clicks: number): number | null {
  return impressions > 0 ? Math.min(1, clicks / impressions) : null;
}

export function formatClickRate(rate: number | null): string {
  return rate === null ? "–" : `${(rate * 100).toFixed(1)}%`;
}
