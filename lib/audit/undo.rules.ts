/** Seconds for which a decision can be taken back, and for which its notices wait. */
export const undoSeconds = 15;
/** Seconds after which nobody can take it back any more: the undo's own transaction takes a moment, too. */
export const settledSeconds = undoSeconds + 5;

/** What can be decided on so. */
export const undoKinds = ["listing", "job", "vendor", "advertisement", "review", "suggestion"] as const;
export type UndoKind = (typeof undoKinds)[number];
