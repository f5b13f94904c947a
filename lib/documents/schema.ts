import { z } from "zod";
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
