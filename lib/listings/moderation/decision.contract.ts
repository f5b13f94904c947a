import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type { listingCaseSchema } from "./case.schema";
import type * as schema from "./decision.schema";

export type ModeratedListingDto = z.output<typeof schema.moderatedListingSchema>;
export type ModeratedDetailDto = z.output<typeof schema.moderatedDetailSchema>;
export type ListingCaseDto = z.output<typeof listingCaseSchema>;
export type PendingQuery = z.output<typeof schema.pendingQuerySchema>;
export type AdminListQuery = z.output<typeof schema.adminListQuerySchema>;
export type Decision = z.output<typeof schema.decisionSchema>;

export const listPendingListings = endpoint({
  method: "GET",
  path: "/api/admin/pending-listings",
  summary: "List new listings and edits to live ones that are in review, oldest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./decision.schema");
    return { query: s.pendingQuerySchema, response: s.moderatedListingsSchema };
  },
});

export const listAdminListings = endpoint({
  method: "GET",
  path: "/api/admin/listings",
  summary: "List listings in any status, newest first",
  access: "admin",
  paged: true,
  schemas: async () => {
    const s = await import("./decision.schema");
    return { query: s.adminListQuerySchema, response: s.moderatedListingsSchema };
  },
});

export const getAdminListing = endpoint({
  method: "GET",
  path: "/api/admin/listings/{id}",
  summary: "Get a listing in any status with its open edit field by field, risk reasons and history",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./decision.schema");
    return { params: s.listingParamsSchema, response: s.moderatedDetailSchema };
  },
});

export const getListingCase = endpoint({
  method: "GET",
  path: "/api/admin/listings/{id}/case",
  summary:
    "Get what helps decide about a listing: similar text and photos, prices of its kind, the vendor’s other listings, reports and past decisions",
  access: "admin",
  refuses: ["not_found"],
  schemas: async () => {
    const [{ listingParamsSchema }, { listingCaseSchema }] = await Promise.all([
      import("./decision.schema"),
      import("./case.schema"),
    ]);
    return { params: listingParamsSchema, response: listingCaseSchema };
  },
});

export const decideListing = endpoint({
  method: "POST",
  path: "/api/admin/listings/{id}/{action}",
  summary:
    "Approve a listing or its edit, request changes or reject with a reason, or remove the listing with a reason",
  access: "admin",
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./decision.schema");
    return { params: s.decisionParamsSchema, body: s.decisionSchema, response: s.moderatedDetailSchema };
  },
});
