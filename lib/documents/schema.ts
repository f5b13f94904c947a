import { z } from "zod";
import { pageQuery } from "@/lib/shared/page-query";
import { documentCopy } from "./copy";

export const documentParamsSchema = z.object({
  id: z.uuid(documentCopy.notFound).describe("Id of the document"),
});

export const documentFormSchema = z.object({
  file: z.string().meta({ format: "binary" }).describe("PDF (at most 5 MB) or image"),
});

export const documentSchema = z
  .object({
    id: z.uuid().describe("Id of the document"),
    name: z.string().describe("File name"),
    kind: z.enum(["pdf", "image"]).describe("PDF or image"),
    bytes: z.number().int().describe("Size in bytes"),
    width: z.number().int().nullable().describe("Width in pixels; null for a PDF"),
    height: z.number().int().nullable().describe("Height in pixels; null for a PDF"),
  })
  .meta({ id: "Document" });

export const ownDocumentsQuerySchema = z.object(pageQuery({ size: 20, max: 100 }));

export const ownDocumentSchema = z
  .object({
    id: z.uuid().describe("Id of the document"),
    name: z.string().describe("File name"),
    kind: z.enum(["pdf", "image"]).describe("PDF or image"),
    bytes: z.number().int().describe("Size in bytes"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    uses: z
      .array(
        z.object({
          in: z.enum(["application", "message", "case"]).describe("Kind of the use"),
          id: z.uuid().describe("Id of the application, conversation, or case"),
          title: z.string().describe("Title of the listing or job, or the business name"),
          canTakeBack: z.boolean().describe("True for a withdrawn or rejected application"),
        }),
      )
      .describe("Up to 20 applications, messages, and cases that use it"),
  })
  .meta({ id: "OwnDocument" });

export const ownDocumentsSchema = z.array(ownDocumentSchema);
