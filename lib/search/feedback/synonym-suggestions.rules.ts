import type { TransitionTable } from "@/lib/shared/lifecycle";

export const suggestionStatuses = ["open", "accepted", "dismissed"] as const;
export type SuggestionStatus = (typeof suggestionStatuses)[number];

export const suggestionActions = ["accept", "dismiss"] as const;
export type SuggestionAction = (typeof suggestionActions)[number];

export const suggestionTransitions: TransitionTable<SuggestionAction, SuggestionStatus, "admin"> = {
  accept: { from: ["open"], to: "accepted", by: ["admin"] },
  dismiss: { from: ["open"], to: "dismissed", by: ["admin"] },
};
