import { z } from "zod";
import { outboxCopy } from "./outbox.copy";
import { maxOpenReason } from "./outbox.rules";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";

const mailStatusSchema = z.enum(["queued", "sending", "sent", "failed"]);

export const outboxQuerySchema = z.object({
  status: mailStatusSchema.optional(),
  ...searchQuery,
  ...pageQuery({ size: 50, max: 100 }),
});

export const outboxItemSchema = z.object({
  id: z.uuid(),
  template: z.string(),
  to: z.string(),
  /** The kind of email if it is private. */
  subject: z.string(),
  private: z.boolean(),
  status: mailStatusSchema,
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});

export const outboxSchema = z.array(outboxItemSchema);

export const mailParamsSchema = z.object({ id: z.uuid() });

/**
 * `html` and `text` are null if the email is private, or if it contained a secret link and was sent by a mail server.
 */
export const mailSchema = outboxItemSchema.extend({
  /** True if opening it requires a reason. */
  sealed: z.boolean(),
  html: z.string().nullable(),
  text: z.string().nullable(),
});

export const openMailSchema = z.object({
  reason: z.string().trim().min(1, outboxCopy.noReason).max(maxOpenReason, outboxCopy.reasonTooLong),
});
