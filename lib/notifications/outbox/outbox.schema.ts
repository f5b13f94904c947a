import { z } from "zod";
import { outboxCopy } from "./outbox.copy";
import { maxOpenReasonLength } from "./outbox.rules";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";

const mailStatusSchema = z.enum(["queued", "sending", "sent", "failed"]);

export const outboxQuerySchema = z.object({
  status: mailStatusSchema.optional().describe("Only emails in this state"),
  ...searchQuery,
  ...pageQuery({ size: 50, max: 100 }),
});

export const outboxItemSchema = z
  .object({
    id: z.uuid().describe("Id of the email"),
    template: z.string().describe("Name of the template"),
    to: z.string().describe("Email address of the recipient"),
    subject: z.string().describe("Subject line, or the kind of email if it is private"),
    private: z.boolean().describe("True if the text is private"),
    status: mailStatusSchema.describe("State of the email"),
    attempts: z.number().int().describe("Number of attempts"),
    lastError: z.string().nullable().describe("Last error; null if there is none"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    sentAt: z.iso.datetime().nullable().describe("Time of sending; null before it"),
  })
  .meta({ id: "OutboxItem" });

export const outboxSchema = z.array(outboxItemSchema);

export const mailParamsSchema = z.object({ id: z.uuid().describe("Id of the email") });

export const mailSchema = outboxItemSchema
  .extend({
    sealed: z.boolean().describe("True if opening it requires a reason"),
    html: z.string().nullable().describe("Text as HTML; null if private or if it held a secret link"),
    text: z.string().nullable().describe("Plain text; null if private or if it held a secret link"),
  })
  .meta({ id: "Mail" });

export const openMailSchema = z
  .object({
    reason: z
      .string()
      .trim()
      .min(1, outboxCopy.noReason)
      .max(maxOpenReasonLength, outboxCopy.reasonTooLong)
      .describe("Reason for opening it"),
  })
  .meta({ id: "MailOpening" });
