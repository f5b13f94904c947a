import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./moderation.schema";

export type ReviewedVendorDto = z.output<typeof schema.reviewedVendorSchema>;
export type VendorCaseDto = z.output<typeof schema.vendorCaseSchema>;
export type ReviewQuery = z.output<typeof schema.reviewQuerySchema>;

export const listReviewedVendors = endpoint({
  method: "GET",
  path: "/api/admin/vendors",
  summary: "Vendors by state, those who wait longest first, with their owners",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { query: s.reviewQuerySchema, response: s.reviewedVendorsSchema };
  },
});

export const decideVendor = endpoint({
  method: "POST",
  path: "/api/admin/vendors/{id}/{action}",
  summary: "approve, reject (with a reason), suspend (with a reason) or reinstate a vendor",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.decisionParamsSchema, body: s.decisionSchema, response: s.reviewedVendorSchema };
  },
});

export const verifyVendor = endpoint({
  method: "PUT",
  path: "/api/admin/vendors/{id}/verification",
  summary: "Marks an approved vendor verified: email confirmed, phone called, document seen",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.vendorParamsSchema, body: s.verificationSchema, response: s.reviewedVendorSchema };
  },
});

export const unverifyVendor = endpoint({
  method: "DELETE",
  path: "/api/admin/vendors/{id}/verification",
  summary: "Takes the verification of a vendor back",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.vendorParamsSchema, response: s.reviewedVendorSchema };
  },
});

export const getVendorCase = endpoint({
  method: "GET",
  path: "/api/admin/vendors/{id}/case",
  summary:
    "What a decision about a vendor needs: applications, history, listings, reports, who shares the phone",
  access: "admin",
  schemas: async () => {
    const s = await import("./moderation.schema");
    return { params: s.vendorParamsSchema, response: s.vendorCaseSchema };
  },
});
