import { z } from "zod";
import { reportCopy } from "./copy";
import { maxReportLength, reportReasons, reportSubjects } from "./rules";

export const newReportSchema = z
  .object({
    subject: z.enum(reportSubjects).describe("Kind of the item"),
    subjectId: z.uuid().describe("Id of the item"),
    reason: z.enum(reportReasons, reportCopy.chooseReason).describe("Reason of the report"),
    text: z
      .string()
      .trim()
      .max(maxReportLength, reportCopy.tooLong)
      .default("")
      .describe("Details, required for `other`"),
  })
  .refine(({ reason, text }) => reason !== "other" || text.length > 0, {
    message: reportCopy.textRequired,
    path: ["text"],
  })
  .meta({ id: "NewReport" });

export const reportedSchema = z
  .object({ reported: z.literal(true).describe("Always true") })
  .meta({ id: "ReportResult" });
