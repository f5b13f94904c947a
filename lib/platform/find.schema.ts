import { z } from "zod";
import { findKinds, minFindLength } from "./find.rules";

export const findQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .min(minFindLength, `Enter at least ${minFindLength} characters.`)
    .max(300, "Use at most 300 characters."),
});

export const findingsSchema = z.array(
  z.object({
    kind: z.enum(findKinds),
    id: z.uuid(),
    title: z.string(),
    /** What tells it from others of the name: an address, a state. */
    detail: z.string(),
    /** A path on this site. */
    href: z.string(),
  }),
);
