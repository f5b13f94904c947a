import { z } from "zod";
import { calendarDay, moment } from "@/lib/shared/moment-schema";
import { isWebLink } from "@/lib/shared/links";
import { stateName } from "@/lib/shared/us-states";
import { vendorPhoneSchema } from "@/lib/vendors/application/application.schema";
import { businessProfileCopy as copy } from "./profile.copy";
import { weekdays } from "@/lib/vendors/rules";
import { hoursSchema } from "@/lib/vendors/schema";

const website = z
  .string()
  .trim()
  .max(300, copy.websiteWrong)
  .refine((text) => text === "" || isWebLink(text), copy.websiteWrong);

const hours = hoursSchema.superRefine((value, context) => {
  for (const day of weekdays) {
    const times = value[day];
    if (times && times.close === times.open) {
      context.addIssue({ code: "custom", path: [day], message: copy.noHours });
    }
  }
});

/** Empty strings for missing values; pictures are URLs from POST /api/uploads. */
export const businessFormSchema = z.object({
  phone: vendorPhoneSchema.describe("US business phone number"),
  about: z.string().trim().max(5000, copy.aboutTooLong).describe("Description of the business"),
  website: website.describe("Website of the business; empty if there is none"),
  city: z.string().trim().max(80, copy.cityTooLong).describe("City"),
  state: z
    .string()
    .refine((code) => code === "" || stateName(code) !== null, copy.stateWrong)
    .describe("Two-letter code of the state"),
  hours: hours.describe("Opening hours by day; null means closed, a missing day means not given"),
  logoUrl: z.string().max(200).describe("URL from POST /api/uploads; empty if there is none"),
  bannerUrl: z.string().max(200).describe("URL from POST /api/uploads; empty if there is none"),
  holidayUntil: z
    .union([z.literal(""), calendarDay(copy.dateWrong)], copy.dateWrong)
    .describe("Day of the return as YYYY-MM-DD; empty if the business isn’t away"),
  holidayMessage: z
    .string()
    .trim()
    .max(500, copy.messageTooLong)
    .describe("Message to visitors during the absence"),
});

/** Missing fields are unchanged. */
export const businessBodySchema = businessFormSchema
  .partial()
  .extend({
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if the profile changed since"),
  })
  .meta({ id: "BusinessProfileEdit" });

export const businessProfileSchema = z
  .object({
    vendorId: z.uuid().describe("Id of the vendor"),
    businessName: z.string().describe("Name of the business"),
    phone: z.string().describe("Business phone number"),
    about: z.string().describe("Description of the business"),
    website: z.string().describe("Website of the business; empty if there is none"),
    city: z.string().describe("City"),
    state: z.string().describe("Two-letter code of the state"),
    hours: hoursSchema.describe("Opening hours by day; null means closed, a missing day means not given"),
    logoUrl: z.string().describe("URL of the logo; empty if there is none"),
    bannerUrl: z.string().describe("URL of the banner picture; empty if there is none"),
    holidayUntil: z.string().describe("Day of the return as YYYY-MM-DD; empty if the business isn’t away"),
    holidayMessage: z.string().describe("Message to visitors during the absence"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
  })
  .meta({ id: "BusinessProfile" });
