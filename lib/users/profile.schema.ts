import { z } from "zod";
import { moment } from "@/lib/shared/moment-schema";
import { profileCopy } from "./profile.copy";
import { firstNameSchema, lastNameSchema, phoneSchema, userSchema } from "./schema";

export const profileSchema = userSchema.extend({
  emailVerified: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  memberSince: z.iso.datetime(),
  /** Send it back with an edit: a profile changed meanwhile is then 409. */
  updatedAt: z.iso.datetime(),
});

/** The details form. */
export const profileFormSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  phone: phoneSchema,
});

export const updateProfileSchema = profileFormSchema
  .partial()
  .extend({
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
