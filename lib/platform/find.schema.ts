import { z } from "zod";
import { findKinds, minFindLength } from "./find.rules";

export const findQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .min(minFindLength, `Enter at least ${minFindLength} characters.`)
    .max(300, "Use at most 300 characters.")
    .describe("Text to look for"),
});

export const findingsSchema = z.array(
  z
    .object({
      kind: z.enum(findKinds).describe("Kind of the item"),
      id: z.uuid().describe("Id of the item"),
      title: z.string().describe("Title of the item"),
      detail: z.string().describe("Text that distinguishes it from others with the same title"),
      href: z.string().describe("Path on this site"),
    })
    .meta({ id: "Finding" }),
);
