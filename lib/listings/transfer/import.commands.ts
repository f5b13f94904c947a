import "server-only";
import { join, rows, runStep, sql } from "@/lib/server/db";
import { log } from "@/lib/server/log";
import { readFile } from "@/lib/server/multipart";
import { enqueue } from "@/lib/server/queue";
import { consume } from "@/lib/server/rate-limit";
import type { Viewer } from "@/lib/shared/access";
import { AppError } from "@/lib/shared/app-error";
import { nextState } from "@/lib/shared/lifecycle";
import { taskName } from "@/lib/shared/task";
import { newUuid } from "@/lib/shared/uuid";
import { lockVendor } from "@/lib/users/locking.rows";
import { limitsOf } from "@/lib/subscriptions/billing/plan.queries";
import { lifecycleCopy } from "../desk/lifecycle.copy";
import { assertVendorApproved } from "../desk/locking.commands";
import { readListingFile } from "./import-reading.queries";
import type { ImportDto, RowError } from "./import.contract";
import { importCopy } from "./import.copy";
import { getImport, requireVendorId } from "./import.queries";
import {
  importTransitions,
  maxImportBytes,
  previewLimit,
  type ImportAction,
  type ImportStatus,
} from "./import.rules";

export const importTask = taskName<Record<string, never>>("listing-import");

type Preview = { viewer: Viewer; request: Request };

/**
 * Stores a preview and creates no listings. Throws 413 over 8 MB, 415 if it isn't text, 422 if it isn't a list of
 * listings, and 429 after 30 per hour.
 */
export async function previewImport({ viewer, request }: Preview): Promise<ImportDto> {
  const vendorId = requireVendorId(viewer);
  const { missing, tooLarge, tooMany } = importCopy;
  const file = await readFile(request, { maxBytes: maxImportBytes, tooLarge, missing });
  await consume(previewLimit, viewer.id, tooMany);
  const { photos } = await limitsOf({ rows }, vendorId);
  const { lines, unknownColumns } = await readListingFile(file.bytes, {
    vendorId,
    userId: viewer.id,
    photos,
  });
  const bad = lines.filter(({ errors }) => errors.length > 0);
  const updates = lines.filter(({ update }) => update).length;
  const duplicates = lines.filter(({ duplicate }) => duplicate).length;
  const errors = bad.flatMap(({ row, errors: found }): RowError[] =>
    found.map(({ field, message }) => ({ row, field, message })),
  );
  const id = await runStep(
    "import.preview",
    async (tx) => {
      const made = newUuid();
      await tx.rows(sql`
        INSERT INTO listing_imports (id, vendor_id, created_by_id, file_name, total_rows, good_rows, failed_rows,
          update_rows, duplicate_rows, unknown_columns, rows, errors)
        VALUES (${made}::uuid, ${vendorId}::uuid, ${viewer.id}::uuid, ${file.name}, ${lines.length},
          ${lines.length - bad.length}, ${bad.length}, ${updates}, ${duplicates},
          ${JSON.stringify(unknownColumns)}::jsonb, ${JSON.stringify(lines)}::jsonb, ${JSON.stringify(errors)}::jsonb)`);
      return made;
    },
    { slow: true },
  );
  log.info({ event: "import_previewed", import: id, userId: viewer.id, rows: lines.length });
  return getImport(id, viewer);
}

type ImportActionInput = {
  viewer: Viewer;
  id: string;
  action: ImportAction;
  submit: boolean;
  skipDuplicates: boolean;
};

type PreparedImport = { id: string; status: ImportStatus; goodRows: number; hasRows: boolean };

async function start({ viewer, id, submit, skipDuplicates }: ImportActionInput): Promise<void> {
  const vendorId = requireVendorId(viewer);
  await runStep(
    "import.confirm",
    async (tx) => {
      const vendor = await lockVendor(tx, vendorId);
      if (!vendor) throw new AppError("not_found", lifecycleCopy.notFound);
      assertVendorApproved(vendor, "owner");
      const found = await tx.rows<PreparedImport>(sql`
        SELECT id::text AS id, status::text AS status, good_rows AS "goodRows", rows <> '[]' AS "hasRows"
        FROM listing_imports
        WHERE vendor_id = ${vendorId}::uuid AND (id = ${id}::uuid OR status = 'running') FOR UPDATE`);
      const requested = found.find((row) => row.id === id.toLowerCase());
      if (!requested) throw new AppError("not_found", importCopy.notFound);
      const next = nextState(importTransitions, {
        status: requested.status,
        action: "confirm",
        actor: "owner",
      });
      if (!next || !requested.hasRows) throw new AppError("conflict", importCopy.notPreviewed);
      if (found.length > 1) throw new AppError("conflict", importCopy.anotherRuns);
      if (requested.goodRows === 0) throw new AppError("rule_broken", importCopy.nothingGood);
      // A retry keeps the first run's options and clears the errors of its rows.
      const choice =
        requested.status === "previewed"
          ? sql`submit = ${submit}, skip_duplicates = ${skipDuplicates}`
          : sql`errors = (SELECT coalesce(jsonb_agg(e), '[]') FROM jsonb_array_elements(errors) e
              WHERE e->>'retry' IS NULL)`;
      await tx.rows(sql`
        UPDATE listing_imports SET status = ${next}::import_status, finished_at = NULL, ${choice}
        WHERE id = ${id}::uuid`);
    },
    { slow: true },
  );
  // If this fails, the schedule finds the import within a minute.
  await enqueue(importTask, {}).catch((error: unknown) =>
    log.warn({ event: "import_not_scheduled", err: error }),
  );
}

async function cancel({ viewer, id }: ImportActionInput): Promise<void> {
  const vendorId = requireVendorId(viewer);
  const { from, to } = importTransitions.cancel;
  const cancelled = await runStep(
    "import.cancel",
    (tx) =>
      tx.$executeRaw(sql`
        UPDATE listing_imports SET status = ${to}::import_status, finished_at = now(), rows = '[]'
        WHERE id = ${id}::uuid AND vendor_id = ${vendorId}::uuid AND status::text IN (${join(from)})`),
    { slow: true },
  );
  if (cancelled === 1) return;
  await getImport(id, viewer);
  throw new AppError("conflict", importCopy.notPreviewed);
}

export async function actOnImport(input: ImportActionInput): Promise<ImportDto> {
  await (input.action === "confirm" ? start(input) : cancel(input));
  log.info({ event: "import_action", action: input.action, import: input.id, userId: input.viewer.id });
  return getImport(input.id, input.viewer);
}
