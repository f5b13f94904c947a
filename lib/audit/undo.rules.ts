export const undoSeconds = 15;
/** Undo window plus a margin for the undo's own transaction. */
export const settledSeconds = undoSeconds + 5;

export const undoKinds = ["listing", "job", "vendor", "advertisement", "review", "suggestion"] as const;
export type UndoKind = (typeof undoKinds)[number];
