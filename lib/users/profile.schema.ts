import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { isTimeZone } from "@/lib/shared/time-zones";
import { profileCopy } from "./profile.copy";
import { firstNameSchema, lastNameSchema, phoneSchema, userSchema } from "./schema";

export const profileSchema = userSchema
  .extend({
    emailVerified: z.boolean().describe("True once the email address is confirmed"),
    pendingEmail: z
      .string()
      .nullable()
      .describe("New address waiting for confirmation; null if there is none"),
    timeZone: z.string().nullable().describe("IANA time zone for times in emails; null until known"),
    memberSince: z.iso.datetime().describe("Time of registration"),
    updatedAt: z.iso.datetime().describe("Time to send with an edit; 409 if the profile changed since"),
  })
  .meta({ id: "Profile" });

const detailsSchema = z.object({
  firstName: firstNameSchema.describe("First name"),
  lastName: lastNameSchema.describe("Last name"),
  phone: phoneSchema.describe("US phone number; empty removes it"),
});

const timeZone = z.string().refine(isTimeZone, profileCopy.timeZoneInvalid);

export const profileFormSchema = detailsSchema.extend({
  timeZone: z.union([z.literal(""), timeZone]).describe("IANA time zone for times in emails"),
});

export const updateProfileSchema = detailsSchema
  .partial()
  .extend({
    timeZone: timeZone.nullable().optional().describe("IANA time zone for times in emails"),
    profilePicture: z
      .string()
      .max(200)
      .nullable()
      .optional()
      .describe("URL of a picture from POST /api/uploads; null removes it"),
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if the profile changed since"),
  })
  .refine(
    ({ updatedAt: _updatedAt, ...changes }) => Object.values(changes).some((value) => value !== undefined),
    {
      message: profileCopy.nothingToChange,
    },
  )
  .meta({ id: "ProfileEdit" });
