import { z } from "zod";
import { riskReasonSchema } from "@/lib/listings/desk/risk.schema";
import { caseListingSchema, caseReportSchema } from "@/lib/listings/moderation/case.schema";
import { categories } from "@/lib/listings/rules";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { vendorReviewCopy } from "./moderation.copy";
import { vendorActions } from "./moderation.rules";
import { vendorStatuses } from "@/lib/vendors/rules";

export const reviewQuerySchema = z.object({
  status: z.enum(vendorStatuses).optional().describe("Only vendors in this state"),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const reviewedVendorSchema = z
  .object({
    id: z.uuid().describe("Id of the vendor"),
    businessName: z.string().describe("Name of the business"),
    category: z.enum(categories).describe("Category of the business"),
    phone: z.string().describe("Business phone number"),
    status: z.enum(vendorStatuses).describe("State of the vendor"),
    decisionReason: z.string().nullable().describe("Reason given by the admin; null if there is none"),
    note: z.string().describe("Note of the newest application"),
    riskReasons: z.array(riskReasonSchema).describe("Reasons for a closer look, while the application waits"),
    applications: z.number().int().describe("Number of applications"),
    submittedAt: z.iso.datetime().describe("Time of the newest application"),
    approvedAt: z.iso.datetime().nullable().describe("Time of the approval; null before it"),
    verified: z.boolean().describe("True if an admin verified the business"),
    verification: z
      .object({
        by: z.string().nullable().describe("Username of the admin; null if the account is gone"),
        at: z.iso.datetime().describe("Time of the verification"),
      })
      .nullable()
      .describe("Admin who completed the checklist, with the time; null if marked before there was one"),
    updatedAt: z.iso
      .datetime()
      .describe("Time to send with a decision; 409 if the application changed since"),
    owner: z
      .object({
        id: z.uuid().describe("Id of the account"),
        username: z.string().describe("Username"),
        firstName: z.string().describe("First name"),
        lastName: z.string().describe("Last name"),
        email: z.string().describe("Email address"),
        emailVerified: z.boolean().describe("True once the email address is confirmed"),
        memberSince: z.iso.datetime().describe("Time of registration"),
      })
      .describe("Account of the owner"),
  })
  .meta({ id: "ReviewedVendor" });

export const reviewedVendorsSchema = z.array(reviewedVendorSchema);

export const decisionParamsSchema = z.object({
  id: z.uuid().describe("Id of the vendor"),
  action: z.enum(vendorActions).describe("Decision on the vendor"),
});

export const decisionSchema = z
  .object({
    reason: z
      .string()
      .trim()
      .max(1000, vendorReviewCopy.reasonTooLong)
      .default("")
      .describe("Reason shown to the vendor"),
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if the application changed since"),
  })
  .meta({ id: "VendorDecision" });

export const reasonFormSchema = z.object({
  reason: z
    .string({ error: vendorReviewCopy.reasonMissing })
    .trim()
    .min(1, vendorReviewCopy.reasonMissing)
    .max(1000, vendorReviewCopy.reasonTooLong),
});

export const vendorParamsSchema = z.object({ id: z.uuid().describe("Id of the vendor") });

const checkDone = z.literal(true, vendorReviewCopy.checkMissing);

export const verificationSchema = z
  .object({
    phoneCalled: checkDone.describe("True if the admin called the business phone"),
    documentSeen: checkDone.describe("True if the admin saw a document"),
  })
  .meta({ id: "VendorVerification" });

export const vendorCaseSchema = z
  .object({
    applications: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the application"),
          businessName: z.string().describe("Name of the business"),
          phone: z.string().describe("Business phone number"),
          note: z.string().describe("Note to the admins"),
          status: z.enum(["pending", "approved", "rejected"]).describe("State of the application"),
          reason: z.string().nullable().describe("Reason as text; null if there is none"),
          submittedAt: z.iso.datetime().describe("Time of submission"),
        }),
      )
      .describe("Applications, newest first"),
    history: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the entry"),
          status: z.enum(vendorStatuses).describe("State of the vendor"),
          reason: z.string().nullable().describe("Reason as text; null if there is none"),
          by: z.string().nullable().describe("Name of the person who did it; null for the system"),
          at: z.iso.datetime().describe("Time of the event"),
        }),
      )
      .describe("Earlier states, newest first"),
    listings: z
      .object({
        live: z.number().int().describe("Number of live listings"),
        pending: z.number().int().describe("Number of listings in review"),
        rejected: z.number().int().describe("Number of rejected listings"),
        removed: z.number().int().describe("Number of removed listings"),
      })
      .describe("Number of listings by state"),
    newestListings: z.array(caseListingSchema).describe("Newest listings"),
    newestReports: z
      .array(
        caseReportSchema.extend({
          listing: z
            .object({
              id: z.uuid().describe("Id of the listing"),
              title: z.string().describe("Title of the listing"),
            })
            .nullable()
            .describe("Reported listing; null if the vendor was reported"),
        }),
      )
      .describe("Reports about the vendor or one of its listings, newest first"),
    reports: z
      .object({
        open: z.number().int().describe("Number of open reports"),
        upheld: z.number().int().describe("Number of upheld reports"),
        dismissed: z.number().int().describe("Number of dismissed reports"),
      })
      .describe("Number of reports by outcome"),
    cases: z
      .object({
        open: z.number().int().describe("Number of open cases"),
        confirmed: z.number().int().describe("Number of cases in which the problem was confirmed"),
        total: z.number().int().describe("Number of all cases"),
      })
      .describe("Number of cases that buyers opened about deals with the vendor"),
    alike: z
      .array(
        z.object({
          id: z.uuid().describe("Id of the vendor"),
          businessName: z.string().describe("Name of the business"),
          status: z.enum(vendorStatuses).describe("State of the vendor"),
          phone: z.boolean().describe("True if the phone number is the same"),
          website: z.boolean().describe("True if the website is the same"),
          email: z.boolean().describe("True if the mailbox is the same"),
          network: z
            .boolean()
            .describe("True if the owner signed in from the same network in the last 90 days"),
        }),
      )
      .describe("Other businesses with the same phone number, website, mailbox or sign-in network"),
  })
  .meta({ id: "VendorCase" });
