import { z } from "zod";
import { jobParamsSchema } from "@/lib/jobs/schema";
import { pageQuery } from "@/lib/shared/page-query";
import { applicationCopy } from "./copy";
import {
  applicantsPageSize,
  applicationStatuses,
  maxAnswerLength,
  maxNoteLength,
  maxPrivateNoteLength,
  maxReasonLength,
  questionKinds,
} from "./rules";

export { jobParamsSchema };

export const applicationParamsSchema = z.object({
  id: z.uuid(applicationCopy.notFound).describe("Id of the application"),
});

const resumeSchema = z
  .object({
    id: z.uuid().describe("Id of the document"),
    name: z.string().describe("File name of the resume"),
  })
  .meta({ id: "Resume" });

const questionSchema = z
  .object({
    id: z.uuid().describe("Id of the question"),
    text: z.string().describe("The question"),
    kind: z.enum(questionKinds).describe("Kind of answer"),
    required: z.boolean().describe("True if it must be answered"),
  })
  .meta({ id: "JobQuestion" });

export const applyStartSchema = z
  .object({
    questions: z.array(questionSchema).describe("Questions of the poster"),
    sent: z
      .object({ status: z.enum(applicationStatuses).describe("State of the application") })
      .nullable()
      .describe("Application this person already sent; null if there is none"),
    last: z
      .object({
        note: z.string().describe("Note of the last application; empty if there is none"),
        resume: resumeSchema.nullable().describe("Resume of the last application; null if there is none"),
      })
      .describe("Note and resume of this person’s last application"),
  })
  .meta({ id: "ApplicationStart" });

export const newApplicationSchema = z
  .object({
    note: z
      .string()
      .trim()
      .min(1, applicationCopy.noteMissing)
      .max(maxNoteLength)
      .describe("Note to the poster"),
    resumeId: z.uuid().optional().describe("Id of a PDF of this person from POST /api/documents"),
    answers: z
      .record(z.uuid(), z.string().trim().max(maxAnswerLength))
      .default({})
      .describe("Answers by the id of the question"),
  })
  .meta({ id: "NewApplication" });

export const applicationSchema = z
  .object({
    id: z.uuid().describe("Id of the application"),
    jobId: z.uuid().describe("Id of the job"),
    status: z.enum(applicationStatuses).describe("State of the application"),
  })
  .meta({ id: "Application" });

export const applicationMoveSchema = z
  .object({
    from: z.enum(applicationStatuses).describe("State that the screen showed; 409 if it is another one now"),
    to: z.enum(applicationStatuses).describe("New state"),
    reason: z
      .string()
      .trim()
      .max(maxReasonLength)
      .default("")
      .describe("Sentence that the applicant reads instead of the usual one"),
  })
  .meta({ id: "ApplicationMove" });

export const applicantsQuerySchema = z.object({
  status: z.enum(applicationStatuses).default("submitted").describe("State of the applications"),
  ...pageQuery({ size: applicantsPageSize, max: 100 }),
});

export const privateNoteSchema = z
  .object({
    text: z
      .string()
      .trim()
      .max(maxPrivateNoteLength)
      .describe("Private note of the poster; an empty one removes it"),
  })
  .meta({ id: "PrivateNote" });

export const applicantThreadSchema = z
  .object({
    conversationId: z.uuid().describe("Id of the conversation with the applicant"),
  })
  .meta({ id: "ApplicantConversation" });

export const ownApplicationSchema = z
  .object({
    id: z.uuid().describe("Id of the application"),
    status: z.enum(applicationStatuses).describe("State of the application"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    job: z
      .object({
        id: z.uuid().describe("Id of the job"),
        title: z.string().describe("Title of the job"),
        company: z.string().describe("Name of the company"),
        isPublic: z.boolean().describe("True if the job has a public page"),
        filled: z.boolean().describe("True if the job has been filled"),
      })
      .describe("Job of the application"),
    conversationId: z
      .uuid()
      .nullable()
      .describe("Id of the conversation with the poster; null if there is none"),
    resume: resumeSchema.nullable().describe("Attached resume; null if there is none"),
    reason: z.string().describe("Sentence of the employer with the last step"),
    steps: z
      .array(
        z.object({
          status: z.enum(applicationStatuses).describe("State"),
          at: z.iso.datetime().describe("Time of the event"),
        }),
      )
      .describe("States of the application, first one first, at most the last 20"),
  })
  .meta({ id: "OwnApplication" });

export const applicantSchema = z
  .object({
    id: z.uuid().describe("Id of the application"),
    status: z.enum(applicationStatuses).describe("State of the application"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    name: z.string().describe("Name of the applicant"),
    note: z.string().describe("Note of the applicant"),
    privateNote: z.string().describe("Note that only the poster sees"),
    conversationId: z
      .uuid()
      .nullable()
      .describe("Id of the conversation with the applicant; null if there is none"),
    resume: resumeSchema.nullable().describe("Attached resume; null if there is none"),
    answers: z
      .array(
        z.object({ question: z.string().describe("The question"), text: z.string().describe("The answer") }),
      )
      .describe("Answers to the questions"),
  })
  .meta({ id: "Applicant" });

export const applicantListSchema = z.array(applicantSchema);
