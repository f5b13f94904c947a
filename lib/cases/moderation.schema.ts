import { z } from "zod";
import { pageQuery } from "@/lib/shared/page-query";
import { caseCopy as copy } from "./copy";
import { caseOutcomes, caseReasons, caseStatuses, maxOutcomeLength } from "./rules";
import { caseFileSchema } from "./schema";

export const caseQueueQuerySchema = z.object({
  status: z.enum(caseStatuses).default("open").describe("State of the cases"),
  ...pageQuery({ size: 25, max: 100 }),
});

const sideSchema = z.object({
  id: z.uuid().describe("Id of the account"),
  name: z.string().describe("Business name, or the person’s name"),
  cases: z.number().int().describe("Number of cases about this person’s deals that others opened"),
});

export const queuedCaseSchema = z
  .object({
    id: z.uuid().describe("Id of the case"),
    title: z.string().describe("Title of the listing"),
    amount: z.number().nullable().describe("Amount of the deal in dollars; null for an appointment"),
    reason: z.enum(caseReasons).describe("What went wrong"),
    status: z.enum(caseStatuses).describe("State of the case"),
    opener: sideSchema.describe("Person who opened it"),
    other: sideSchema.describe("The other side"),
    statements: z.number().int().describe("Number of statements"),
    answered: z.boolean().describe("True if both sides have written"),
    createdAt: z.iso.datetime().describe("Time of opening"),
    statementsUntil: z.iso.datetime().describe("Time until which both sides can add statements"),
    isOver: z.boolean().describe("True if that time is over"),
    outcome: z.enum(caseOutcomes).nullable().describe("Decision; null while it is open"),
    outcomeText: z.string().nullable().describe("Explanation of the decision; null while it is open"),
    closedAt: z.iso.datetime().nullable().describe("Time of the decision; null while it is open"),
  })
  .meta({ id: "QueuedCase" });

export const queuedCasesSchema = z.array(queuedCaseSchema);

export const caseStatementsSchema = z
  .array(
    z.object({
      id: z.uuid().describe("Id of the statement"),
      author: z.string().describe("Name of the author"),
      text: z.string().describe("Text of the statement"),
      createdAt: z.iso.datetime().describe("Time of the statement"),
      files: z.array(caseFileSchema).describe("Attached files"),
    }),
  )
  .meta({ id: "CaseStatements" });

export const moderatedCaseParamsSchema = z.object({ id: z.uuid(copy.notFound).describe("Id of the case") });

export const caseDecisionSchema = z
  .object({
    outcome: z.enum(caseOutcomes, copy.chooseOutcome).describe("Decision"),
    text: z
      .string(copy.outcomeMissing)
      .trim()
      .min(1, copy.outcomeMissing)
      .max(maxOutcomeLength, copy.outcomeTooLong)
      .describe("Explanation for both sides"),
  })
  .meta({ id: "CaseDecision" });
