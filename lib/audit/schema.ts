import { z } from "zod";
import { pageQuery } from "@/lib/shared/page-query";
import { isDay } from "./rules";

const daySchema = z.string().refine(isDay, "Write a day as 2026-11-23.").optional();

export const auditQuerySchema = z.object({
  /** The username of who acted. */
  person: z.string().trim().max(120).optional(),
  action: z.string().trim().max(80).optional(),
  /** The id of a thing, or an address with it. */
  thing: z.string().trim().max(300).optional(),
  /** Days of UTC, both included. */
  from: daySchema,
  to: daySchema,
  ...pageQuery({ size: 50, max: 100 }),
});

export const auditEntrySchema = z.object({
  id: z.uuid(),
  /** Who acted, as they were called then; without an id a program. */
  actor: z.object({ id: z.uuid().nullable(), name: z.string() }),
  /** `vendor.approve`, `user.suspend`, … */
  action: z.string(),
  subject: z.object({ type: z.string(), id: z.string().nullable() }),
  summary: z.string(),
  /** What belongs to it beside the change: the reason, numbers. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** What differs, field by field; null is empty. */
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  createdAt: z.iso.datetime(),
});

export const auditEntriesSchema = z.array(auditEntrySchema);
