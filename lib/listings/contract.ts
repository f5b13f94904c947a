import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as details from "./details.schema";
import type * as schema from "./schema";

export type ListingDto = z.output<typeof schema.listingSchema>;
export type ListingDetailDto = z.output<typeof schema.listingDetailSchema>;
type ListingFilter = z.output<typeof schema.listingFilterSchema>;
export type ListingDetails = z.output<typeof details.listingDetailsSchema>;
export type PhotoDto = z.output<typeof schema.photoSchema>;
export type CategoryCountDto = z.output<typeof schema.categoryCountSchema>[number];

export type ListingQuery = Partial<ListingFilter>;

export const listListings = endpoint({
  method: "GET",
  path: "/api/listings",
  summary: "List listings by filter, sorted. Only the owner and admins see ones that aren’t approved",
  access: "optional",
  scope: "listings:read",
  replica: true,
  paged: true,
  refuses: ["forbidden"],
  schemas: async () => {
    const s = await import("./schema");
    const { listingHeaders: headers } = await import("./headers.schema");
    return { query: s.listingFilterSchema, response: s.listingListSchema, headers };
  },
});

export const getListing = endpoint({
  method: "GET",
  path: "/api/listings/{id}",
  summary: "Get a listing with its photos, facts and price history",
  access: "optional",
  scope: "listings:read",
  replica: true,
  refuses: ["gone", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.listingParamsSchema, response: s.listingDetailSchema };
  },
});

export const getInitialData = endpoint({
  method: "GET",
  path: "/api/initial-data",
  summary: "List the newest approved listings, enough for the homepage",
  access: "any",
  scope: "any",
  replica: true,
  paged: true,
  schemas: async () => ({ response: (await import("./schema")).initialDataSchema }),
});

export const listCategories = endpoint({
  method: "GET",
  path: "/api/categories",
  summary: "List the categories with the number of approved listings in each",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => ({ response: (await import("./schema")).categoryCountSchema }),
});
