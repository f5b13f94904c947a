import { nextState, type TransitionTable } from "@/lib/shared/lifecycle";
import type { ReviewStatus } from "./rules";

export const publicationDays = 14;
export const reviewDays = 60;
export const editHours = 48;
export const maxBuyerRatingLength = 1000;
export const maxShownRatings = 20;
export const buyerRatingLimit = { name: "buyer-ratings", points: 50, seconds: 86_400 };

export const authorActions = ["edit", "delete"] as const;
export type AuthorAction = (typeof authorActions)[number];

/**
 * Steps of a customer's review of a deal besides an admin's decisions: pending → (approved by an admin) scheduled →
 * published → deleted. An edited review is checked again.
 */
export const dealReviewTransitions: TransitionTable<
  AuthorAction | "publish",
  ReviewStatus,
  "author" | "site"
> = {
  edit: { from: ["pending", "scheduled", "published"], to: "pending", by: ["author"] },
  delete: {
    from: ["pending", "scheduled", "published", "rejected", "hidden"],
    to: "deleted",
    by: ["author"],
  },
  publish: { from: ["scheduled"], to: "published", by: ["site"] },
};

export const buyerRatingStatuses = ["hidden", "published", "deleted"] as const;
export type BuyerRatingStatus = (typeof buyerRatingStatuses)[number];

/** A seller's rating of a buyer: hidden → published → deleted, also by an admin. An edit leaves the state. */
export const buyerRatingTransitions: TransitionTable<
  "publish" | "delete" | "remove",
  BuyerRatingStatus,
  "author" | "site" | "admin"
> = {
  publish: { from: ["hidden"], to: "published", by: ["site"] },
  delete: { from: ["hidden", "published"], to: "deleted", by: ["author"] },
  remove: { from: ["published"], to: "deleted", by: ["admin"] },
};

type OwnReview = { status: ReviewStatus; ofDeal: boolean; isRecent: boolean };

/** `isRecent`: within the hours for edits. Only reviews of deals can be edited or deleted. */
export function allowedAuthorActions({ status, ofDeal, isRecent }: OwnReview): AuthorAction[] {
  if (!ofDeal) return [];
  return authorActions.filter(
    (action) =>
      nextState(dealReviewTransitions, { status, action, actor: "author" }) !== null &&
      (action !== "edit" || isRecent),
  );
}

export function allowedRatingActions(rating: {
  status: BuyerRatingStatus;
  isRecent: boolean;
}): AuthorAction[] {
  if (rating.status === "deleted") return [];
  return rating.isRecent ? ["edit", "delete"] : ["delete"];
}
