import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./editing.schema";

export type OwnListingDto = z.output<typeof schema.ownListingSchema>;
export type OwnImageDto = z.output<typeof schema.ownImageSchema>;
export type ListingEventDto = z.output<typeof schema.listingEventSchema>;
export type NewListing = z.output<typeof schema.newListingSchema>;
export type ListingEdit = z.output<typeof schema.listingEditSchema>;
export type RemovedListingDto = z.output<typeof schema.removedListingSchema>;

const maxListingBytes = 40 * 1024;

export const createListing = endpoint({
  method: "POST",
  path: "/api/listings",
  summary: "Create a listing: a draft, which may be incomplete, or with `submit` one for review",
  access: "seller",
  permission: "price",
  scope: "listings:write",
  approved: true,
  maxBytes: maxListingBytes,
  idempotent: true,
  status: 201,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./editing.schema");
    return { body: s.newListingSchema, response: s.ownListingSchema };
  },
});

export const getOwnListing = endpoint({
  method: "GET",
  path: "/api/listings/{id}/edit",
  summary: "Get a listing to edit, with its history and the actions you can take",
  access: "seller",
  permission: "list",
  scope: "listings:read",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.listingParamsSchema, response: s.ownListingSchema };
  },
});

export const updateListing = endpoint({
  method: "PATCH",
  path: "/api/listings/{id}",
  summary:
    "Update the fields you send. Needs `version`, `updatedAt` or If-Match; 409 if the listing changed in the meantime. On an approved listing price and stock change right away and the rest goes to review. `submit` resubmits a listing that was sent back.",
  access: "seller",
  permission: "list",
  scope: "listings:write",
  approved: true,
  maxBytes: maxListingBytes,
  ifMatch: "version",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.listingParamsSchema, body: s.listingEditSchema, response: s.ownListingSchema };
  },
});

export const deleteListing = endpoint({
  method: "DELETE",
  path: "/api/listings/{id}",
  summary: "Delete a listing that was never public, or take a public one down for good",
  access: "seller",
  permission: "list",
  scope: "listings:write",
  approved: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.listingParamsSchema, response: s.removedListingSchema };
  },
});
