import { z } from "zod";
import { plainLine } from "@/lib/shared/plain-line";
import { moment } from "@/lib/shared/moment-schema";
import { maxTemplateText, maxTemplateTitle, templateQueues } from "./templates.rules";

export const templateSchema = z
  .object({
    id: z.uuid().describe("Id of the template"),
    queue: z.enum(templateQueues).describe("Queue that offers it"),
    title: z.string().describe("Name of the template"),
    text: z.string().describe("Reason shown to people"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
  })
  .meta({ id: "Template" });

export const templatesSchema = z.array(templateSchema);

export const templatesQuerySchema = z.object({
  queue: z.enum(templateQueues).optional().describe("Only templates of this queue"),
});

export const writeTemplateSchema = z
  .object({
    id: z.uuid().nullable().describe("Id of the template; null for a new one"),
    queue: z.enum(templateQueues, "Choose a queue.").describe("Queue that offers it"),
    title: z
      .string()
      .trim()
      .min(2, "Enter a name.")
      .max(maxTemplateTitle, `Use at most ${maxTemplateTitle} characters.`)
      .refine(...plainLine)
      .describe("Name of the template"),
    text: z
      .string()
      .trim()
      .min(5, "Enter the reason that people will read.")
      .max(maxTemplateText, "Use at most 1,000 characters.")
      .describe("Reason shown to people"),
    updatedAt: moment()
      .optional()
      .describe("The `updatedAt` you read; 409 if another admin changed it since"),
  })
  .meta({ id: "TemplateInput" });

export const templateParamsSchema = z.object({ id: z.uuid().describe("Id of the template") });
