import { z } from "zod";

export const healthSchema = z.object({ status: z.literal("ok") });

export const readinessSchema = z.object({
  status: z.enum(["ready", "unavailable"]),
  checks: z.record(z.string(), z.enum(["ok", "failed"])),
  /** What does not answer, and the site does without. */
  degraded: z.array(z.string()),
});

export const openapiSchema = z.looseObject({ openapi: z.string() });
