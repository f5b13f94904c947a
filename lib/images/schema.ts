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

/** Any text: a name that is none of ours is absent (404), not malformed. */
export const imageParamsSchema = z.object({
  file: z.string().describe("Name, width and type of the image, such as `…-640.webp`"),
});
