import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./profile.schema";

export type ProfileDto = z.output<typeof schema.profileSchema>;
export type UpdateProfileBody = z.output<typeof schema.updateProfileSchema>;

export const getProfile = endpoint({
  method: "GET",
  path: "/api/profile",
  summary: "Get your own details",
  access: "member",
  scope: "profile:read",
  schemas: async () => ({ response: (await import("./profile.schema")).profileSchema }),
});

export const updateProfile = endpoint({
  method: "PATCH",
  path: "/api/profile",
  summary:
    "Change your name, phone number, time zone or photo. With `updatedAt` or If-Match, 409 if your details changed in the meantime.",
  access: "member",
  ifMatch: "updatedAt",
  schemas: async () => {
    const s = await import("./profile.schema");
    return { body: s.updateProfileSchema, response: s.profileSchema };
  },
});
