import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { ownImageSchema, listingEventSchema } from "../desk/editing.schema";
import { lifecycleCopy } from "../desk/lifecycle.copy";
import { moderationActions } from "../desk/lifecycle.rules";
import { openRevisionSchema } from "../desk/revisions.schema";
import { riskReasonSchema } from "../desk/risk.schema";
import { listingStatuses } from "../rules";
import { categorySchema, listingDetailsSchema, listingParamsSchema } from "../schema";

export { listingParamsSchema };

export const pendingQuerySchema = z.object({
  kind: z.enum(["all", "listing", "revision"]).default("all"),
  category: categorySchema.optional(),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

/** Who asks for it. */
const moderatedVendorSchema = z.object({
  id: z.uuid(),
  businessName: z.string(),
  status: z.enum(["pending", "approved", "rejected", "suspended"]),
  verified: z.boolean(),
  /** Listings of this vendor that were approved, and those that were rejected. */
  approved: z.number().int(),
  rejected: z.number().int(),
});

/** A listing in the admin's lists; dollars and ISO times. */
export const moderatedListingSchema = z.object({
  /** Of the listing: decide at /api/admin/listings/{id}/{action}. */
  id: z.uuid(),
  kind: z.enum(["listing", "revision"]),
  /** Send it back with the decision on a revision. */
  revisionId: z.uuid().nullable(),
  /** Send it back with a decision: what was changed meanwhile is then 409. */
  updatedAt: z.iso.datetime(),
  status: z.enum(listingStatuses),
  category: categorySchema,
  /** As it would be after the approval. */
  title: z.string(),
  description: z.string(),
  price: z.number(),
  location: z.string(),
  image: z.string().nullable(),
  /** Since when it waits; for a listing that does not, when it was made. */
  waitingSince: z.iso.datetime(),
  riskReasons: z.array(riskReasonSchema),
  vendor: moderatedVendorSchema,
});

export const moderatedListingsSchema = z.array(moderatedListingSchema);

/** Everything that the decision needs; of a revision the fields are the new ones, `revision.changes` says what differs. */
export const moderatedDetailSchema = moderatedListingSchema.extend({
  city: z.string().nullable(),
  state: z.string().nullable(),
  details: listingDetailsSchema,
  images: z.array(ownImageSchema),
  decisionReason: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  revision: openRevisionSchema.nullable(),
  history: z.array(listingEventSchema),
  actions: z.array(z.enum(moderationActions)),
});

export const adminListQuerySchema = z.object({
  status: z.enum(listingStatuses).optional(),
  category: categorySchema.optional(),
  vendor: z.uuid().optional(),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const decisionParamsSchema = z.object({
  id: z.uuid("Unknown listing"),
  action: z.enum(moderationActions),
});

export const decisionSchema = z.object({
  /** Mandatory for request-changes, reject and remove. */
  reason: z.string().trim().max(1000, lifecycleCopy.reasonTooLong).default(""),
  updatedAt: moment().optional(),
  /** Given: the decision is on this revision. */
  revisionId: z.uuid().optional(),
});
