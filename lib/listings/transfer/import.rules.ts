import type { TransitionTable } from "@/lib/shared/steps";

/** Largest file in bytes and rows of one import. */
export const maxImportBytes = 8 * 1024 * 1024;
export const maxImportRows = 10_000;
/** Rows shown of a preview at a time. */
export const previewPageSize = 50;

export const importStatuses = ["previewed", "running", "done", "failed", "cancelled"] as const;
export type ImportStatus = (typeof importStatuses)[number];
export const importActions = ["confirm", "cancel"] as const;
export type ImportAction = (typeof importActions)[number];
/** How the background work ends. */
export const importEnds = ["finish", "fail"] as const;
export type ImportEnd = (typeof importEnds)[number];

export const importActors = ["owner", "system"] as const;
type ImportActor = (typeof importActors)[number];

/** previewed → running → done | failed; failed → running; cancelled before or during a run. */
export const importSteps: TransitionTable<ImportAction | ImportEnd, ImportStatus, ImportActor> = {
  confirm: { from: ["previewed", "failed"], to: "running", by: ["owner"] },
  cancel: { from: ["previewed", "running"], to: "cancelled", by: ["owner"] },
  finish: { from: ["running"], to: "done", by: ["system"] },
  fail: { from: ["running"], to: "failed", by: ["system"] },
};

/** Cell that empties a field of an existing listing; an empty cell keeps it. */
export const clearMark = "(clear)";

/** Previews a vendor may ask for in an hour. */
export const previewLimit = { name: "listing-import", points: 30, seconds: 60 * 60 };

/** Rows made in one transaction: few enough that others of the vendor wait only briefly. */
export const importBatchSize = 200;
