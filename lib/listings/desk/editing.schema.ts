import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { listingChangeSchema, listingInputSchema } from "../offer/input.schema";
import { listingStatuses } from "../rules";
import { categorySchema, listingDetailsSchema, listingParamsSchema } from "../schema";
import { ownerActions } from "./lifecycle.rules";
import { openRevisionSchema } from "./revisions.schema";

export { listingParamsSchema };

export const newListingSchema = listingInputSchema.extend({
  /** True sends it in at once; then everything its category asks for must be there. */
  submit: z.boolean().default(false),
  /** Admins only: whose listing it is. */
  vendorId: z.uuid().optional(),
});

export const listingEditSchema = listingChangeSchema.extend({
  /** The version that the form was filled from (or an If-Match header, or `updatedAt`): an older one is 409. */
  version: z.number().int().min(1).optional(),
  updatedAt: moment().optional(),
  submit: z.boolean().default(false),
});

export const ownImageSchema = z.object({
  id: z.uuid(),
  /** Address of the 640-pixel variant. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  blurDataUrl: z.string(),
  /** What it shows; empty where nobody described it. */
  alt: z.string(),
});

/** One line of a listing's history, newest first. */
export const listingEventSchema = z.object({
  action: z.string(),
  from: z.enum(listingStatuses).nullable(),
  to: z.enum(listingStatuses).nullable(),
  reason: z.string().nullable(),
  by: z.enum(["owner", "team", "system"]),
  at: z.iso.datetime(),
});

/** A listing as its owner edits it: with an open revision, the fields are those of the revision. Money in dollars. */
export const ownListingSchema = z.object({
  id: z.uuid(),
  /** Send it back with every change. */
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  status: z.enum(listingStatuses),
  featured: z.boolean(),
  category: categorySchema,
  title: z.string(),
  description: z.string(),
  /** Null until one is given. */
  price: z.number().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  location: z.string(),
  details: listingDetailsSchema,
  images: z.array(ownImageSchema),
  vendorId: z.uuid(),
  vendorName: z.string(),
  /** Why it was sent back, rejected or removed. */
  decisionReason: z.string().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** Whether an edit changes the listing at once (`direct`), waits for review (`revision`), or is not possible. */
  editing: z.enum(["direct", "revision", "closed"]),
  revision: openRevisionSchema.nullable(),
  actions: z.array(z.enum(ownerActions)),
  /** What is still missing before it can be sent in, by field: `title`, `details.beds`. */
  problems: z.record(z.string(), z.string()),
  /** Photos and listings of the vendor's plan. */
  limits: z.object({ photos: z.number().int(), listings: z.number().int(), used: z.number().int() }),
  history: z.array(listingEventSchema),
});

export const removedListingSchema = z.object({
  id: z.uuid(),
  /** `deleted` when nobody had ever seen it; else its address now says that it was removed. */
  outcome: z.enum(["deleted", "removed"]),
});
