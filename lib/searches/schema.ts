import { z } from "zod";
import { plainLine } from "@/lib/shared/plain-line";
import { jobFilterSchema } from "@/lib/jobs/schema";
import { listingFilterSchema } from "@/lib/listings/schema";
import { searchCopy } from "./copy";
import { maxSearchNameLength, searchTargets } from "./matching/rules";
import { frequencies, maxNewShown } from "./rules";

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
  .max(maxSearchNameLength, searchCopy.nameTooLong)
  .refine(...plainLine);

export const newSearchSchema = z
  .object({
    filter: savedFilterSchema.describe("Query of the listing list, such as `category=products&search=desk`"),
    name: nameSchema.optional().describe("Name of the search"),
    frequency: frequencySchema.optional().describe("Frequency of the email alerts"),
  })
  .meta({ id: "NewSavedSearch" });

export const newJobSearchSchema = z
  .object({
    filter: jobFilterSchema
      .omit({ company: true, postedWithin: true, sort: true, limit: true, cursor: true })
      .describe("Query of the job list"),
    frequency: frequencySchema.optional().describe("Frequency of the email alerts"),
  })
  .meta({ id: "NewSavedJobSearch" });

export const searchParamsSchema = z.object({
  id: z.uuid(searchCopy.unknown).describe("Id of the saved search"),
});

export const searchChangesSchema = z
  .object({
    name: nameSchema.optional().describe("New name"),
    frequency: frequencySchema.optional().describe("Frequency of the email alerts"),
    seen: z.literal(true).optional().describe("True marks its results as seen"),
    deleted: z.literal(false).optional().describe("True deletes it, false restores it"),
  })
  .meta({ id: "SavedSearchEdit" });

export const savedSearchSchema = z
  .object({
    id: z.uuid().describe("Id of the saved search"),
    target: z.enum(searchTargets).describe("Listings or jobs"),
    name: z.string().describe("Name of the search"),
    filter: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe("Filters of the search, as the list takes them"),
    frequency: frequencySchema.describe("Frequency of the email alerts"),
    newCount: z
      .number()
      .int()
      .min(0)
      .max(maxNewShown + 1)
      .describe("Number of new matches since it was last opened, capped at one more than the site shows"),
    createdAt: z.string().describe("Time of creation"),
    seenAt: z.string().describe("Time at which it was last opened, or saved if it never was"),
  })
  .meta({ id: "SavedSearch" });

export const savedSearchListSchema = z.array(savedSearchSchema);

export const savedSchema = savedSearchSchema
  .extend({
    existed: z.boolean().describe("True if the same search was saved before"),
  })
  .meta({ id: "SavedSearchResult" });

export const jobSearchSchema = savedSearchSchema
  .omit({ target: true, filter: true, seenAt: true })
  .extend({
    query: z.string().describe("Query of the job list"),
  })
  .meta({ id: "SavedJobSearch" });
