import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./editing.schema";

export type OwnListingDto = z.output<typeof schema.ownListingSchema>;
export type OwnImageDto = z.output<typeof schema.ownImageSchema>;
export type ListingEventDto = z.output<typeof schema.listingEventSchema>;
export type NewListing = z.output<typeof schema.newListingSchema>;
export type ListingEdit = z.output<typeof schema.listingEditSchema>;
export type RemovedListingDto = z.output<typeof schema.removedListingSchema>;

export const createListing = endpoint({
  method: "POST",
  path: "/api/listings",
  summary: "A new listing: a draft that may be incomplete, or with `submit` sent in for review at once",
  access: "seller",
  approved: true,
  idempotent: true,
  status: 201,
  schemas: async () => {
    const s = await import("./editing.schema");
    return { body: s.newListingSchema, response: s.ownListingSchema };
  },
});

export const getOwnListing = endpoint({
  method: "GET",
  path: "/api/listings/{id}/edit",
  summary: "A listing as its vendor (or an admin) edits it, with what may be done with it and its history",
  access: "seller",
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.listingParamsSchema, response: s.ownListingSchema };
  },
});

export const updateListing = endpoint({
  method: "PATCH",
  path: "/api/listings/{id}",
  summary:
    "Changes the fields that are sent; needs `version`, `updatedAt` or If-Match, and answers 409 when somebody else was faster. Of an approved listing price and stock change at once and leave a waiting edit as it is, the rest waits for review; `submit` sends in again what was sent back",
  access: "seller",
  approved: true,
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.listingParamsSchema, body: s.listingEditSchema, response: s.ownListingSchema };
  },
});

export const deleteListing = endpoint({
  method: "DELETE",
  path: "/api/listings/{id}",
  summary: "Deletes a listing that was never public; takes any other off the site for good",
  access: "seller",
  approved: true,
  schemas: async () => {
    const s = await import("./editing.schema");
    return { params: s.listingParamsSchema, response: s.removedListingSchema };
  },
});
