import { z } from "zod";

export const recoveryQuerySchema = z.object({
  path: z.string("Say which picture").max(200).describe("Path of a stored image of this site"),
});

export const recoverySchema = z
  .object({
    success: z.literal(true).describe("True if the image was found"),
    dataUrl: z.string().describe("The image as a data URL"),
  })
  .meta({ id: "ImageRecovery" });

/** Accepts any text: an unknown name is 404, not 400. */
export const imageParamsSchema = z.object({
  file: z.string().describe("Name, width and type of the image, such as `…-640.webp`"),
});
