import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import { maxImportBytes } from "./import.rules";
import type * as schema from "./import.schema";

export type ImportDto = z.output<typeof schema.importSchema>;
export type ImportRowDto = z.output<typeof schema.importRowSchema>;
export type RowError = z.output<typeof schema.rowErrorSchema>;
export type RowsQuery = z.output<typeof schema.rowsQuerySchema>;

export const previewImport = endpoint({
  method: "POST",
  path: "/api/listings/import",
  summary: "Upload a CSV file in the field `file` and check each row. Nothing is created until you confirm.",
  access: "vendor",
  permission: "price",
  scope: "listings:write",
  approved: true,
  body: "multipart",
  maxBytes: maxImportBytes,
  status: 201,
  idempotent: true,
  refuses: ["not_found", "too_large", "wrong_type"],
  schemas: async () => {
    const s = await import("./import.schema");
    return { body: s.importFormSchema, response: s.importSchema };
  },
});

export const listImports = endpoint({
  method: "GET",
  path: "/api/listings/import",
  summary: "List your last 20 imports, newest first",
  access: "vendor",
  permission: "price",
  scope: "listings:read",
  refuses: ["not_found"],
  schemas: async () => ({ response: (await import("./import.schema")).importsSchema }),
});

export const getImport = endpoint({
  method: "GET",
  path: "/api/listings/import/{id}",
  summary: "Get an import with its progress",
  access: "vendor",
  permission: "price",
  scope: "listings:read",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./import.schema");
    return { params: s.importParamsSchema, response: s.importSchema };
  },
});

export const listImportRows = endpoint({
  method: "GET",
  path: "/api/listings/import/{id}/rows",
  summary: "List the rows of an import with their errors",
  access: "vendor",
  permission: "price",
  scope: "listings:read",
  paged: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./import.schema");
    return { params: s.importParamsSchema, query: s.rowsQuerySchema, response: s.importRowsSchema };
  },
});

export const getImportErrors = endpoint({
  method: "GET",
  path: "/api/listings/import/{id}/errors",
  summary: "Download the errors of an import as CSV: row, field, message",
  access: "vendor",
  permission: "price",
  scope: "listings:read",
  response: "text",
  media: ["text/csv"],
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./import.schema")).importParamsSchema }),
});

export const actOnImport = endpoint({
  method: "POST",
  path: "/api/listings/import/{id}/{action}",
  summary:
    "`confirm` starts creating and updating listings from the valid rows, or resumes a failed import; `cancel` discards the preview",
  access: "vendor",
  permission: "price",
  scope: "listings:write",
  approved: true,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./import.schema");
    return {
      params: s.importActionParamsSchema,
      body: s.importActionBodySchema,
      response: s.importSchema,
    };
  },
});
