import { z } from "zod";
import { cursorInt4 } from "@/lib/shared/cursor-schema";
import { pageQuery } from "@/lib/shared/page-query";
import { importActions, importStatuses, previewRows } from "./import.rules";

/** For the description of the API; the form itself is read as a stream. */
export const importFormSchema = z.object({ file: z.string().meta({ format: "binary" }) });

export const importParamsSchema = z.object({ id: z.uuid("Unknown import") });
export const importActionParamsSchema = importParamsSchema.extend({ action: z.enum(importActions) });

export const importActionBodySchema = z.object({
  /** True sends the listings in for review; else they become drafts. */
  submit: z.boolean().default(false),
  /** True skips rows that resemble an existing listing. */
  skipDuplicates: z.boolean().default(false),
});

/** A failed row; `row` counts from 2, like a spreadsheet with a header. */
export const rowErrorSchema = z.object({ row: z.number().int(), field: z.string(), message: z.string() });

export const importSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  status: z.enum(importStatuses),
  totalRows: z.number().int(),
  /** Rows without an error, as the preview found them. */
  goodRows: z.number().int(),
  /** Valid rows that update an existing listing. */
  updateRows: z.number().int(),
  /** Valid rows that resemble an existing listing or an earlier row. */
  duplicateRows: z.number().int(),
  doneRows: z.number().int(),
  failedRows: z.number().int(),
  /** Columns of the file that mean nothing to us. */
  unknownColumns: z.array(z.string()),
  /** Number of new listings the plan still allows. */
  room: z.number().int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});

export const importsSchema = z.array(importSchema);

export const rowsQuerySchema = z.object({
  /** Only rows with errors. */
  errors: z.stringbool().default(false),
  ...pageQuery({ size: previewRows, max: 200 }),
});

export const rowCursorSchema = z.object({ after: cursorInt4 });

/** A row of the file as it was read, with what is wrong with it. */
export const importRowSchema = z.object({
  row: z.number().int(),
  title: z.string(),
  category: z.string(),
  price: z.string(),
  location: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  updates: z.boolean(),
  duplicate: z.boolean().default(false),
});

export const importRowsSchema = z.array(importRowSchema);
