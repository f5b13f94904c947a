import { z } from "zod";
import { revisionStatuses } from "./lifecycle.rules";

/** One changed field in words, before and after; pictures as addresses of the 320-pixel variant. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  images: z.object({ before: z.array(z.string()), after: z.array(z.string()) }).optional(),
});

/** An edit of a live listing that is not decided yet. */
export const openRevisionSchema = z.object({
  id: z.uuid(),
  status: z.enum(revisionStatuses),
  reason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  changes: z.array(fieldChangeSchema),
});
