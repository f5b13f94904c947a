import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type ReviewedVendorDto = z.output<typeof schema.reviewedVendorSchema>;
export type VendorCaseDto = z.output<typeof schema.vendorCaseSchema>;
export type ReviewQuery = z.output<typeof schema.reviewQuerySchema>;

export const listReviewedVendors = endpoint({
  method: "GET",
  path: "/api/admin/vendors",
  summary: "List vendors by status with their owners, longest waiting first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.reviewQuerySchema, response: s.reviewedVendorsSchema };
  },
});

export const decideVendor = endpoint({
  method: "POST",
  path: "/api/admin/vendors/{id}/{action}",
  summary: "Approve or reinstate a vendor, or reject or suspend one with a reason",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.decisionParamsSchema, body: s.decisionSchema, response: s.reviewedVendorSchema };
  },
});

export const verifyVendor = endpoint({
  method: "PUT",
  path: "/api/admin/vendors/{id}/verification",
  summary: "Mark an approved vendor as verified: email confirmed, phone called, document seen",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.vendorParamsSchema, body: s.verificationSchema, response: s.reviewedVendorSchema };
  },
});

export const unverifyVendor = endpoint({
  method: "DELETE",
  path: "/api/admin/vendors/{id}/verification",
  summary: "Remove a vendor’s verification",
  access: "admin",
  refuses: ["conflict", "not_found", "rule_broken"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.vendorParamsSchema, response: s.reviewedVendorSchema };
  },
});

export const getVendorCase = endpoint({
  method: "GET",
  path: "/api/admin/vendors/{id}/case",
  summary:
    "Get what helps decide about a vendor: applications, history, listings, reports, and other businesses with its phone number, website or network",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.vendorParamsSchema, response: s.vendorCaseSchema };
  },
});
