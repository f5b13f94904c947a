import { z } from "zod";
import { caseCopy as copy, subjectCopy } from "./copy";
import { caseOutcomes, caseReasons, caseStatuses, maxCaseFiles, maxStatementLength } from "./rules";

export const newStatementSchema = z
  .object({
    text: z
      .string(copy.missing)
      .trim()
      .min(1, copy.missing)
      .max(maxStatementLength, copy.tooLong)
      .describe("What happened, in the words of this side"),
    documentIds: z
      .array(z.uuid(copy.unknownFile))
      .max(maxCaseFiles, copy.tooManyFiles)
      .default([])
      .describe("Ids of own files from POST /api/documents"),
  })
  .meta({ id: "NewStatement" });

export const newCaseSchema = newStatementSchema
  .extend({ reason: z.enum(caseReasons, copy.chooseReason).describe("What went wrong") })
  .meta({ id: "NewCase" });

export const caseFileSchema = z
  .object({
    id: z.uuid().describe("Id of the file, for GET /api/documents/{id}"),
    name: z.string().describe("File name"),
    kind: z.enum(["pdf", "image"]).describe("PDF or image"),
    bytes: z.number().int().describe("Size in bytes"),
  })
  .meta({ id: "CaseFile" });

export const caseSchema = z
  .object({
    id: z.uuid().describe("Id of the case"),
    conversationId: z.uuid().describe("Id of the conversation of the deal or appointment"),
    title: z.string().describe("Title of the listing or job"),
    other: z.string().describe("Name of the other side"),
    mine: z.boolean().describe("True if the viewer’s side opened it"),
    reason: z.enum(caseReasons).describe("What went wrong"),
    status: z.enum(caseStatuses).describe("State of the case"),
    createdAt: z.string().describe("Time of opening"),
    statementsUntil: z.string().describe("Time until which both sides can add statements"),
    canAdd: z.boolean().describe("True if the viewer can add a statement now"),
    outcome: z.enum(caseOutcomes).nullable().describe("Decision of our team; null while it is open"),
    outcomeText: z.string().nullable().describe("Explanation of the decision; null while it is open"),
    closedAt: z.string().nullable().describe("Time of the decision; null while it is open"),
    statements: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the statement"),
          mine: z.boolean().describe("True if the viewer’s side wrote it"),
          by: z
            .string()
            .nullable()
            .describe(
              "Name of the person on the viewer’s team who wrote it; null for the viewer and the other side",
            ),
          text: z.string().describe("Text of the statement"),
          createdAt: z.string().describe("Time of the statement"),
          files: z.array(caseFileSchema).describe("Attached files"),
        }),
      )
      .describe("Statements of both sides, oldest first"),
  })
  .meta({ id: "Case" });

export const caseParamsSchema = z.object({ id: z.uuid(copy.notFound).describe("Id of the case") });
export const caseDealParamsSchema = z.object({
  id: z.uuid(subjectCopy.deal.unknown).describe("Id of the offer that became the deal"),
});
export const caseViewingParamsSchema = z.object({
  id: z.uuid(subjectCopy.appointment.unknown).describe("Id of the viewing"),
});
