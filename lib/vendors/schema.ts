import { z } from "zod";
import { categorySchema } from "@/lib/listings/schema";
import { vendorActivities, weekdays } from "./rules";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use a time like 09:00");
const closing = z.union([z.literal("24:00"), time], "Use a time like 17:00, or 24:00");

/**
 * Opening hours by day; null means closed and a missing day means unspecified. Hours that end before they begin end the
 * next day.
 */
export const hoursSchema = z.partialRecord(
  z.enum(weekdays),
  z.object({ open: time, close: closing }).nullable(),
);

/** The vendor beside a listing; times in ISO, reply time in seconds and null under five threads; nothing of it is said on holiday. */
export const vendorCardSchema = z.object({
  id: z.uuid(),
  businessName: z.string(),
  category: categorySchema,
  logoUrl: z.string().nullable(),
  verified: z.boolean(),
  averageRating: z.number(),
  reviewCount: z.number(),
  listingCount: z.number(),
  memberSince: z.string(),
  medianReplySeconds: z.number().nullable(),
  /** Answered conversations in percent; null under five threads. */
  replyPercent: z.number().nullable(),
  activeWithin: z.enum(vendorActivities).nullable(),
  /** While the vendor is away: when they are back. */
  /** The day of the return in the site's time zone, `2026-12-05`. */
  holidayUntil: z.string().nullable(),
  holidayMessage: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
});

/** The public profile; the business phone is never part of it. */
export const vendorProfileSchema = vendorCardSchema.extend({
  slug: z.string(),
  /** When an admin confirmed the email, called the phone and saw a document; ISO. */
  verifiedAt: z.string().nullable(),
  about: z.string(),
  hours: hoursSchema,
  website: z.string().nullable(),
  banner: z
    .object({ url: z.string(), width: z.number(), height: z.number(), blurDataUrl: z.string().nullable() })
    .nullable(),
});
