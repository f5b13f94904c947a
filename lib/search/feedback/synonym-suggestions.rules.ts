import type { TransitionTable } from "@/lib/shared/steps";

export const suggestionStatuses = ["open", "accepted", "dismissed"] as const;
export type SuggestionStatus = (typeof suggestionStatuses)[number];

export const suggestionActions = ["accept", "dismiss"] as const;
export type SuggestionAction = (typeof suggestionActions)[number];

export const suggestionSteps: TransitionTable<SuggestionAction, SuggestionStatus, "admin"> = {
  accept: { from: ["open"], to: "accepted", by: ["admin"] },
  dismiss: { from: ["open"], to: "dismissed", by: ["admin"] },
};
