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
  summary: "List your ads, newest first. Admins get everyone’s.",
  access: "seller",
  permission: "list",
  scope: "advertisements:read",
  approved: true,
  paged: true,
  schemas: async () => {
    const s = await import("./desk.schema");
    return { query: s.adQuerySchema, response: s.ownAdsSchema };
  },
});

export const createAdvertisement = endpoint({
  method: "POST",
  path: "/api/advertisements",
  summary: "Create a draft ad. An admin’s ad belongs to the site.",
  access: "seller",
  permission: "list",
  scope: "advertisements:write",
  approved: true,
  idempotent: true,
  status: 201,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./desk.schema");
    return { body: s.createAdSchema, response: s.adDetailSchema };
  },
});

export const getAdvertisement = endpoint({
  method: "GET",
  path: "/api/advertisements/{id}",
  summary: "Get an ad with its daily stats",
  access: "seller",
  permission: "list",
  scope: "advertisements:read",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./desk.schema");
    return { params: s.adParamsSchema, response: s.adDetailSchema };
  },
});

export const updateAdvertisement = endpoint({
  method: "PATCH",
  path: "/api/advertisements/{id}",
  summary:
    "Update the fields you send. Changes people can see go back to review, and only admins set the weight. With `updatedAt` or If-Match, 409 if the ad changed in the meantime.",
  access: "seller",
  permission: "list",
  scope: "advertisements:write",
  approved: true,
  ifMatch: "updatedAt",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./desk.schema");
    return { params: s.adParamsSchema, body: s.updateAdSchema, response: s.adDetailSchema };
  },
});

export const deleteAdvertisement = endpoint({
  method: "DELETE",
  path: "/api/advertisements/{id}",
  summary: "Delete an ad that isn’t running",
  access: "seller",
  permission: "list",
  scope: "advertisements:write",
  approved: true,
  status: 204,
  refuses: ["conflict", "not_found"],
  schemas: async () => ({ params: (await import("./desk.schema")).adParamsSchema }),
});

export const moveAdvertisement = endpoint({
  method: "POST",
  path: "/api/advertisements/{id}/{action}",
  summary: "Move an ad along: `submit`, `withdraw`, `pause`, `resume` or `end`",
  access: "seller",
  permission: "list",
  scope: "advertisements:write",
  approved: true,
  refuses: ["conflict", "not_found", "rule_broken"],
  schemas: async () => {
    const s = await import("./desk.schema");
    return { params: s.adActionParamsSchema, response: s.adDetailSchema };
  },
});
