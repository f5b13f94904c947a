import type { DealFilter, DealSide, DealState, NextDealStep } from "./own-deals.rules";

export const dealStateNames: Record<DealState, string> = {
  open: "Open",
  accepted: "Accepted",
  completed: "Completed",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
};

export const dealFilterNames: Record<DealFilter, string> = {
  open: "Open",
  agreed: "Accepted",
  completed: "Completed",
  ended: "Ended",
};

export const dealSideNames: Record<DealSide, string> = { purchases: "Purchases", sales: "Sales" };

export const nextDealStepNames: Record<NextDealStep, string> = {
  answer: "Accept, decline, or counter",
  wait: "Wait for an answer",
  hand_over: "Mark completed once it’s paid and handed over",
  arrange: "Arrange payment and handover",
  confirm: "Say how it went",
  review: "Write a review",
  rate: "Rate the buyer",
};

export const dealColumnNames = [
  "Date",
  "Listing",
  "Type",
  "Status",
  "Amount",
  "Quantity",
  "With",
  "Next step",
] as const;
