import { z } from "zod";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { reportModerationCopy } from "./moderation.copy";
import { maxDecisionReason, reportActions } from "./moderation.rules";
import { reportReasons, reportSubjects } from "./rules";

export const reportQueueQuerySchema = z.object({
  subject: z.enum(reportSubjects).optional().describe("Only reports about this kind of item"),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

const sentReportSchema = z
  .object({
    id: z.uuid().describe("Id of the report"),
    reason: z.enum(reportReasons).describe("Reason of the report"),
    text: z.string().describe("Text of the reporter"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    reporter: z.string().describe("Name of the reporter"),
    reporterId: z.uuid().describe("Id of the reporter’s account"),
  })
  .meta({ id: "SentReport" });

export const reportedThingSchema = z
  .object({
    id: z.uuid().describe("Id of the reported item"),
    subject: z.enum(reportSubjects).describe("Kind of the reported item"),
    title: z.string().nullable().describe("Title of the item; null if it is gone"),
    text: z.string().nullable().describe("Public text of a review; null for other items"),
    owner: z
      .string()
      .nullable()
      .describe("Name of the business, author, poster or sender; null if it is gone"),
    ownerId: z.uuid().nullable().describe("Id of the owner’s account or vendor; null if it is gone"),
    href: z.string().nullable().describe("Path of its page; null for messages"),
    up: z.boolean().describe("True while it can be taken down"),
    count: z.number().int().describe("Number of open reports"),
    reasons: z.array(z.enum(reportReasons)).describe("Reasons of the reports"),
    waitingSince: z.iso.datetime().describe("When it began waiting"),
    updatedAt: z.iso.datetime().describe("Time of the newest report"),
    reports: z.array(sentReportSchema).describe("Newest reports about it"),
  })
  .meta({ id: "ReportedItem" });

export const reportedThingsSchema = z.array(reportedThingSchema);

export const reportDecisionParamsSchema = z.object({
  id: z.uuid().describe("Id of the reported item"),
  action: z.enum(reportActions).describe("Decision on the reports"),
});

export const reportDecisionSchema = z
  .object({
    reason: z
      .string()
      .trim()
      .max(maxDecisionReason, reportModerationCopy.reasonTooLong)
      .default("")
      .describe("Reason shown to the owner"),
  })
  .meta({ id: "ReportDecision" });

export const reportsClosedSchema = z
  .object({
    closed: z.number().int().describe("Number of closed reports"),
  })
  .meta({ id: "ClosedReports" });

export const reportThreadParamsSchema = z.object({ id: z.uuid().describe("Id of the reported message") });

export const reportThreadSchema = z
  .object({
    people: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the account"),
          name: z.string().describe("Name"),
          username: z.string().describe("Username"),
        }),
      )
      .describe("People of the conversation"),
    about: z.string().describe("Title of its subject"),
    messages: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the message"),
          sender: z.string().nullable().describe("Name of the sender; null for a line of the site"),
          text: z.string().describe("Text of the message"),
          files: z.array(z.string()).describe("Names of the attached files"),
          createdAt: z.iso.datetime().describe("Time of creation"),
          reported: z.boolean().describe("True for the reported message"),
        }),
      )
      .describe("Messages, oldest first"),
  })
  .meta({ id: "ReportThread" });
