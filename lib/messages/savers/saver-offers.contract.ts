import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./saver-offers.schema";

export type SaverOfferState = z.output<typeof schema.saverOfferStateSchema>;
export type NewSaverOffer = z.output<typeof schema.newSaverOfferSchema>;
export type ReceivedOfferDto = z.output<typeof schema.receivedOfferSchema>;

export const getSaverOffer = endpoint({
  method: "GET",
  path: "/api/listings/{id}/saver-offer",
  summary:
    "Get how many people would get an offer for one of your listings that they saved, and the last offer",
  access: "vendor",
  permission: "price",
  scope: "listings:read",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./saver-offers.schema");
    return { params: s.saverOfferListingSchema, response: s.saverOfferStateSchema };
  },
});

export const makeSaverOffer = endpoint({
  method: "POST",
  path: "/api/listings/{id}/saver-offer",
  summary:
    "Offer a live listing for less to everyone who saved it, at most once in seven days. You never see who they are.",
  access: "vendor",
  permission: "price",
  scope: "deals:write",
  approved: true,
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./saver-offers.schema");
    return {
      params: s.saverOfferListingSchema,
      body: s.newSaverOfferSchema,
      response: s.saverOfferStateSchema,
    };
  },
});

export const listReceivedOffers = endpoint({
  method: "GET",
  path: "/api/favorites/offers",
  summary: "List the open offers for listings that you saved, the one that expires first at the top",
  access: "member",
  scope: "favorites:read",
  schemas: async () => ({ response: (await import("./saver-offers.schema")).receivedOffersSchema }),
});

export const acceptReceivedOffer = endpoint({
  method: "POST",
  path: "/api/favorites/offers/{id}/accept",
  summary:
    "Accept an offer for a listing that you saved, which makes a deal in your conversation with the seller",
  access: "member",
  scope: "deals:write",
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./saver-offers.schema");
    return { params: s.receivedOfferParamsSchema, response: s.acceptedOfferSchema };
  },
});
