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
  /** Up to 20 applications and messages that use it. */
  uses: z.array(
    z.object({
      in: z.enum(["application", "message"]),
      /** Id of the application or conversation. */
      id: z.uuid(),
      /** Title of the listing or job, or the business name. */
      title: z.string(),
      /** True for a withdrawn or rejected application. */
      canTakeBack: z.boolean(),
    }),
  ),
});

export const ownDocumentsSchema = z.array(ownDocumentSchema);
