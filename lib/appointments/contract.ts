import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type HoursDto = z.output<typeof schema.hoursSchema>;
export type HoursBody = z.output<typeof schema.hoursBodySchema>;
export type SlotsDto = z.output<typeof schema.slotsSchema>;
export type SlotQuery = z.output<typeof schema.slotQuerySchema>;
export type BookingInput = z.output<typeof schema.bookingSchema>;

export type BookableListing = { id: string; title: string; hasOwnHours: boolean };

export const getHours = endpoint({
  method: "GET",
  path: "/api/appointment-hours",
  summary:
    "Get the hours in which people can book an appointment with your business or for one of your listings",
  access: "vendor",
  permission: "answer",
  scope: "business:read",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.hoursQuerySchema, response: s.hoursSchema };
  },
});

export const saveHours = endpoint({
  method: "PUT",
  path: "/api/appointment-hours",
  summary:
    "Save the hours of your business or of one listing. Changing saved hours needs `updatedAt` or If-Match; 409 if they changed in the meantime.",
  access: "vendor",
  permission: "answer",
  scope: "business:write",
  approved: true,
  ifMatch: "updatedAt",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.hoursQuerySchema, body: s.hoursBodySchema, response: s.hoursSchema };
  },
});

export const deleteHours = endpoint({
  method: "DELETE",
  path: "/api/appointment-hours",
  summary:
    "Delete the hours of your business, or those of a listing, which then uses the hours of the business",
  access: "vendor",
  permission: "answer",
  scope: "business:write",
  approved: true,
  status: 204,
  refuses: ["not_found"],
  schemas: async () => ({ query: (await import("./schema")).hoursQuerySchema }),
});

export const listSlots = endpoint({
  method: "GET",
  path: "/api/listings/{id}/slots",
  summary: "List the free times of a home or service for up to seven days",
  access: "any",
  scope: "listings:read",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.listingParamsSchema, query: s.slotQuerySchema, response: s.slotsSchema };
  },
});

export const listInterviewSlots = endpoint({
  method: "GET",
  path: "/api/conversations/{id}/slots",
  summary: "List the employer’s free times for an interview about your application, for up to seven days",
  access: "member",
  scope: "messages:read",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    const { conversationParamsSchema } = await import("@/lib/messages/schema");
    return { params: conversationParamsSchema, query: s.slotQuerySchema, response: s.slotsSchema };
  },
});

export const bookSlot = endpoint({
  method: "POST",
  path: "/api/listings/{id}/appointments",
  summary: "Book a free time of a home or service, in the conversation about it",
  access: "member",
  scope: "deals:write",
  status: 201,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    const { conversationSchema } = await import("@/lib/messages/schema");
    return { params: s.listingParamsSchema, body: s.bookingSchema, response: conversationSchema };
  },
});
