import { z } from "zod";
import { categories } from "@/lib/listings/rules";
import { moment } from "@/lib/shared/moment-schema";
import { parseUsPhone } from "@/lib/shared/phone";
import { nameText, requiredText } from "@/lib/users/schema";
import { applicationCopy, businessCopy } from "./application.copy";
import { vendorStatuses } from "./rules";

export const businessNameSchema = nameText(businessCopy.businessNameRequired).max(120, businessCopy.tooLong);

export const categorySchema = z.enum(categories, {
  error: businessCopy.categoryRequired,
});

/** A US number, stored as 3-3-4. */
export const vendorPhoneSchema = requiredText(businessCopy.phoneRequired)
  .refine((text) => text === "" || parseUsPhone(text) !== null, businessCopy.phoneInvalid)
  .transform((text) => parseUsPhone(text) ?? text);

/** The form on the 'Pending Approval' page. */
export const applicationFormSchema = z.object({
  businessName: businessNameSchema,
  category: categorySchema,
  phone: vendorPhoneSchema,
  note: z.string().trim().max(2000, applicationCopy.noteTooLong).default(""),
});

/** With `updatedAt`, an application changed or decided meanwhile is 409. */
export const applicationBodySchema = applicationFormSchema.extend({ updatedAt: moment().optional() });

export const applicationSchema = z.object({
  vendorId: z.uuid(),
  status: z.enum(vendorStatuses),
  businessName: z.string(),
  category: z.enum(categories),
  phone: z.string(),
  note: z.string(),
  submittedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  decisionReason: z.string().nullable(),
  /** Earlier applications with their decisions, newest first. */
  history: z.array(
    z.object({
      submittedAt: z.iso.datetime(),
      decidedAt: z.iso.datetime(),
      status: z.enum(["approved", "rejected"]),
      reason: z.string().nullable(),
    }),
  ),
});
