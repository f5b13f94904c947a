import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./password.schema";

export type ChangePasswordBody = z.input<typeof schema.changePasswordSchema>;

export const changePassword = endpoint({
  method: "POST",
  path: "/api/profile/password",
  summary: "A new password; needs the current one and ends every other session",
  access: "member",
  schemas: async () => {
    const s = await import("./password.schema");
    return { body: s.changePasswordSchema, response: s.passwordChangedSchema };
  },
});
