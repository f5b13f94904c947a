import { nextState, type StepTable } from "@/lib/shared/steps";
import type { ReviewStatus } from "./rules";

export const reviewActions = ["publish", "reject", "hide"] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** What an admin decides; a rejected one comes back only by its author, who writes it again. */
export const reviewSteps: StepTable<ReviewAction, ReviewStatus, "admin"> = {
  publish: { from: ["pending", "hidden"], to: "published", by: ["admin"] },
  reject: { from: ["pending"], to: "rejected", by: ["admin"] },
  hide: { from: ["pending", "published"], to: "hidden", by: ["admin"] },
};

/** Reviews of a state are counted up to this. */
export const reviewCountCap = 1000;

/** What an admin may do with a review in this state. */
export function offeredReviewActions(status: ReviewStatus): ReviewAction[] {
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
