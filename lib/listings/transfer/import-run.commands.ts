import "server-only";
import { join, slowRows, sql, transaction, type Transaction } from "@/lib/server/db";
import { isDatabaseDown, toAppError } from "@/lib/server/errors";
import { log } from "@/lib/server/log";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/lifecycle";
import { newUuid } from "@/lib/shared/uuid";
import { lockVendor, type LockedVendor } from "@/lib/users/locking.rows";
import { risksOf } from "../desk/checks.commands";
import { applyImportChange } from "../desk/editing.commands";
import { readBlockedWords } from "../desk/risk.rows";
import { lifecycleCopy } from "../desk/lifecycle.copy";
import { readPlanUse } from "../desk/limits.queries";
import { findBlocked } from "../desk/risk.rules";
import { writeSku } from "../desk/terms.commands";
import { contentColumns } from "../desk/writing.rows";
import type { Content } from "../offer/content.rules";
import { listingInputCopy } from "../offer/input.copy";
import { columnOfPath } from "./columns.rules";
import type { ImportRow } from "./import-checks.rules";
import type { RowError } from "./import.contract";
import { importCopy } from "./import.copy";
import { importBatchSize, importTransitions, type ImportEnd, type ImportStatus } from "./import.rules";

type NewRow = { row: number; input: Content; sku?: string | null };
type ValidRow = Pick<ImportRow, "row" | "input" | "update" | "sku" | "duplicate">;

type ImportRun = {
  id: string;
  vendorId: string;
  createdById: string | null;
  submit: boolean;
  skipDuplicates: boolean;
  good: ValidRow[];
  singly: number;
};

async function nextRunning(): Promise<ImportRun | null> {
  const [found] = await slowRows<Omit<ImportRun, "good" | "singly"> & { rows: ImportRow[] }>(sql`
    SELECT id, vendor_id AS "vendorId", created_by_id AS "createdById", submit,
      skip_duplicates AS "skipDuplicates", rows FROM listing_imports
    WHERE status = 'running' ORDER BY created_at LIMIT 1`);
  if (!found) return null;
  const { rows, ...running } = found;
  return { ...running, good: rows.filter(({ input, update }) => input ?? update), singly: 0 };
}

type Progress = { status: ImportStatus; processed: number };

/** A concurrent worker gets null instead of waiting. */
async function lockProgress(tx: Transaction, id: string): Promise<Progress | null> {
  const [progress] = await tx.rows<Progress>(sql`
    SELECT status::text AS status, done_rows + failed_rows - (total_rows - good_rows) AS processed
    FROM listing_imports WHERE id = ${id}::uuid FOR UPDATE SKIP LOCKED`);
  return progress ?? null;
}

type BatchOutcome = { done: NewRow[]; errors: RowError[] };

async function rejectRows(tx: Transaction, running: ImportRun, batch: NewRow[]): Promise<BatchOutcome> {
  const { listings, used } = await readPlanUse(tx, running.vendorId);
  const room = Math.max(0, listings - used);
  const words = await readBlockedWords(tx);
  const made: BatchOutcome = { done: [], errors: [] };
  for (const item of batch) {
    const { row, input } = item;
    const refused = findBlocked(input, words).find(({ effect }) => effect === "refuse");
    if (refused) {
      made.errors.push({ row, field: "title", message: listingInputCopy.wordRefused(refused.word) });
    } else if (made.done.length >= room) {
      made.errors.push({ row, field: "", message: importCopy.noRoom(room) });
    } else made.done.push(item);
  }
  return made;
}

type Insert = { running: ImportRun; vendor: LockedVendor; items: NewRow[] };

async function insertAll(tx: Transaction, { running, vendor, items }: Insert): Promise<void> {
  const { submit, createdById } = running;
  const status = submit ? ("pending" as const) : ("draft" as const);
  const submittedAt = submit ? new Date() : null;
  const othersInBatch = items.length - 1;
  const made = [];
  for (const { input, sku } of items) {
    const riskReasons = submit
      ? await risksOf(tx, { listingId: null, vendor, content: input, othersInBatch })
      : [];
    made.push({ id: newUuid(), eventId: newUuid(), input, sku, riskReasons });
  }
  const rowsJson = JSON.stringify(
    made.map(({ input, ...row }) => ({ ...row, ...contentColumns(input), priceCents: input.priceCents })),
  );
  // A single JSON parameter: Prisma would spend ten seconds on ten thousand rows with twenty values each.
  await tx.rows(sql`
    INSERT INTO listings (id, vendor_id, vendor_name, status, submitted_at, category, title, description, price_cents,
      location, city, state, property_type, listing_type, street, street_public, vin, sku, details, risk_reasons)
    SELECT id, ${vendor.id}::uuid, ${vendor.businessName}, ${status}::listing_status, ${submittedAt}::timestamptz,
      category, title, description, "priceCents", location, city, state, "propertyType", "listingType", street,
      "streetPublic", vin, sku, details, "riskReasons"
    FROM jsonb_to_recordset(${rowsJson}::jsonb) AS m (id uuid, category category, title text, description text,
      "priceCents" bigint, location text, city text, state text, "propertyType" text, "listingType" listing_type,
      street text, "streetPublic" boolean, vin text, sku text, details jsonb, "riskReasons" jsonb)`);
  await tx.listingImage.createMany({
    data: made.flatMap(({ id: listingId, input }) =>
      input.images.map((imageId, position) => ({ listingId, imageId, position })),
    ),
  });
  await tx.rows(sql`
    INSERT INTO listing_events (id, listing_id, actor_id, action, to_status)
    SELECT "eventId", id, ${createdById}::uuid, 'import', ${status}::listing_status
    FROM jsonb_to_recordset(${rowsJson}::jsonb) AS m (id uuid, "eventId" uuid)`);
}

/** No-op unless the import is running. A failed import retains its rows for a retry. */
async function endImport(tx: Transaction, id: string, action: ImportEnd): Promise<void> {
  const { from, to } = importTransitions[action];
  await tx.rows(sql`
    UPDATE listing_imports SET status = ${to}::import_status, finished_at = now(),
      rows = CASE WHEN ${action === "finish"} THEN '[]' ELSE rows END
    WHERE id = ${id}::uuid AND status::text IN (${join(from)})`);
}

function canEnd(status: ImportStatus): boolean {
  return nextState(importTransitions, { status, action: "finish", actor: "system" }) !== null;
}

function nextRows({ good, singly }: ImportRun, processed: number): ValidRow[] {
  const rest = good.slice(processed, processed + (singly > 0 ? 1 : importBatchSize));
  const at = rest.findIndex(({ update }) => update);
  return at === -1 ? rest : rest.slice(0, Math.max(at, 1));
}

async function runBatch(tx: Transaction, running: ImportRun): Promise<boolean> {
  const { id, vendorId, good } = running;
  const vendor = await lockVendor(tx, vendorId);
  const progress = await lockProgress(tx, id);
  if (!vendor || !progress || !canEnd(progress.status)) return false;
  const batch = nextRows(running, progress.processed);
  const [first] = batch;
  if (!first) {
    await endImport(tx, id, "finish");
    return false;
  }
  if (vendor.status !== "approved") {
    await recordSkippedRows(tx, id, good.slice(progress.processed));
    await endImport(tx, id, "fail");
    return false;
  }
  try {
    if (first.update) await updateRow(tx, { running, vendor, item: first, processed: progress.processed });
    else await writeProgress(tx, id, await createRows(tx, { running, vendor, batch }));
  } catch (error) {
    if (error instanceof RefusedRow || toAppError(error).status >= 500) throw error;
    throw new FailedBatch(progress.processed, batch, { cause: error });
  }
  return true;
}

type Create = { running: ImportRun; vendor: LockedVendor; batch: ValidRow[] };

async function createRows(tx: Transaction, { running, vendor, batch }: Create): Promise<BatchOutcome> {
  const skipped = running.skipDuplicates ? batch.filter(({ duplicate }) => duplicate) : [];
  const requested = batch.flatMap(({ row, input, sku, duplicate }): NewRow[] =>
    input && !(duplicate && running.skipDuplicates) ? [{ row, input, sku }] : [],
  );
  const made = await rejectRows(tx, running, requested);
  await insertAll(tx, { running, vendor, items: made.done });
  const errors = skipped.map(({ row }) => ({ row, field: "", message: importCopy.skippedDuplicate }));
  return { done: made.done, errors: [...errors, ...made.errors] };
}

class RefusedRow extends Error {
  constructor(
    readonly processed: number,
    readonly error: RowError,
  ) {
    super(error.message);
  }
}

/** Rolls back a batch that the database refused, whose rows are then tried one by one. */
class FailedBatch extends Error {
  constructor(
    readonly processed: number,
    readonly rows: readonly ValidRow[],
    options: { cause: unknown },
  ) {
    super("A batch of an import failed", options);
  }
}

type UpdateRow = { running: ImportRun; vendor: LockedVendor; item: ValidRow; processed: number };

async function updateRow(tx: Transaction, { running, vendor, item, processed }: UpdateRow): Promise<void> {
  const { row, update, sku } = item;
  if (!update) return;
  const viewer: Viewer = {
    id: running.createdById ?? vendor.userId,
    username: "",
    role: "vendor",
    vendorId: vendor.id,
    vendorStatus: "approved",
    businessRole: "owner",
    sessionId: "",
    secondStepMissing: false,
  };
  try {
    await applyImportChange(tx, { viewer, ...update, submit: running.submit });
    if (sku !== undefined) await writeSku(tx, { vendorId: vendor.id, id: update.id, sku });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const [[path, message] = ["", error.message]] = Object.entries(error.fields ?? {});
    throw new RefusedRow(processed, { row, field: columnOfPath(path), message });
  }
  await writeProgress(tx, running.id, { done: [item], errors: [] });
}

async function recordRefusedRow(
  tx: Transaction,
  id: string,
  { processed, error }: RefusedRow,
): Promise<void> {
  const progress = await lockProgress(tx, id);
  if (progress?.processed === processed) await writeProgress(tx, id, { done: [], errors: [error] });
}

async function recordSkippedRows(tx: Transaction, id: string, items: ValidRow[]): Promise<void> {
  const message = lifecycleCopy.vendorNotApproved;
  const errors = items.map(({ row }) => ({ row, field: "", message, retry: true }));
  await tx.rows(sql`
    UPDATE listing_imports SET errors = errors || ${JSON.stringify(errors)}::jsonb WHERE id = ${id}::uuid`);
}

/** The row that failed alone; null after a batch of several, whose rows are tried one by one next. */
function refusedRowOf({ processed, rows, cause }: FailedBatch, running: ImportRun): RefusedRow | null {
  const [failed] = rows;
  if (rows.length > 1 || !failed) {
    running.singly = rows.length;
    return null;
  }
  log.error({ event: "import_row_failed", import: running.id, row: failed.row, err: cause });
  return new RefusedRow(processed, { row: failed.row, field: "", message: importCopy.rowFailed });
}

async function advance(running: ImportRun): Promise<boolean> {
  try {
    const isUnfinished = await transaction((tx) => runBatch(tx, running), { slow: true });
    running.singly -= 1;
    return isUnfinished;
  } catch (error) {
    const refused = error instanceof FailedBatch ? refusedRowOf(error, running) : error;
    if (!refused) return true;
    if (!(refused instanceof RefusedRow)) throw refused;
    running.singly -= 1;
    await transaction((tx) => recordRefusedRow(tx, running.id, refused), { slow: true });
    return true;
  }
}

type BatchResult = { done: readonly unknown[]; errors: RowError[] };

async function writeProgress(tx: Transaction, id: string, { done, errors }: BatchResult): Promise<void> {
  await tx.rows(sql`
    UPDATE listing_imports SET done_rows = done_rows + ${done.length}, failed_rows = failed_rows + ${errors.length},
      errors = errors || ${JSON.stringify(errors)}::jsonb
    WHERE id = ${id}::uuid`);
}

async function runImport(running: ImportRun): Promise<void> {
  try {
    while (await advance(running));
  } catch (error) {
    // Database outages are temporary; any other error would recur on every retry.
    if (isDatabaseDown(error)) throw error;
    log.error({ event: "import_failed", import: running.id, err: error });
    await transaction((tx) => endImport(tx, running.id, "fail"), { slow: true });
  }
}

export async function runImports(): Promise<void> {
  const seen = new Set<string>();
  for (;;) {
    const running = await nextRunning();
    if (!running || seen.has(running.id)) break;
    seen.add(running.id);
    await runImport(running);
  }
  await slowRows(sql`
    UPDATE listing_imports SET rows = '[]'
    WHERE status = 'failed' AND finished_at < now() - interval '7 days' AND rows <> '[]'`);
  await slowRows(sql`
    DELETE FROM listing_imports WHERE status IN ('previewed', 'cancelled') AND created_at < now() - interval '1 day'`);
}
