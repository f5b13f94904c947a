import { z } from "zod";
import { searchCopy } from "@/lib/searches/copy";
import { frequencies, mostNew } from "@/lib/searches/rules";
import { nameSchema } from "@/lib/searches/schema";
import { jobFilterSchema } from "./schema";

const frequencySchema = z.enum(frequencies);

/** It is called what its filters say; without a frequency new jobs are notified of once a day. */
export const newJobSearchSchema = z.object({
  filter: jobFilterSchema.omit({ company: true, postedWithin: true, sort: true, limit: true, cursor: true }),
  frequency: frequencySchema.optional(),
});
export const jobSearchParamsSchema = z.object({ id: z.uuid(searchCopy.unknown) });

/** `seen` counts from here what is new; `deleted: false` takes a deleted search back. */
export const jobSearchChangesSchema = z.object({
  name: nameSchema.optional(),
  frequency: frequencySchema.optional(),
  seen: z.literal(true).optional(),
  deleted: z.literal(false).optional(),
});

export const jobSearchSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As the address of the job list has it. */
  query: z.string(),
  frequency: frequencySchema,
  /** Open jobs published since the search was last opened, counted up to one more than is shown. */
  newCount: z
    .number()
    .int()
    .min(0)
    .max(mostNew + 1),
  createdAt: z.string(),
});
