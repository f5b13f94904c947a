import { z } from "zod";
import { categories } from "@/lib/listings/rules";
import { moment } from "@/lib/shared/moment-schema";
import { parseUsPhone } from "@/lib/shared/phone";
import { nameText, requiredText } from "@/lib/users/schema";
import { applicationCopy, businessCopy } from "./application.copy";
import { vendorStatuses } from "@/lib/vendors/rules";

export const businessNameSchema = nameText(businessCopy.businessNameRequired).max(120, businessCopy.tooLong);

export const categorySchema = z.enum(categories, {
  error: businessCopy.categoryRequired,
});

export const vendorPhoneSchema = requiredText(businessCopy.phoneRequired)
  .refine((text) => text === "" || parseUsPhone(text) !== null, businessCopy.phoneInvalid)
  .transform((text) => parseUsPhone(text) ?? text);

export const applicationFormSchema = z.object({
  businessName: businessNameSchema.describe("Name of the business"),
  category: categorySchema.describe("Category of the business"),
  phone: vendorPhoneSchema.describe("US business phone number"),
  note: z.string().trim().max(2000, applicationCopy.noteTooLong).default("").describe("Note to the admins"),
});

/** With `updatedAt`, an application changed or decided since then is 409. */
export const applicationBodySchema = applicationFormSchema
  .extend({
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if the application changed since"),
  })
  .meta({ id: "VendorApplicationInput" });

export const applicationSchema = z
  .object({
    vendorId: z.uuid().describe("Id of the vendor"),
    status: z.enum(vendorStatuses).describe("State of the vendor"),
    businessName: z.string().describe("Name of the business"),
    category: z.enum(categories).describe("Category of the business"),
    phone: z.string().describe("Business phone number"),
    note: z.string().describe("Note to the admins"),
    submittedAt: z.iso.datetime().describe("Time of submission"),
    updatedAt: z.iso.datetime().describe("Time of the last change"),
    decisionReason: z.string().nullable().describe("Reason given by the admin; null if there is none"),
    history: z
      .array(
        z.object({
          submittedAt: z.iso.datetime().describe("Time of submission"),
          decidedAt: z.iso.datetime().describe("Time of the decision"),
          status: z.enum(["approved", "rejected"]).describe("Decision"),
          reason: z.string().nullable().describe("Reason as text; null if there is none"),
        }),
      )
      .describe("Earlier applications with their decisions, newest first"),
  })
  .meta({ id: "VendorApplication" });
