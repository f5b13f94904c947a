import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type DocumentDto = z.output<typeof schema.documentSchema>;

export type OwnDocumentDto = z.output<typeof schema.ownDocumentSchema>;
export type OwnDocumentsQuery = z.output<typeof schema.ownDocumentsQuerySchema>;

export const listDocuments = endpoint({
  method: "GET",
  path: "/api/documents",
  summary: "List the private files you uploaded, newest first, with where each is used",
  access: "member",
  scope: "documents:read",
  paged: true,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.ownDocumentsQuerySchema, response: s.ownDocumentsSchema };
  },
});

export const uploadDocument = endpoint({
  method: "POST",
  path: "/api/documents",
  summary: "Upload a private file in the field `file`: a PDF up to 5 MB or an image up to 10 MB",
  access: "member",
  scope: "documents:write",
  body: "multipart",
  maxBytes: 10 * 1024 * 1024,
  status: 201,
  idempotent: true,
  refuses: ["too_large", "wrong_type"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.documentFormSchema, response: s.documentSchema };
  },
});

export const readDocument = endpoint({
  method: "GET",
  path: "/api/documents/{id}",
  summary: "Download a private file you uploaded or received",
  access: "member",
  scope: "documents:read",
  response: "stream",
  media: ["application/pdf", "image/webp"],
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./schema")).documentParamsSchema }),
});
