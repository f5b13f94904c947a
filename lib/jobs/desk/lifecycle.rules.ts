import type { Viewer } from "@/lib/shared/access";
import { findTransition, type Transition } from "@/lib/shared/lifecycle";
import { moderationActions, reviewCycle } from "@/lib/shared/moderation";
import { jobStatuses, type JobStatus } from "../rules";

export const jobActors = ["poster", "admin", "system", "other"] as const;
export type JobActor = (typeof jobActors)[number];

export function jobActorOf(viewer: Pick<Viewer, "id" | "role">, posterId: string): JobActor {
  if (viewer.id === posterId) return "poster";
  return viewer.role === "admin" ? "admin" : "other";
}

export const posterActions = [
  "submit",
  "withdraw",
  "pause",
  "resume",
  "fill",
  "close",
  "relist",
  "renew",
  "duplicate",
] as const;
export type PosterAction = (typeof posterActions)[number];

export const jobActions = [...posterActions, ...moderationActions, "edit", "delete", "expire"] as const;
export type JobAction = (typeof jobActions)[number];

/** `to` null leaves the status unchanged. */
type JobTransition = Transition<JobStatus, JobActor, JobStatus | null>;

const people: readonly JobActor[] = ["poster", "admin"];

export const privateStatuses: readonly JobStatus[] = ["draft", "pending", "changes_requested", "rejected"];
const activeStatuses: readonly JobStatus[] = ["open", "paused"];
const endedStatuses: readonly JobStatus[] = ["filled", "closed", "expired"];

/**
 * draft → pending → open ↔ paused → filled | closed | expired; pending → changes_requested | rejected (contract section
 * 4). Relisting needs no review, a change does (docs/decisions/0098).
 */
const jobTransitions: Record<JobAction, JobTransition> = {
  ...reviewCycle("open", people),
  remove: { from: [...activeStatuses, ...endedStatuses], to: "rejected", by: ["admin"] },
  edit: { from: [...privateStatuses, ...activeStatuses], to: null, by: people },
  pause: { from: ["open"], to: "paused", by: people },
  resume: { from: ["paused"], to: "open", by: people },
  fill: { from: activeStatuses, to: "filled", by: people },
  close: { from: activeStatuses, to: "closed", by: people },
  relist: { from: endedStatuses, to: "open", by: people },
  renew: { from: activeStatuses, to: null, by: people },
  duplicate: { from: jobStatuses, to: null, by: people },
  delete: { from: privateStatuses, to: null, by: people },
  expire: { from: activeStatuses, to: "expired", by: ["system"] },
};

type Move = { action: JobAction; actor: JobActor; status: JobStatus };

export function findJobTransition(move: Move): JobTransition | null {
  return findTransition(jobTransitions, move);
}

/** Allowed while the poster is suspended, because none has a public effect. */
const barredActions: readonly JobAction[] = [
  "withdraw",
  "duplicate",
  "delete",
  "request-changes",
  "reject",
  "remove",
];

export function isBarred(
  action: JobAction,
  { barred, status }: { barred: boolean; status: JobStatus },
): boolean {
  if (action === "edit") return barred && !privateStatuses.includes(status);
  return barred && !barredActions.includes(action);
}

export function availableJobActions(facts: Omit<Move, "action"> & { barred: boolean }): PosterAction[] {
  return posterActions.filter(
    (action) => findJobTransition({ ...facts, action }) !== null && !isBarred(action, facts),
  );
}
