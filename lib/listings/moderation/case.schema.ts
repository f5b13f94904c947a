import { z } from "zod";
import { listingStatuses } from "../rules";
import { categorySchema } from "../schema";

export const caseListingSchema = z
  .object({
    id: z.uuid().describe("Id of the listing"),
    title: z.string().describe("Title of the listing"),
    category: categorySchema.describe("Category"),
    status: z.enum(listingStatuses).describe("State of the listing"),
    vendorName: z.string().describe("Business name of the vendor"),
    image: z.string().nullable().describe("URL of the cover picture; null if there is none"),
  })
  .meta({ id: "CaseListing" });

export const caseReportSchema = z
  .object({
    id: z.uuid().describe("Id of the report"),
    subject: z.enum(["listing", "vendor"]).describe("Kind of the reported item"),
    reason: z.string().describe("Reason of the report"),
    text: z.string().describe("Text of the reporter"),
    status: z.enum(["open", "resolved", "dismissed"]).describe("State of the report"),
    at: z.iso.datetime().describe("Time of the event"),
  })
  .meta({ id: "CaseReport" });

export const listingCaseSchema = z
  .object({
    price: z.number().describe("Price in dollars"),
    prices: z
      .object({
        kind: z.string().describe("Kind of the compared listings"),
        count: z.number().int().describe("Number of compared listings"),
        low: z.number().describe("Low price in dollars; a tenth are below it"),
        median: z.number().describe("Median price in dollars"),
        high: z.number().describe("High price in dollars; a tenth are above it"),
      })
      .nullable()
      .describe(
        "Prices of live listings of the same kind, most of them between low and high; null if there are too few",
      ),
    texts: z
      .array(
        caseListingSchema.extend({
          percent: z.number().int().describe("Share of the text that is the same, in percent"),
        }),
      )
      .describe("Similar listings of other vendors, most similar first"),
    pictures: z
      .array(caseListingSchema)
      .describe("Listings of other vendors with the same picture or a copy of it"),
    others: z.array(caseListingSchema).describe("Other listings of the vendor, newest first"),
    reports: z.array(caseReportSchema).describe("Reports about the listing or its vendor, newest first"),
    decisions: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the decision"),
          action: z.string().describe("Name of the decision"),
          reason: z.string().nullable().describe("Reason as text; null if there is none"),
          by: z.string().nullable().describe("Name of the person who did it; null for the system"),
          at: z.iso.datetime().describe("Time of the event"),
        }),
      )
      .describe("Earlier decisions"),
  })
  .meta({ id: "ListingCase" });
