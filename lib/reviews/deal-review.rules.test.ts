import { nextState } from "@/lib/shared/lifecycle";
import {
  allowedAuthorActions,
  allowedRatingActions,
  buyerRatingStatuses,
  buyerRatingTransitions,
  dealReviewTransitions,
} from "./deal-review.rules";
import { reviewActions, reviewTransitions } from "./moderation.rules";
import { reviewStatuses, type ReviewStatus } from "./rules";

const reviewSteps: Record<ReviewStatus, Record<string, ReviewStatus>> = {
  pending: {
    "admin publish": "published",
    "admin reject": "rejected",
    "admin hide": "hidden",
    "author edit": "pending",
    "author delete": "deleted",
  },
  scheduled: {
    "admin hide": "hidden",
    "site publish": "published",
    "author edit": "pending",
    "author delete": "deleted",
  },
  published: { "admin hide": "hidden", "author edit": "pending", "author delete": "deleted" },
  rejected: { "author delete": "deleted" },
  hidden: { "admin publish": "published", "author delete": "deleted" },
  deleted: {},
};

test.each(reviewStatuses)("moves a %s review only along its table", (status) => {
  const steps: [string, ReviewStatus | null][] = [
    ...reviewActions.map((action): [string, ReviewStatus | null] => [
      `admin ${action}`,
      nextState(reviewTransitions, { status, action, actor: "admin" }),
    ]),
    ...(["edit", "delete"] as const).map((action): [string, ReviewStatus | null] => [
      `author ${action}`,
      nextState(dealReviewTransitions, { status, action, actor: "author" }),
    ]),
    ["site publish", nextState(dealReviewTransitions, { status, action: "publish", actor: "site" })],
  ];
  expect(Object.fromEntries(steps.filter(([, to]) => to !== null))).toEqual(reviewSteps[status]);
});

test("moves a rating of a buyer from hidden to published to deleted", () => {
  const ends = buyerRatingStatuses.map((status) => [
    nextState(buyerRatingTransitions, { status, action: "publish", actor: "site" }),
    nextState(buyerRatingTransitions, { status, action: "delete", actor: "author" }),
  ]);
  expect(ends).toEqual([
    ["published", "deleted"],
    [null, "deleted"],
    [null, null],
  ]);
});

test.each([
  ["a recent review of a deal", { status: "published", ofDeal: true, isRecent: true }, ["edit", "delete"]],
  ["an older one", { status: "published", ofDeal: true, isRecent: false }, ["delete"]],
  ["a recent rejected one", { status: "rejected", ofDeal: true, isRecent: true }, ["delete"]],
  ["a review without a deal", { status: "published", ofDeal: false, isRecent: true }, []],
] as const)("lets an author change %s", (_, review, actions) => {
  expect(allowedAuthorActions(review)).toEqual(actions);
});

test("lets a seller edit a recent rating and delete any", () => {
  expect(allowedRatingActions({ status: "published", isRecent: true })).toEqual(["edit", "delete"]);
  expect(allowedRatingActions({ status: "hidden", isRecent: false })).toEqual(["delete"]);
  expect(allowedRatingActions({ status: "deleted", isRecent: true })).toEqual([]);
});
