import { z } from "zod";
import { categorySchema } from "@/lib/listings/schema";
import { vendorActivities, weekdays } from "./rules";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Use a time like 09:00");
const closing = z.union([z.literal("24:00"), time], "Use a time like 17:00, or 24:00");

/** Null means closed, a missing day means unspecified. Hours that end before they begin end the next day. */
export const hoursSchema = z
  .partialRecord(
    z.enum(weekdays),
    z
      .object({
        open: time.describe("Opening time, such as `09:00`"),
        close: closing.describe(
          "Closing time, such as `17:00` or `24:00`; before the opening time it is on the next day",
        ),
      })
      .nullable(),
  )
  .meta({ id: "OpeningHours" });

/** ISO times; reply time in seconds, null under five threads and on holiday. */
export const vendorCardSchema = z
  .object({
    id: z.uuid().describe("Id of the vendor"),
    businessName: z.string().describe("Name of the business"),
    category: categorySchema.describe("Category of the business"),
    logoUrl: z.string().nullable().describe("URL of the logo; null if there is none"),
    verified: z.boolean().describe("True if an admin verified the business"),
    averageRating: z.number().describe("Average stars with one decimal; 0 without reviews"),
    reviewCount: z.number().describe("Number of reviews"),
    listingCount: z.number().describe("Number of live listings"),
    memberSince: z.string().describe("Time of registration"),
    medianReplySeconds: z
      .number()
      .nullable()
      .describe("Median time to a reply in seconds; null under five conversations"),
    replyPercent: z
      .number()
      .nullable()
      .describe("Share of answered conversations in percent; null under five"),
    activeWithin: z
      .enum(vendorActivities)
      .nullable()
      .describe("Period of the last activity; null if longer ago"),
    holidayUntil: z
      .string()
      .nullable()
      .describe(
        "Day of the return in the site’s time zone, such as `2026-12-05`; null if the business isn’t away",
      ),
    holidayMessage: z
      .string()
      .nullable()
      .describe("Message to visitors during the absence; null if there is none"),
    city: z.string().nullable().describe("City; null if there is none"),
    state: z.string().nullable().describe("Two-letter code of the state; null if there is none"),
  })
  .meta({ id: "VendorCard" });

/** Never includes the business phone. */
export const vendorProfileSchema = vendorCardSchema
  .extend({
    slug: z.string().describe("Name of the business in addresses"),
    verifiedAt: z
      .string()
      .nullable()
      .describe("Time at which an admin verified email, phone and document; null before it"),
    about: z.string().describe("Description of the business"),
    hours: hoursSchema.describe("Opening hours by day; null means closed, a missing day means not given"),
    website: z.string().nullable().describe("Website of the business; null if there is none"),
    banner: z
      .object({
        url: z.string().describe("URL of the picture"),
        width: z.number().describe("Width in pixels"),
        height: z.number().describe("Height in pixels"),
        blurDataUrl: z.string().nullable().describe("Blurred preview as a data URL; null if there is none"),
      })
      .nullable()
      .describe("Banner picture; null if there is none"),
  })
  .meta({ id: "VendorProfile" });
