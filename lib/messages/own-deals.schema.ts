import { z } from "zod";
import { pricePeriods } from "@/lib/listings/offer/price-period.rules";
import { categories } from "@/lib/listings/rules";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { buyerSummarySchema } from "./rating.schema";
import {
  dealFilters,
  dealPageSize,
  dealSides,
  dealStates,
  maxDealPageSize,
  nextDealSteps,
} from "./own-deals.rules";

export const ownDealSchema = z
  .object({
    id: z.uuid().describe("Id of the offer"),
    conversationId: z.uuid().describe("Id of the conversation it was made in"),
    kind: z.enum(["offer", "quote"]).describe("`quote` if a vendor proposed the price of a service"),
    mine: z.boolean().describe("True if the viewer proposed the amount"),
    listing: z
      .object({
        id: z.uuid().describe("Id of the listing"),
        title: z.string().describe("Title of the listing"),
        category: z.enum(categories).describe("Category"),
        imageUrl: z.string().nullable().describe("URL of the picture; null if there is none"),
        per: z
          .enum(pricePeriods)
          .optional()
          .describe("Period that the amount covers; absent for a one-time amount"),
      })
      .describe("Listing it is about"),
    other: z
      .object({
        name: z.string().describe("Business name, or a name such as `Robin M.`"),
        vendorId: z.uuid().nullable().describe("Id of the vendor; null for other accounts"),
      })
      .describe("Person or business on the other side"),
    buyer: buyerSummarySchema
      .nullable()
      .describe(
        "Ratings of the buyer by sellers; null for purchases and unless the viewer is an approved vendor",
      ),
    caseId: z.uuid().nullable().describe("Id of the open case about the deal; null if there is none"),
    amount: z.number().describe("Amount in dollars, for all items together"),
    quantity: z.number().int().describe("Number of items"),
    state: z.enum(dealStates).describe("State of the offer or deal"),
    nextStep: z.enum(nextDealSteps).nullable().describe("Next step of the viewer; null if nothing is left"),
    createdAt: z.string().describe("Time of the offer"),
    expiresAt: z.string().describe("Time at which an open offer expires"),
  })
  .meta({ id: "OwnDeal" });

export const ownDealListSchema = z.array(ownDealSchema);

const filter = {
  side: z
    .enum(dealSides)
    .default("purchases")
    .describe("`purchases`: listings of others; `sales`: listings of the viewer"),
  state: z.enum(dealFilters).optional().describe("State; if omitted, all"),
  ...searchQuery,
};

export const ownDealFilterSchema = z.object(filter);
export const ownDealQuerySchema = z.object({
  ...filter,
  ...pageQuery({ size: dealPageSize, max: maxDealPageSize }),
});
