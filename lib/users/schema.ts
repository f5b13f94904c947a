import { z } from "zod";
import { holdsLink } from "@/lib/shared/text";
import { personCopy } from "./copy";

/** A person as they see themselves; never the password or its hash. */
export const userSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(["customer", "vendor", "admin"]),
  approved: z.boolean(),
  profilePicture: z.string().nullable(),
  vendorId: z.uuid().nullable(),
  vendorStatus: z.enum(["pending", "approved", "rejected", "suspended"]).nullable(),
});

/** Text that must be there, with one message for an absent and for an empty one. */
export function requiredText(message: string) {
  return z.string({ error: message }).trim().min(1, message);
}

/** It stands in mails to addresses that nobody has confirmed: nobody may send their links there. */
function personName(required: string) {
  return requiredText(required)
    .max(80, personCopy.tooLong)
    .refine((name) => !holdsLink(name), personCopy.nameHoldsLink);
}

export const firstNameSchema = personName(personCopy.firstNameRequired);
export const lastNameSchema = personName(personCopy.lastNameRequired);
export const phoneSchema = requiredText(personCopy.phoneRequired).max(30, personCopy.tooLong);
