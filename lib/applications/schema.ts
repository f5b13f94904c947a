import { z } from "zod";
import { jobParamsSchema } from "@/lib/jobs/schema";
import { pageQuery } from "@/lib/shared/page-query";
import { applicationCopy } from "./copy";
import {
  applicantsShown,
  applicationStatuses,
  maxAnswerLength,
  maxNoteLength,
  maxPrivateNoteLength,
  maxReasonLength,
  questionKinds,
} from "./rules";

export { jobParamsSchema };

export const applicationParamsSchema = z.object({ id: z.uuid(applicationCopy.notFound) });

const resumeSchema = z.object({ id: z.uuid(), name: z.string() });

const questionSchema = z.object({
  id: z.uuid(),
  text: z.string(),
  kind: z.enum(questionKinds),
  required: z.boolean(),
});

/** What the form begins with. */
export const applyStartSchema = z.object({
  questions: z.array(questionSchema),
  /** The application that this person has sent already. */
  sent: z.object({ status: z.enum(applicationStatuses) }).nullable(),
  /** Note and resume of this person's last application, for another job or none. */
  last: z.object({ note: z.string(), resume: resumeSchema.nullable() }),
});

export const newApplicationSchema = z.object({
  note: z.string().trim().min(1, applicationCopy.noteMissing).max(maxNoteLength),
  /** A PDF of this person's own, sent to /api/documents before. */
  resumeId: z.uuid().optional(),
  /** By the id of the question. */
  answers: z.record(z.uuid(), z.string().trim().max(maxAnswerLength)).default({}),
});

export const applicationSchema = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  status: z.enum(applicationStatuses),
});

export const applicationMoveSchema = z.object({
  /** The state that the screen showed: another one by now is 409. */
  from: z.enum(applicationStatuses),
  to: z.enum(applicationStatuses),
  /** What the applicant reads instead of the usual sentence. */
  reason: z.string().trim().max(maxReasonLength).default(""),
});

/** A column of the pipeline. */
export const applicantsQuerySchema = z.object({
  status: z.enum(applicationStatuses).default("submitted"),
  ...pageQuery({ size: applicantsShown, max: 100 }),
});

/** An empty one takes the note away. */
export const privateNoteSchema = z.object({ text: z.string().trim().max(maxPrivateNoteLength) });

export const applicantThreadSchema = z.object({ conversationId: z.uuid() });

/** One of a person's own applications. */
export const ownApplicationSchema = z.object({
  id: z.uuid(),
  status: z.enum(applicationStatuses),
  createdAt: z.iso.datetime(),
  job: z.object({ id: z.uuid(), title: z.string(), company: z.string(), isPublic: z.boolean() }),
  conversationId: z.uuid().nullable(),
  resume: resumeSchema.nullable(),
  /** What the employer wrote with the last step. */
  reason: z.string(),
  /** The states it came into, the first one first; the last 20 of more. */
  steps: z.array(z.object({ status: z.enum(applicationStatuses), at: z.iso.datetime() })),
});

/** An application as the poster of the job sees it. */
export const applicantSchema = z.object({
  id: z.uuid(),
  status: z.enum(applicationStatuses),
  createdAt: z.iso.datetime(),
  name: z.string(),
  note: z.string(),
  /** What the poster keeps for themselves. */
  privateNote: z.string(),
  conversationId: z.uuid().nullable(),
  resume: resumeSchema.nullable(),
  answers: z.array(z.object({ question: z.string(), text: z.string() })),
});

export const applicantListSchema = z.array(applicantSchema);
