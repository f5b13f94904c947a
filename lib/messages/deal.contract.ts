import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./deal.schema";

export type DealDto = z.output<typeof schema.dealSchema>;
export type NewOffer = z.output<typeof schema.newOfferSchema>;
export type NewViewing = z.output<typeof schema.newViewingSchema>;

export const getDeal = endpoint({
  method: "GET",
  path: "/api/conversations/{id}/deal",
  summary: "The last offer and the last viewing of a conversation, with what the viewer may do",
  access: "member",
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.dealParamsSchema, response: s.dealSchema };
  },
});

export const makeOffer = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/offers",
  summary: "Offers a price for 72 hours, or counters the open offer of the other side",
  access: "member",
  status: 201,
  idempotent: true,
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.dealParamsSchema, body: s.newOfferSchema, response: s.dealSchema };
  },
});

export const actOnOffer = endpoint({
  method: "POST",
  path: "/api/offers/{id}/{action}",
  summary:
    "Accepts, declines or withdraws an open offer, or calls off an accepted one; accepting reserves a single item or property",
  access: "member",
  idempotent: true,
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.offerParamsSchema, response: s.dealSchema };
  },
});

export const completeDeal = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/complete",
  summary:
    "Marks an accepted offer or quote as completed: a reserved listing is sold or rented then; the owner, after 14 days either side",
  access: "member",
  idempotent: true,
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.dealParamsSchema, response: s.dealSchema };
  },
});

export const requestViewing = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/viewings",
  summary: "Asks to view a property at a time",
  access: "member",
  status: 201,
  idempotent: true,
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.dealParamsSchema, body: s.newViewingSchema, response: s.dealSchema };
  },
});

export const actOnViewing = endpoint({
  method: "POST",
  path: "/api/viewings/{id}/{action}",
  summary:
    "Confirms, moves, accepts or cancels a viewing, and says how it went; `startsAt` is the new time of a move",
  access: "member",
  idempotent: true,
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.viewingParamsSchema, body: s.viewingActionSchema, response: s.dealSchema };
  },
});

export const readViewingCalendar = endpoint({
  method: "GET",
  path: "/api/viewings/{id}",
  summary: "A viewing as a calendar file for both sides: the id with `.ics` behind it",
  access: "member",
  response: "stream",
  schemas: async () => ({ params: (await import("./deal.schema")).calendarParamsSchema }),
});
