import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./profile.schema";

export type ProfileDto = z.output<typeof schema.profileSchema>;
export type UpdateProfileBody = z.output<typeof schema.updateProfileSchema>;

export const getProfile = endpoint({
  method: "GET",
  path: "/api/profile",
  summary: "The signed-in person's own details",
  access: "member",
  schemas: async () => ({ response: (await import("./profile.schema")).profileSchema }),
});

export const updateProfile = endpoint({
  method: "PATCH",
  path: "/api/profile",
  summary: "Changes names, phone number or picture; with updatedAt a lost update is 409",
  access: "member",
  schemas: async () => {
    const s = await import("./profile.schema");
    return { body: s.updateProfileSchema, response: s.profileSchema };
  },
});
