import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./upload.schema";

export type UploadedImageDto = z.output<typeof schema.uploadedImageSchema>;

export const uploadImage = endpoint({
  method: "POST",
  path: "/api/uploads",
  summary:
    "Upload an image in the field `file`, up to 10 MB and 40 megapixels. It’s re-encoded in every size.",
  access: "member",
  scope: "images:write",
  body: "multipart",
  maxBytes: 10 * 1024 * 1024,
  status: 201,
  idempotent: true,
  refuses: ["too_large", "wrong_type"],
  schemas: async () => {
    const s = await import("./upload.schema");
    return { body: s.imageFormSchema, response: s.uploadedImageSchema };
  },
});
