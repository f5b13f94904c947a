import { z } from "zod";
import { riskReasonSchema } from "@/lib/listings/desk/risk.schema";
import { caseListingSchema, caseReportSchema } from "@/lib/listings/moderation/case.schema";
import { categories } from "@/lib/listings/rules";
import { moment } from "@/lib/shared/moment-schema";
import { pageQuery, searchQuery } from "@/lib/shared/page-query";
import { vendorReviewCopy } from "./moderation.copy";
import { vendorActions } from "./moderation.rules";
import { vendorStatuses } from "./rules";

export const reviewQuerySchema = z.object({
  status: z.enum(vendorStatuses).optional(),
  ...searchQuery,
  ...pageQuery({ size: 25, max: 100 }),
});

export const reviewedVendorSchema = z.object({
  id: z.uuid(),
  businessName: z.string(),
  category: z.enum(categories),
  phone: z.string(),
  status: z.enum(vendorStatuses),
  decisionReason: z.string().nullable(),
  /** What the vendor wrote with the newest application. */
  note: z.string(),
  /** Why to look twice, while the application waits. */
  riskReasons: z.array(riskReasonSchema),
  /** How often the vendor has applied. */
  applications: z.number().int(),
  submittedAt: z.iso.datetime(),
  approvedAt: z.iso.datetime().nullable(),
  verified: z.boolean(),
  /** Who went through the checklist, and when; null for what was marked before there was one. */
  verification: z.object({ by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  /** Send it back with a decision: an application changed meanwhile is then 409. */
  updatedAt: z.iso.datetime(),
  owner: z.object({
    id: z.uuid(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    memberSince: z.iso.datetime(),
  }),
});

export const reviewedVendorsSchema = z.array(reviewedVendorSchema);

export const decisionParamsSchema = z.object({ id: z.uuid(), action: z.enum(vendorActions) });

export const decisionSchema = z.object({
  reason: z.string().trim().max(1000, vendorReviewCopy.reasonTooLong).default(""),
  updatedAt: moment().optional(),
});

/** The form of a decision with a reason, in every queue. */
export const reasonFormSchema = z.object({
  reason: z
    .string({ error: vendorReviewCopy.reasonMissing })
    .trim()
    .min(1, vendorReviewCopy.reasonMissing)
    .max(1000, vendorReviewCopy.reasonTooLong),
});

export const vendorParamsSchema = z.object({ id: z.uuid() });

const done = z.literal(true, vendorReviewCopy.checkMissing);

/** What the admin has done; whether the owner's email is confirmed is known. */
export const verificationSchema = z.object({ phoneCalled: done, documentSeen: done });

export const vendorCaseSchema = z.object({
  /** The newest first. */
  applications: z.array(
    z.object({
      id: z.uuid(),
      businessName: z.string(),
      phone: z.string(),
      note: z.string(),
      status: z.enum(["pending", "approved", "rejected"]),
      reason: z.string().nullable(),
      submittedAt: z.iso.datetime(),
    }),
  ),
  /** States it had, the newest first; `by` null for a program. */
  history: z.array(
    z.object({
      id: z.uuid(),
      status: z.enum(vendorStatuses),
      reason: z.string().nullable(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  listings: z.object({
    live: z.number().int(),
    pending: z.number().int(),
    rejected: z.number().int(),
    removed: z.number().int(),
  }),
  /** The newest ones, as they are counted above. */
  newestListings: z.array(caseListingSchema),
  /** About the vendor or a listing of theirs, the newest first. */
  newestReports: z.array(
    caseReportSchema.extend({ listing: z.object({ id: z.uuid(), title: z.string() }).nullable() }),
  ),
  /** Of the vendor and its listings. */
  reports: z.object({ open: z.number().int(), upheld: z.number().int(), dismissed: z.number().int() }),
  /** Other businesses with a phone number, website or mailbox of this one, or whose owner signed in from its network in 90 days. */
  alike: z.array(
    z.object({
      id: z.uuid(),
      businessName: z.string(),
      status: z.enum(vendorStatuses),
      phone: z.boolean(),
      website: z.boolean(),
      email: z.boolean(),
      network: z.boolean(),
    }),
  ),
});
