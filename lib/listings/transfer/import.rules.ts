import type { TransitionTable } from "@/lib/shared/lifecycle";

export const maxImportBytes = 8 * 1024 * 1024;
export const maxImportRows = 10_000;
export const previewPageSize = 50;

export const importStatuses = ["previewed", "running", "done", "failed", "cancelled"] as const;
export type ImportStatus = (typeof importStatuses)[number];
export const importActions = ["confirm", "cancel"] as const;
export type ImportAction = (typeof importActions)[number];
export const importEnds = ["finish", "fail"] as const;
export type ImportEnd = (typeof importEnds)[number];

export const importActors = ["owner", "system"] as const;
type ImportActor = (typeof importActors)[number];

/** previewed → running → done | failed; failed → running; cancelled before or during a run. */
export const importTransitions: TransitionTable<ImportAction | ImportEnd, ImportStatus, ImportActor> = {
  confirm: { from: ["previewed", "failed"], to: "running", by: ["owner"] },
  cancel: { from: ["previewed", "running"], to: "cancelled", by: ["owner"] },
  finish: { from: ["running"], to: "done", by: ["system"] },
  fail: { from: ["running"], to: "failed", by: ["system"] },
};

/** Cell that clears a field of an existing listing; an empty cell leaves it unchanged. */
export const clearMark = "(clear)";

export const previewLimit = { name: "listing-import", points: 30, seconds: 60 * 60 };

/** Rows per transaction; few, so that the vendor's other requests wait only briefly. */
export const importBatchSize = 200;
