import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./terms.schema";

export type SellingTerms = z.output<typeof schema.sellingTermsSchema>;

export const getSellingTerms = endpoint({
  method: "GET",
  path: "/api/listings/{id}/terms",
  summary: "Get the private terms of one of your listings: minimum offer, SKU, and low-stock notice",
  access: "vendor",
  permission: "price",
  scope: "listings:read",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const [s, editing] = await Promise.all([import("./terms.schema"), import("./editing.schema")]);
    return { params: editing.listingParamsSchema, response: s.sellingTermsSchema };
  },
});

export const saveSellingTerms = endpoint({
  method: "PUT",
  path: "/api/listings/{id}/terms",
  summary: "Save the private terms of one of your listings. They apply right away and are never public.",
  access: "vendor",
  permission: "price",
  scope: "listings:write",
  approved: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const [s, editing] = await Promise.all([import("./terms.schema"), import("./editing.schema")]);
    return {
      params: editing.listingParamsSchema,
      body: s.sellingTermsSchema,
      response: s.sellingTermsSchema,
    };
  },
});
