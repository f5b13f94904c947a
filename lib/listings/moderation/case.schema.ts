import { z } from "zod";
import { listingStatuses } from "../rules";
import { categorySchema } from "../schema";

export const caseListingSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  category: categorySchema,
  status: z.enum(listingStatuses),
  vendorName: z.string(),
  image: z.string().nullable(),
});

export const caseReportSchema = z.object({
  id: z.uuid(),
  subject: z.enum(["listing", "vendor"]),
  reason: z.string(),
  text: z.string(),
  status: z.enum(["open", "resolved", "dismissed"]),
  at: z.iso.datetime(),
});

/** What stands beside the decision about a listing; dollars and ISO times. */
export const listingCaseSchema = z.object({
  price: z.number(),
  /** Of live listings of the same kind; null where there are too few. Nine of ten cost more than low, and less than high. */
  prices: z
    .object({
      kind: z.string(),
      count: z.number().int(),
      low: z.number(),
      median: z.number(),
      high: z.number(),
    })
    .nullable(),
  /** Of other vendors, the closest first; about so many percent of the text are the same. */
  texts: z.array(caseListingSchema.extend({ percent: z.number().int() })),
  /** Of other vendors, with the same picture or a copy of it. */
  pictures: z.array(caseListingSchema),
  /** The vendor's other listings, the newest first. */
  others: z.array(caseListingSchema),
  /** About the listing or its vendor, the newest first. */
  reports: z.array(caseReportSchema),
  /** What was decided about it and who did; null for the system. */
  decisions: z.array(
    z.object({
      id: z.uuid(),
      action: z.string(),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
