import type { Transition } from "./lifecycle";

export const moderationActions = ["approve", "request-changes", "reject", "remove"] as const;
export type ModerationAction = (typeof moderationActions)[number];

export const moderationNotices = {
  approve: "approved",
  "request-changes": "changes-requested",
  reject: "rejected",
  remove: "removed",
} as const satisfies Record<ModerationAction, string>;

export function needsReason(action: ModerationAction): boolean {
  return action !== "approve";
}

export type ReviewDecision = Exclude<ModerationAction, "remove">;
type DecisionTable<Approved extends string> = Record<
  ReviewDecision,
  Transition<"pending", "admin", Approved | "changes_requested" | "rejected">
>;

/** An admin's decisions about something that waits for review; `approved` is its state after approval. */
export function decisionTransitions<Approved extends string>(approved: Approved): DecisionTable<Approved> {
  return {
    approve: { from: ["pending"], to: approved, by: ["admin"] },
    "request-changes": { from: ["pending"], to: "changes_requested", by: ["admin"] },
    reject: { from: ["pending"], to: "rejected", by: ["admin"] },
  };
}

type ReviewCycle<Approved extends string, Author extends string> = DecisionTable<Approved> & {
  submit: Transition<"draft" | "changes_requested" | "rejected", Author, "pending">;
  withdraw: Transition<"pending", Author, "draft">;
};

/** draft → pending → approved | changes_requested | rejected, with resubmission after the last two. */
export function reviewCycle<Approved extends string, Author extends string>(
  approved: Approved,
  authors: readonly Author[],
): ReviewCycle<Approved, Author> {
  return {
    submit: { from: ["draft", "changes_requested", "rejected"], to: "pending", by: authors },
    withdraw: { from: ["pending"], to: "draft", by: authors },
    ...decisionTransitions(approved),
  };
}

/** Verbs for "You can't …", shared by everything that goes through review. */
export const reviewVerbs = {
  submit: "submit",
  withdraw: "withdraw",
  pause: "pause",
  resume: "resume",
  renew: "renew",
  duplicate: "duplicate",
  approve: "approve",
  "request-changes": "request changes to",
  reject: "reject",
  remove: "remove",
  delete: "delete",
} as const;

export const reviewParticiples = {
  submit: "submitted",
  withdraw: "withdrawn",
  pause: "paused",
  resume: "resumed",
  renew: "renewed",
  duplicate: "duplicated",
  approve: "approved",
  "request-changes": "sent back for changes",
  reject: "rejected",
  remove: "removed",
  delete: "deleted",
  expire: "ended",
} as const;
