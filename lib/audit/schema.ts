import { z } from "zod";
import { pageQuery } from "@/lib/shared/page-query";
import { isDay } from "./rules";

const daySchema = z.string().refine(isDay, "Write a day as 2026-11-23.").optional();

export const auditQuerySchema = z.object({
  person: z.string().trim().max(120).optional().describe("Username of the person who acted"),
  action: z.string().trim().max(80).optional().describe("Only this action"),
  thing: z.string().trim().max(300).optional().describe("Id of the subject, or an address that contains it"),
  from: daySchema.describe("First day in UTC"),
  to: daySchema.describe("Last day in UTC, included"),
  ...pageQuery({ size: 50, max: 100 }),
});

export const auditEntrySchema = z
  .object({
    id: z.uuid().describe("Id of the entry"),
    actor: z
      .object({
        id: z.uuid().nullable().describe("Id of the account; null for a program"),
        name: z.string().describe("Name at that time"),
      })
      .describe("Person who acted; a program has no id"),
    action: z.string().describe("Name of the action, such as `vendor.approve`"),
    subject: z
      .object({
        type: z.string().describe("Type of the subject"),
        id: z.string().nullable().describe("Id of the subject; null if there is none"),
      })
      .describe("Subject of the action"),
    summary: z.string().describe("Summary in one line"),
    data: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .describe("Reason and numbers for the change"),
    changes: z
      .array(
        z.object({
          field: z.string().describe("Name of the field"),
          before: z.string().nullable().describe("Value before the change"),
          after: z.string().nullable().describe("Value after the change"),
        }),
      )
      .describe("Changed fields; a null value was or is empty"),
    createdAt: z.iso.datetime().describe("Time of creation"),
  })
  .meta({ id: "AuditEntry" });

export const auditEntriesSchema = z.array(auditEntrySchema);
