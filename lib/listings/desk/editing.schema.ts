import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { listingChangeSchema, listingInputSchema } from "../offer/input.schema";
import { listingStatuses } from "../rules";
import { listingDetailsSchema } from "../details.schema";
import { categorySchema, listingParamsSchema } from "../schema";
import { ownerActions } from "./lifecycle.rules";
import { openRevisionSchema } from "./revisions.schema";

export { listingParamsSchema };

export const newListingSchema = listingInputSchema
  .extend({
    submit: z
      .boolean()
      .default(false)
      .describe(
        "True submits the listing for review; then all fields that its category requires must be given",
      ),
    vendorId: z.uuid().optional().describe("Id of the vendor; admins only"),
  })
  .meta({ id: "NewListing" });

export const listingEditSchema = listingChangeSchema
  .extend({
    version: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe("The `version` you read, or an If-Match header; 409 if the listing changed since"),
    updatedAt: moment().optional().describe("The `updatedAt` you read, instead of `version`"),
    submit: z
      .boolean()
      .default(false)
      .describe(
        "True submits the listing for review; then all fields that its category requires must be given",
      ),
  })
  .meta({ id: "ListingEdit" });

export const ownImageSchema = z
  .object({
    id: z.uuid().describe("Id of the image"),
    url: z.string().describe("URL of the 640-pixel image"),
    width: z.number().int().describe("Width in pixels"),
    height: z.number().int().describe("Height in pixels"),
    blurDataUrl: z.string().describe("Blurred preview as a data URL"),
    alt: z.string().describe("Alternative text; empty if nobody described it"),
  })
  .meta({ id: "OwnImage" });

export const listingEventSchema = z
  .object({
    action: z.string().describe("Name of the action"),
    from: z.enum(listingStatuses).nullable().describe("State before the action; null for a new listing"),
    to: z.enum(listingStatuses).nullable().describe("State after the action"),
    reason: z.string().nullable().describe("Reason as text; null if there is none"),
    by: z.enum(["owner", "team", "system"]).describe("Side that did it: the owner, an admin, or the system"),
    at: z.iso.datetime().describe("Time of the event"),
  })
  .meta({ id: "ListingEvent" });

/** Fields include the open revision. Money in dollars. */
export const ownListingSchema = z
  .object({
    id: z.uuid().describe("Id of the listing"),
    version: z.number().int().describe("Version to send with each change"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    status: z.enum(listingStatuses).describe("State of the listing"),
    featured: z.boolean().describe("True in a featured slot"),
    category: categorySchema.describe("Category"),
    title: z.string().describe("Title of the listing"),
    description: z.string().describe("Description of the listing"),
    price: z.number().nullable().describe("Price in dollars; null until one is given"),
    city: z.string().nullable().describe("City"),
    state: z.string().nullable().describe("Two-letter code of the state"),
    location: z.string().describe("City and state as shown"),
    details: listingDetailsSchema.describe("Facts that depend on the category"),
    images: z.array(ownImageSchema).describe("Pictures in order, the cover first"),
    vendorId: z.uuid().describe("Id of the vendor"),
    vendorName: z.string().describe("Business name of the vendor"),
    decisionReason: z
      .string()
      .nullable()
      .describe("Why it was sent back, rejected or removed; null if there is none"),
    submittedAt: z.iso.datetime().nullable().describe("Time of submission for review; null before the first"),
    publishedAt: z.iso.datetime().nullable().describe("Time of first publication; null before it"),
    expiresAt: z.iso.datetime().nullable().describe("Time at which it ends; null if it has no end"),
    viewCount: z.number().int().describe("Number of views"),
    favoriteCount: z.number().int().describe("Number of people with it among their favorites"),
    editing: z
      .enum(["direct", "revision", "closed"])
      .describe(
        "Effect of an edit: `direct` changes the listing immediately, `revision` waits for review, anything else means that it can’t be edited",
      ),
    revision: openRevisionSchema.nullable().describe("Edit waiting for review; null if there is none"),
    actions: z.array(z.enum(ownerActions)).describe("Actions allowed now"),
    problems: z
      .record(z.string(), z.string())
      .describe("Missing fields before it can be submitted, by name such as `details.beds`"),
    limits: z
      .object({
        photos: z.number().int().describe("Most photos of a listing"),
        listings: z.number().int().describe("Most live listings"),
        used: z.number().int().describe("Number of live listings"),
      })
      .describe("Limits of the vendor’s plan"),
    history: z.array(listingEventSchema).describe("Earlier actions, newest first"),
  })
  .meta({ id: "OwnListing" });

export const removedListingSchema = z
  .object({
    id: z.uuid().describe("Id of the listing"),
    outcome: z
      .enum(["deleted", "removed"])
      .describe("`deleted` if it was never public; otherwise its address now says that it was removed"),
  })
  .meta({ id: "RemovedListing" });
