import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./desk.schema";

export type OwnAdDto = z.output<typeof schema.ownAdSchema>;
export type AdDetailDto = z.output<typeof schema.adDetailSchema>;
export type AdInput = z.output<typeof schema.createAdSchema>;
export type AdChanges = z.output<typeof schema.updateAdSchema>;
export type AdQuery = z.output<typeof schema.adQuerySchema>;

export const listAdvertisements = endpoint({
  method: "GET",
  path: "/api/advertisements",
  summary: "A vendor's own advertisements, or all for an admin, the newest first",
  access: "seller",
  approved: true,
  schemas: async () => {
    const s = await import("./desk.schema");
    return { query: s.adQuerySchema, response: s.ownAdsSchema };
  },
});

export const createAdvertisement = endpoint({
  method: "POST",
  path: "/api/advertisements",
  summary: "A draft of an advertisement; an admin's is the site's own",
  access: "seller",
  approved: true,
  idempotent: true,
  status: 201,
  schemas: async () => {
    const s = await import("./desk.schema");
    return { body: s.createAdSchema, response: s.adDetailSchema };
  },
});

export const getAdvertisement = endpoint({
  method: "GET",
  path: "/api/advertisements/{id}",
  summary: "One advertisement with its numbers by day",
  access: "seller",
  approved: true,
  schemas: async () => {
    const s = await import("./desk.schema");
    return { params: s.adParamsSchema, response: s.adDetailSchema };
  },
});

export const updateAdvertisement = endpoint({
  method: "PATCH",
  path: "/api/advertisements/{id}",
  summary:
    "Changes the fields that are sent; what people see of it is reviewed again. Only an admin sets the weight. 409 on a lost update",
  access: "seller",
  approved: true,
  schemas: async () => {
    const s = await import("./desk.schema");
    return { params: s.adParamsSchema, body: s.updateAdSchema, response: s.adDetailSchema };
  },
});

export const deleteAdvertisement = endpoint({
  method: "DELETE",
  path: "/api/advertisements/{id}",
  summary: "Deletes an advertisement that does not run",
  access: "seller",
  approved: true,
  status: 204,
  schemas: async () => ({ params: (await import("./desk.schema")).adParamsSchema }),
});

export const moveAdvertisement = endpoint({
  method: "POST",
  path: "/api/advertisements/{id}/{action}",
  summary: "submit, withdraw, pause, resume or end an advertisement",
  access: "seller",
  approved: true,
  schemas: async () => {
    const s = await import("./desk.schema");
    return { params: s.adActionParamsSchema, response: s.adDetailSchema };
  },
});
