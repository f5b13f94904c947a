import { z } from "zod";
import { businessRoles } from "@/lib/shared/permissions";
import { parsePhone } from "@/lib/shared/phone";
import { containsLink, spacedName } from "@/lib/shared/links";
import { isPlainLine } from "@/lib/shared/text";
import { personCopy } from "./copy";

export const userSchema = z
  .object({
    id: z.uuid().describe("Id of the account"),
    username: z.string().describe("Username"),
    firstName: z.string().describe("First name"),
    lastName: z.string().describe("Last name"),
    email: z.string().describe("Email address"),
    phone: z.string().nullable().describe("Phone number; null if there is none"),
    role: z.enum(["customer", "vendor", "admin"]).describe("Role of the account"),
    approved: z.boolean().describe("False for a vendor who is pending or suspended"),
    profilePicture: z.string().nullable().describe("URL of the profile picture; null if there is none"),
    vendorId: z
      .uuid()
      .nullable()
      .describe("Id of the vendor, or of the business whose team you’re in; null for others"),
    vendorStatus: z
      .enum(["pending", "approved", "rejected", "suspended"])
      .nullable()
      .describe("State of the vendor; null for other accounts"),
    businessRole: z
      .enum(businessRoles)
      .nullable()
      .describe("Role in the business of `vendorId`; null without a business"),
    moderator: z.boolean().describe("True for a person who works on the moderation queues"),
  })
  .meta({ id: "User" });

export function requiredText(message: string) {
  return z.string({ error: message }).trim().min(1, message);
}

export function nameText(required: string) {
  return requiredText(required).refine(isPlainLine, personCopy.nameNotPlain);
}

/** Domains that mail programs always turn into links. */
const commonHost = /\.(com|net|org|info|biz|io|us)(?![^\s,'’-])/iu;

/** Names appear in emails to unconfirmed addresses, so they must not contain links. */
function personName(required: string) {
  return nameText(required)
    .max(80, personCopy.tooLong)
    .refine((name) => !containsLink(spacedName(name)) && !commonHost.test(name), personCopy.nameHoldsLink);
}

export const firstNameSchema = personName(personCopy.firstNameRequired);
export const lastNameSchema = personName(personCopy.lastNameRequired);

/** Formats US numbers as 3-3-4; others retain their country code. */
export const phoneSchema = requiredText(personCopy.phoneRequired)
  .max(30, personCopy.tooLong)
  .refine((text) => text === "" || parsePhone(text) !== null, personCopy.phoneInvalid)
  .transform((text) => parsePhone(text) ?? text);
