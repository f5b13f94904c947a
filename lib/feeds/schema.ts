import { z } from "zod";
import { jobFilterSchema } from "@/lib/jobs/schema";
import { listingFilterSchema } from "@/lib/listings/schema";
import type { EndpointSchemas } from "@/lib/shared/endpoint";
import { maxCursorLength } from "@/lib/shared/page";

const cursor = z
  .string()
  .max(maxCursorLength)
  .optional()
  .describe("Cursor of the page, from the `Link` header of the page before");

export const listingFeedQuerySchema = listingFilterSchema
  .omit({ status: true, sort: true, ids: true, limit: true })
  .extend({ cursor });

export const jobFeedQuerySchema = jobFilterSchema.omit({ sort: true, limit: true }).extend({ cursor });

export const feedQuerySchema = z.object({ cursor });

export const feedHeaders: EndpointSchemas["headers"] = {
  Link: {
    description: 'The next page, with `rel="next"`. Missing on the last page.',
    schema: { type: "string" },
  },
};
