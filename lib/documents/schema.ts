import { z } from "zod";
import { pageQuery } from "@/lib/shared/page-query";
import { documentCopy } from "./copy";

export const documentParamsSchema = z.object({ id: z.uuid(documentCopy.notFound) });

/** For the description of the API; the form itself is read as a stream. */
export const documentFormSchema = z.object({ file: z.string().meta({ format: "binary" }) });

export const documentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(["pdf", "image"]),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

export const ownDocumentsQuerySchema = z.object(pageQuery({ size: 20, max: 100 }));

export const ownDocumentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(["pdf", "image"]),
  bytes: z.number().int(),
  createdAt: z.iso.datetime(),
  /** Applications and messages that it was sent with, up to 20. */
  uses: z.array(
    z.object({
      in: z.enum(["application", "message"]),
      /** Of the application, or of the conversation. */
      id: z.uuid(),
      /** What it is about. */
      title: z.string(),
      /** Of an application that was withdrawn or rejected. */
      canTakeBack: z.boolean(),
    }),
  ),
});

export const ownDocumentsSchema = z.array(ownDocumentSchema);
