import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { moderationActions } from "@/lib/shared/moderation";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { ownImageSchema, listingEventSchema } from "../desk/editing.schema";
import { lifecycleCopy } from "../desk/lifecycle.copy";
import { openRevisionSchema } from "../desk/revisions.schema";
import { riskReasonSchema } from "../desk/risk.schema";
import { pricePeriods } from "../offer/price-period.rules";
import { listingStatuses } from "../rules";
import { listingDetailsSchema } from "../details.schema";
import { categorySchema, listingParamsSchema } from "../schema";

export { listingParamsSchema };

export const pendingQuerySchema = z.object({
  kind: z.enum(["all", "listing", "revision"]).default("all").describe("Only new listings, or only edits"),
  category: categorySchema.optional().describe("Only this category"),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

const moderatedVendorSchema = z
  .object({
    id: z.uuid().describe("Id of the vendor"),
    businessName: z.string().describe("Name of the business"),
    status: z.enum(["pending", "approved", "rejected", "suspended"]).describe("State of the vendor"),
    verified: z.boolean().describe("True if an admin verified the business"),
    approved: z.number().int().describe("Number of approved listings of this vendor"),
    rejected: z.number().int().describe("Number of rejected listings of this vendor"),
  })
  .meta({ id: "ModeratedVendor" });

export const moderatedListingSchema = z
  .object({
    id: z.uuid().describe("Id of the listing; decide at /api/admin/listings/{id}/{action}"),
    kind: z.enum(["listing", "revision"]).describe("New listing, or edit of a live one"),
    revisionId: z
      .uuid()
      .nullable()
      .describe("Id of the revision to send with a decision; null for a new listing"),
    updatedAt: z.iso.datetime().describe("Time to send with a decision; 409 if it changed since"),
    status: z.enum(listingStatuses).describe("State of the listing"),
    category: categorySchema.describe("Category"),
    title: z.string().describe("Title after an approval"),
    description: z.string().describe("Description after an approval"),
    price: z.number().describe("Price in dollars"),
    per: z
      .enum(pricePeriods)
      .optional()
      .describe("Period that the price covers; absent for a one-time price"),
    location: z.string().describe("City and state as shown"),
    image: z.string().nullable().describe("URL of the cover picture; null if there is none"),
    waitingSince: z.iso
      .datetime()
      .describe("When it began waiting; if it isn’t waiting, when it was created"),
    riskReasons: z.array(riskReasonSchema).describe("Reasons for a closer look"),
    vendor: moderatedVendorSchema.describe("Vendor it belongs to"),
  })
  .meta({ id: "ModeratedListing" });

export const moderatedListingsSchema = z.array(moderatedListingSchema);

/** For a revision, the fields are the new ones and `revision.changes` lists the differences. */
export const moderatedDetailSchema = moderatedListingSchema
  .extend({
    city: z.string().nullable().describe("City"),
    state: z.string().nullable().describe("Two-letter code of the state"),
    details: listingDetailsSchema.describe("Facts that depend on the category"),
    images: z.array(ownImageSchema).describe("Pictures in order, the cover first"),
    decisionReason: z.string().nullable().describe("Reason given by the admin; null if there is none"),
    publishedAt: z.iso.datetime().nullable().describe("Time of first publication; null before it"),
    expiresAt: z.iso.datetime().nullable().describe("Time at which it ends; null if it has no end"),
    revision: openRevisionSchema.nullable().describe("Edit waiting for review; null if there is none"),
    history: z.array(listingEventSchema).describe("Earlier actions, newest first"),
    actions: z.array(z.enum(moderationActions)).describe("Actions allowed now"),
  })
  .meta({ id: "ModeratedListingDetail" });

export const adminListQuerySchema = z.object({
  status: z.enum(listingStatuses).optional().describe("Only listings in this state"),
  category: categorySchema.optional().describe("Only this category"),
  vendor: z.uuid().optional().describe("Only listings of this vendor"),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const decisionParamsSchema = z.object({
  id: z.uuid("Unknown listing").describe("Id of the listing"),
  action: z.enum(moderationActions).describe("Decision on the listing"),
});

export const decisionSchema = z
  .object({
    reason: z
      .string()
      .trim()
      .max(1000, lifecycleCopy.reasonTooLong)
      .default("")
      .describe("Reason shown to the vendor, required for `request-changes`, `reject` and `remove`"),
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if it changed since"),
    revisionId: z.uuid().optional().describe("Id of the revision that the decision is on"),
  })
  .meta({ id: "ListingDecision" });
