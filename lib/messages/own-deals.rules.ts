import type { OfferStatus } from "./deal.rules";

/** `purchases`: the viewer asked about the listing; `sales`: the listing is theirs. */
export const dealSides = ["purchases", "sales"] as const;
export type DealSide = (typeof dealSides)[number];

export const dealFilters = ["open", "agreed", "completed", "ended"] as const;
export type DealFilter = (typeof dealFilters)[number];

export const dealStates = ["open", "accepted", "completed", "declined", "withdrawn", "expired"] as const;
export type DealState = (typeof dealStates)[number];

export const nextDealSteps = ["answer", "wait", "hand_over", "arrange", "confirm", "review", "rate"] as const;
export type NextDealStep = (typeof nextDealSteps)[number];

export const dealPageSize = 20;
export const maxDealPageSize = 50;
export const dealCountCap = 1000;
export const maxExportedDeals = 10_000;

type Facts = {
  status: Exclude<OfferStatus, "countered">;
  over: boolean;
  settled: boolean;
};

export function dealStateOf({ status, over, settled }: Facts): DealState {
  if (status === "open" && over) return "expired";
  return status === "accepted" && settled ? "completed" : status;
}

type Position = {
  side: DealSide;
  state: DealState;
  mine: boolean;
  asked: boolean;
  canReview: boolean;
  canRate: boolean;
};

export function nextDealStep({
  side,
  state,
  mine,
  asked,
  canReview,
  canRate,
}: Position): NextDealStep | null {
  if (state === "open") return mine ? "wait" : "answer";
  if (state === "accepted") {
    if (side === "sales") return "hand_over";
    return asked ? "confirm" : "arrange";
  }
  if (state !== "completed") return null;
  if (canReview) return "review";
  return canRate ? "rate" : null;
}
