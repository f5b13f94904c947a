import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { maxTemplateText, maxTemplateTitle, templateQueues } from "./templates.rules";

export const templateSchema = z.object({
  id: z.uuid(),
  queue: z.enum(templateQueues),
  title: z.string(),
  text: z.string(),
  updatedAt: z.iso.datetime(),
});

export const templatesSchema = z.array(templateSchema);

export const templatesQuerySchema = z.object({ queue: z.enum(templateQueues).optional() });

export const writeTemplateSchema = z.object({
  /** Null for a new one. */
  id: z.uuid().nullable(),
  queue: z.enum(templateQueues, "Choose a queue."),
  title: z
    .string()
    .trim()
    .min(2, "Enter a name.")
    .max(maxTemplateTitle, `Use at most ${maxTemplateTitle} characters.`),
  text: z
    .string()
    .trim()
    .min(5, "Enter the reason that people will read.")
    .max(maxTemplateText, "Use at most 1,000 characters."),
  /** Detects concurrent changes by another admin. */
  updatedAt: moment().optional(),
});

export const templateParamsSchema = z.object({ id: z.uuid() });
