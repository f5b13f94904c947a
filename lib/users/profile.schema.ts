import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { isTimeZone } from "@/lib/shared/time-zones";
import { profileCopy } from "./profile.copy";
import { firstNameSchema, lastNameSchema, phoneSchema, userSchema } from "./schema";

export const profileSchema = userSchema.extend({
  emailVerified: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  /** Time zone in which emails also give times, 'America/Denver'; null until known. */
  timeZone: z.string().nullable(),
  memberSince: z.iso.datetime(),
  /** Send it back with an edit: a profile changed meanwhile is then 409. */
  updatedAt: z.iso.datetime(),
});

const detailsSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  phone: phoneSchema,
});

const timeZone = z.string().refine(isTimeZone, profileCopy.timeZoneInvalid);

/** The details form; an empty time zone is none. */
export const profileFormSchema = detailsSchema.extend({ timeZone: z.union([z.literal(""), timeZone]) });

export const updateProfileSchema = detailsSchema
  .partial()
  .extend({
    timeZone: timeZone.nullable().optional(),
    /** Address of a picture that this person uploaded; null removes it. */
    profilePicture: z.string().max(200).nullable().optional(),
    updatedAt: moment().optional(),
  })
  .refine(
    ({ updatedAt: _updatedAt, ...changes }) => Object.values(changes).some((value) => value !== undefined),
    {
      message: profileCopy.nothingToChange,
    },
  );
