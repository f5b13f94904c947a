import { nextState, type TransitionTable } from "@/lib/shared/lifecycle";
import { taskName } from "@/lib/shared/task";
import type { ReviewStatus } from "./rules";

export const reviewActions = ["publish", "reject", "hide"] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** A rejected review returns only if its author rewrites it. */
export const reviewTransitions: TransitionTable<ReviewAction, ReviewStatus, "admin"> = {
  publish: { from: ["pending", "hidden"], to: "published", by: ["admin"] },
  reject: { from: ["pending"], to: "rejected", by: ["admin"] },
  hide: { from: ["pending", "scheduled", "published"], to: "hidden", by: ["admin"] },
};

/** Hiding a published review isn't undoable; it asks for confirmation instead. */
export const undoableReviewActions = ["publish", "reject"] as const satisfies readonly ReviewAction[];

export const publishedTask = taskName<{ reviewId: string }>("review-published");

export function isStoryEligible({ status, rating }: { status: ReviewStatus; rating: number }): boolean {
  return status === "published" && rating === 5;
}

export const reviewCountCap = 1000;

export function availableReviewActions(status: ReviewStatus): ReviewAction[] {
  return reviewActions.filter(
    (action) =>
      nextState(reviewTransitions, { status, action, actor: "admin" }) !== null &&
      (action !== "hide" || status === "published" || status === "scheduled"),
  );
}

export function needsReason(action: ReviewAction): boolean {
  return action !== "publish";
}
