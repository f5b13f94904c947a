import { z } from "zod";
import { heldActions } from "@/lib/messages/threads/held.rules";
import { pageQuery } from "@/lib/shared/page-query";
import { heldCopy as copy } from "./held.copy";

export const heldQueueQuerySchema = z.object(pageQuery({ size: 25, max: 100 }));

const personSchema = z.object({
  id: z.uuid().describe("Id of the account"),
  name: z.string().describe("Business name, or the person’s name"),
});

export const heldMessageSchema = z
  .object({
    id: z.uuid().describe("Id of the held message"),
    sender: personSchema.describe("Person who wrote it"),
    recipient: personSchema.describe("Person who gets it once it’s released"),
    about: z.string().describe("Title of the listing or job, or name of the business"),
    copies: z.number().int().describe("Number of other people who got the same text within a day"),
    memberSince: z.iso.datetime().describe("When the sender’s account was created"),
    createdAt: z.iso.datetime().describe("Time of the message"),
  })
  .meta({ id: "HeldMessage" });

export const heldMessagesSchema = z.array(heldMessageSchema);

export const heldTextSchema = z
  .object({
    text: z.string().describe("Text of the message"),
    files: z.array(z.string()).describe("Names of the attached files"),
  })
  .meta({ id: "HeldText" });

export const heldParamsSchema = z.object({ id: z.uuid(copy.notFound).describe("Id of the held message") });

export const heldDecisionParamsSchema = z.object({
  ...heldParamsSchema.shape,
  action: z.enum(heldActions).describe("Decision on the message"),
});

export const heldDecisionSchema = z
  .object({
    reason: z
      .string()
      .trim()
      .max(1000, copy.reasonTooLong)
      .default("")
      .describe("Reason for the sender; required to refuse the message"),
  })
  .meta({ id: "HeldDecision" });
