import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./deal.schema";

export type DealDto = z.output<typeof schema.dealSchema>;
export type NewOffer = z.output<typeof schema.newOfferSchema>;
export type NewViewing = z.output<typeof schema.newViewingSchema>;
export type NewInterview = z.output<typeof schema.newInterviewSchema>;

export const getDeal = endpoint({
  method: "GET",
  path: "/api/conversations/{id}/deal",
  summary: "Get the latest offer and viewing in a conversation, with the actions you can take",
  access: "member",
  scope: "messages:read",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.dealParamsSchema, response: s.dealSchema };
  },
});

export const makeOffer = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/offers",
  summary:
    "Make an offer, or counter the other person’s. It’s open for three days; the owner of the listing can choose 1, 2, 3, or 7. An offer below the owner’s private minimum is declined at once.",
  access: "member",
  scope: "deals:write",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.dealParamsSchema, body: s.newOfferSchema, response: s.dealSchema };
  },
});

export const actOnOffer = endpoint({
  method: "POST",
  path: "/api/offers/{id}/{action}",
  summary:
    "Accept, decline or withdraw an open offer, or call off an accepted one. Accepting reserves a single item or property.",
  access: "member",
  scope: "deals:write",
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.offerParamsSchema, response: s.dealSchema };
  },
});

export const completeDeal = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/complete",
  summary:
    "Mark an accepted offer or quote as completed; a reserved listing becomes sold or rented. The owner can do this right away, either person after 14 days.",
  access: "member",
  scope: "deals:write",
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.dealParamsSchema, response: s.dealSchema };
  },
});

export const requestViewing = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/viewings",
  summary:
    "Request a time to view a property, or as an applicant at the interview stage a free time of the employer’s open hours",
  access: "member",
  scope: "deals:write",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.dealParamsSchema, body: s.newViewingSchema, response: s.dealSchema };
  },
});

export const proposeInterview = endpoint({
  method: "POST",
  path: "/api/conversations/{id}/interviews",
  summary:
    "Propose one to three times for an interview to an applicant of your job, who accepts one of them, asks for another or cancels. Moves the application to `interview`.",
  access: "member",
  scope: "applications:write",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.dealParamsSchema, body: s.newInterviewSchema, response: s.dealSchema };
  },
});

export const actOnViewing = endpoint({
  method: "POST",
  path: "/api/viewings/{id}/{action}",
  summary:
    "Confirm, reschedule, accept or cancel a viewing, appointment or interview, or say how it went. `startsAt` is the new time, or the accepted one of several. If hours are open, a visitor moves it to a free time: 409 for any other.",
  access: "member",
  scope: "deals:write",
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./deal.schema");
    return { params: s.viewingParamsSchema, body: s.viewingActionSchema, response: s.dealSchema };
  },
});

export const readViewingCalendar = endpoint({
  method: "GET",
  path: "/api/viewings/{id}",
  summary: "Download a viewing as a calendar file. Add `.ics` to the id.",
  access: "member",
  scope: "messages:read",
  response: "stream",
  media: ["text/calendar"],
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./deal.schema")).calendarParamsSchema }),
});
