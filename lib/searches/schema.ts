import { z } from "zod";
import { jobFilterSchema } from "@/lib/jobs/schema";
import { listingFilterSchema } from "@/lib/listings/schema";
import { searchCopy } from "./copy";
import { maxSearchNameLength, searchTargets } from "./matching/rules";
import { frequencies, mostNew } from "./rules";

/** Filters of GET /api/listings without sort, page, and owner. */
const savedFilterSchema = listingFilterSchema.omit({
  status: true,
  sort: true,
  ids: true,
  limit: true,
  cursor: true,
});

const frequencySchema = z.enum(frequencies);

const nameSchema = z
  .string(searchCopy.nameIt)
  .trim()
  .min(1, searchCopy.nameIt)
  .max(maxSearchNameLength, searchCopy.nameTooLong);

/** Defaults: a name from its filters, and a daily mail of new listings. */
export const newSearchSchema = z.object({
  filter: savedFilterSchema,
  name: nameSchema.optional(),
  frequency: frequencySchema.optional(),
});

/** Defaults: a name from its filters, and a daily mail of new jobs. */
export const newJobSearchSchema = z.object({
  filter: jobFilterSchema.omit({ company: true, postedWithin: true, sort: true, limit: true, cursor: true }),
  frequency: frequencySchema.optional(),
});

export const searchParamsSchema = z.object({ id: z.uuid(searchCopy.unknown) });

/** `seen` counts from here what is new; `deleted: false` takes a deleted search back. */
export const searchChangesSchema = z.object({
  name: nameSchema.optional(),
  frequency: frequencySchema.optional(),
  seen: z.literal(true).optional(),
  deleted: z.literal(false).optional(),
});

export const savedSearchSchema = z.object({
  id: z.uuid(),
  target: z.enum(searchTargets),
  name: z.string(),
  filter: z.record(z.string(), z.union([z.string(), z.number()])),
  frequency: frequencySchema,
  /** Items on offer that came to match since the search was last opened, counted up to one more than is shown. */
  newCount: z
    .number()
    .int()
    .min(0)
    .max(mostNew + 1),
  createdAt: z.string(),
  seenAt: z.string(),
});

export const savedSearchListSchema = z.array(savedSearchSchema);

/** `existed`: the same filters were saved already, and nothing changed. */
export const savedSchema = savedSearchSchema.extend({ existed: z.boolean() });

export const jobSearchSchema = savedSearchSchema.omit({ target: true, filter: true, seenAt: true }).extend({
  /** As the address of the job list has it. */
  query: z.string(),
});
