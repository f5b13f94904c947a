import { z } from "zod";

/** For the description of the API; the form itself is read as a stream. */
export const imageFormSchema = z.object({ file: z.string().meta({ format: "binary" }) });

export const uploadedImageSchema = z.object({
  id: z.uuid(),
  /** Content-addressed stem of its files. */
  name: z.string(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  blurDataUrl: z.string(),
});
