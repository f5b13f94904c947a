import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./profile.schema";

export type BusinessProfileDto = z.output<typeof schema.businessProfileSchema>;
export type BusinessBody = z.output<typeof schema.businessBodySchema>;

export const getBusinessProfile = endpoint({
  method: "GET",
  path: "/api/profile/business",
  summary: "Get your public business profile to edit",
  access: "vendor",
  permission: "hire",
  scope: "business:read",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => ({ response: (await import("./profile.schema")).businessProfileSchema }),
});

export const updateBusinessProfile = endpoint({
  method: "PATCH",
  path: "/api/profile/business",
  summary:
    "Change your public business profile or holiday. Needs `updatedAt` or If-Match; 409 if it changed in the meantime.",
  access: "vendor",
  permission: "hire",
  scope: "business:write",
  approved: true,
  ifMatch: "updatedAt",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./profile.schema");
    return { body: s.businessBodySchema, response: s.businessProfileSchema };
  },
});
