import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { isWebLink } from "@/lib/shared/text";
import { stateName } from "@/lib/shared/us-states";
import { vendorPhoneSchema } from "./application.schema";
import { businessProfileCopy as copy } from "./profile.copy";
import { weekdays } from "./rules";
import { hoursSchema } from "./schema";

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

/** The form: empty texts for what is not said, addresses of POST /api/uploads for the pictures. */
export const businessFormSchema = z.object({
  phone: vendorPhoneSchema,
  about: z.string().trim().max(5000, copy.aboutTooLong),
  website,
  city: z.string().trim().max(80, copy.cityTooLong),
  state: z.string().refine((code) => code === "" || stateName(code) !== null, copy.stateWrong),
  hours,
  logoUrl: z.string().max(200),
  bannerUrl: z.string().max(200),
  /** The day of the return, YYYY-MM-DD; empty while the vendor is there. */
  holidayUntil: z.union([z.literal(""), z.iso.date(copy.dateWrong)], copy.dateWrong),
  holidayMessage: z.string().trim().max(500, copy.messageTooLong),
});

/** Only what is sent changes. */
export const businessBodySchema = businessFormSchema.partial().extend({ updatedAt: moment().optional() });

export const businessProfileSchema = z.object({
  vendorId: z.uuid(),
  businessName: z.string(),
  phone: z.string(),
  about: z.string(),
  website: z.string(),
  city: z.string(),
  state: z.string(),
  hours: hoursSchema,
  logoUrl: z.string(),
  bannerUrl: z.string(),
  holidayUntil: z.string(),
  holidayMessage: z.string(),
  updatedAt: z.iso.datetime(),
});
