import { z } from "zod";
import { revisionStatuses } from "./lifecycle.rules";

export const fieldChangeSchema = z
  .object({
    field: z.string().describe("Name of the field"),
    label: z.string().describe("Name of the field for people"),
    before: z.string().describe("Value before the edit"),
    after: z.string().describe("Value after the edit"),
    images: z
      .object({
        before: z.array(z.string()).describe("Addresses before the edit"),
        after: z.array(z.string()).describe("Addresses after the edit"),
      })
      .optional()
      .describe("Changed pictures; missing for other fields"),
  })
  .meta({ id: "FieldChange" });

export const openRevisionSchema = z
  .object({
    id: z.uuid().describe("Id of the revision"),
    status: z.enum(revisionStatuses).describe("State of the revision"),
    reason: z.string().nullable().describe("Why it was sent back; null if there is none"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
    changes: z.array(fieldChangeSchema).describe("Changed fields"),
  })
  .meta({ id: "OpenRevision" });
