import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { reportModerationCopy } from "./moderation.copy";
import { maxDecisionReason, reportActions } from "./moderation.rules";
import { reportReasons, reportSubjects } from "./rules";

export const reportQueueQuerySchema = z.object({
  subject: z.enum(reportSubjects).optional(),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

const sentReportSchema = z.object({
  id: z.uuid(),
  reason: z.enum(reportReasons),
  text: z.string(),
  createdAt: z.iso.datetime(),
  reporter: z.string(),
});

/** Everything that is open about one thing. */
export const reportedThingSchema = z.object({
  /** Of the thing. */
  id: z.uuid(),
  subject: z.enum(reportSubjects),
  /** Null where the thing is gone. */
  title: z.string().nullable(),
  /** The public words of a review; a message is read through its thread. */
  text: z.string().nullable(),
  /** Whose it is: a business, an author, a poster, a sender. */
  owner: z.string().nullable(),
  /** Where it can be looked at; null for messages. */
  href: z.string().nullable(),
  /** Whether it is still there to be taken down. */
  up: z.boolean(),
  count: z.number().int(),
  reasons: z.array(z.enum(reportReasons)),
  waitingSince: z.iso.datetime(),
  /** When the newest report came. */
  updatedAt: z.iso.datetime(),
  /** The newest reports of it. */
  reports: z.array(sentReportSchema),
});

export const reportedThingsSchema = z.array(reportedThingSchema);

export const reportDecisionParamsSchema = z.object({ id: z.uuid(), action: z.enum(reportActions) });

export const reportDecisionSchema = z.object({
  reason: z.string().trim().max(maxDecisionReason, reportModerationCopy.reasonTooLong).default(""),
});

/** How many reports the decision closed. */
export const reportsClosedSchema = z.object({ closed: z.number().int() });

export const reportThreadParamsSchema = z.object({ id: z.uuid() });

export const reportThreadSchema = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), username: z.string() })),
  about: z.string(),
  /** The oldest first. */
  messages: z.array(
    z.object({
      id: z.uuid(),
      /** Null for a line that the site wrote. */
      sender: z.string().nullable(),
      text: z.string(),
      files: z.array(z.string()),
      createdAt: z.iso.datetime(),
      reported: z.boolean(),
    }),
  ),
});
