import { nextState, type TransitionTable } from "@/lib/shared/steps";
import { taskName } from "@/lib/shared/task";
import type { ReviewStatus } from "./rules";

export const reviewActions = ["publish", "reject", "hide"] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** What an admin decides; a rejected one comes back only by its author, who writes it again. */
export const reviewSteps: TransitionTable<ReviewAction, ReviewStatus, "admin"> = {
  publish: { from: ["pending", "hidden"], to: "published", by: ["admin"] },
  reject: { from: ["pending"], to: "rejected", by: ["admin"] },
  hide: { from: ["pending", "published"], to: "hidden", by: ["admin"] },
};

/** Decisions that an admin can take back; a review that others have read is hidden after a question. */
export const undoableReviewActions = ["publish", "reject"] as const satisfies readonly ReviewAction[];

/** What a review earns, once its publication can no longer be taken back. */
export const publishedTask = taskName<{ reviewId: string }>("review-published");

/** What may stand in the Success Stories of the homepage. */
export function isStoryEligible({ status, rating }: { status: ReviewStatus; rating: number }): boolean {
  return status === "published" && rating === 5;
}

/** Reviews of a state are counted up to this. */
export const reviewCountCap = 1000;

/** What an admin may do with a review in this state. */
export function availableReviewActions(status: ReviewStatus): ReviewAction[] {
  return reviewActions.filter(
    (action) =>
      nextState(reviewSteps, { status, action, actor: "admin" }) !== null &&
      (action !== "hide" || status === "published"),
  );
}

/** Actions that the author reads a reason of. */
export function needsReason(action: ReviewAction): boolean {
  return action !== "publish";
}
