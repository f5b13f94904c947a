import { z } from "zod";
import { alertCopy } from "./alerts.copy";
import { jobFilterSchema } from "./schema";

export const newJobSearchSchema = z.object({
  filter: jobFilterSchema.omit({ company: true, postedWithin: true, sort: true, limit: true, cursor: true }),
});
export const jobSearchParamsSchema = z.object({ id: z.uuid(alertCopy.unknown) });
export const jobSearchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As the address of the job list has it. */
  query: z.string(),
});
