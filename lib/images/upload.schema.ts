import { z } from "zod";

export const imageFormSchema = z.object({
  file: z.string().meta({ format: "binary" }).describe("Image, at most 10 MB"),
});

export const uploadedImageSchema = z
  .object({
    id: z.uuid().describe("Id of the image"),
    name: z.string().describe("Content-addressed stem of the file names"),
    url: z.string().describe("URL of the picture"),
    width: z.number().int().describe("Width in pixels"),
    height: z.number().int().describe("Height in pixels"),
    blurDataUrl: z.string().describe("Blurred preview as a data URL"),
  })
  .meta({ id: "UploadedImage" });
