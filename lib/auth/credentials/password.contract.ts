import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./password.schema";

export type ChangePasswordBody = z.input<typeof schema.changePasswordSchema>;

export const changePassword = endpoint({
  method: "POST",
  path: "/api/profile/password",
  summary: "Change your password. Needs the current one and ends all your other sessions.",
  access: "member",
  schemas: async () => {
    const s = await import("./password.schema");
    return { body: s.changePasswordSchema, response: s.passwordChangedSchema };
  },
});
