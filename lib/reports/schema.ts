import { z } from "zod";
import { reportCopy } from "./copy";
import { maxReportLength, reportReasons, reportSubjects } from "./rules";

export const newReportSchema = z
  .object({
    subject: z.enum(reportSubjects),
    subjectId: z.uuid(),
    reason: z.enum(reportReasons, reportCopy.chooseReason),
    text: z.string().trim().max(maxReportLength, reportCopy.tooLong).default(""),
  })
  .refine(({ reason, text }) => reason !== "other" || text.length > 0, {
    message: reportCopy.tellMore,
    path: ["text"],
  });

export const reportedSchema = z.object({ reported: z.literal(true) });
