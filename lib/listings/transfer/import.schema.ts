import { z } from "zod";
import { cursorInt4 } from "@/lib/shared/cursor-schema";
import { pageQuery } from "@/lib/shared/page-query";
import { importActions, importStatuses, previewPageSize } from "./import.rules";

/** Only for the API description; the form itself is read as a stream. */
export const importFormSchema = z.object({
  file: z.string().meta({ format: "binary" }).describe("CSV file"),
});

export const importParamsSchema = z.object({ id: z.uuid("Unknown import").describe("Id of the import") });
export const importActionParamsSchema = importParamsSchema.extend({
  action: z.enum(importActions).describe("Action on the import"),
});

export const importActionBodySchema = z
  .object({
    submit: z
      .boolean()
      .default(false)
      .describe("True submits the listings for review; otherwise they become drafts"),
    skipDuplicates: z.boolean().default(false).describe("True skips rows that resemble an existing listing"),
  })
  .meta({ id: "ImportOptions" });

/** `row` counts from 2, like a spreadsheet with a header. */
export const rowErrorSchema = z
  .object({
    row: z.number().int().describe("Row number in the file; the header is row 1"),
    field: z.string().describe("Name of the field"),
    message: z.string().describe("Error of the field"),
  })
  .meta({ id: "ImportRowError" });

export const importSchema = z
  .object({
    id: z.uuid().describe("Id of the import"),
    fileName: z.string().describe("Name of the file"),
    status: z.enum(importStatuses).describe("State of the import"),
    totalRows: z.number().int().describe("Number of rows"),
    goodRows: z.number().int().describe("Number of rows without errors, according to the preview"),
    updateRows: z.number().int().describe("Number of valid rows that update an existing listing"),
    duplicateRows: z
      .number()
      .int()
      .describe("Number of valid rows that resemble an existing listing or an earlier row"),
    doneRows: z.number().int().describe("Number of imported rows"),
    failedRows: z.number().int().describe("Number of failed rows"),
    unknownColumns: z.array(z.string()).describe("Columns of the file that are ignored"),
    room: z.number().int().describe("Number of new listings that the plan still allows"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    finishedAt: z.iso.datetime().nullable().describe("Time of the end; null before it"),
  })
  .meta({ id: "Import" });

export const importsSchema = z.array(importSchema);

export const rowsQuerySchema = z.object({
  errors: z.stringbool().default(false).describe("True returns only rows with errors"),
  ...pageQuery({ size: previewPageSize, max: 200 }),
});

export const rowCursorSchema = z.object({ after: cursorInt4 });

export const importRowSchema = z
  .object({
    row: z.number().int().describe("Row number in the file; the header is row 1"),
    title: z.string().describe("Title as read"),
    category: z.string().describe("Category as read"),
    price: z.string().describe("Price as read"),
    location: z.string().describe("Location as read"),
    errors: z
      .array(
        z.object({
          field: z.string().describe("Name of the field"),
          message: z.string().describe("Error of the field"),
        }),
      )
      .describe("Errors of the row"),
    updates: z.boolean().describe("True if it updates an existing listing"),
    duplicate: z
      .boolean()
      .default(false)
      .describe("True if it resembles an existing listing or an earlier row"),
  })
  .meta({ id: "ImportRow" });

export const importRowsSchema = z.array(importRowSchema);
