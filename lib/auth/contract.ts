import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type LoginBody = z.input<typeof schema.loginSchema>;
export type SignedInDto = z.output<typeof schema.signedInSchema>;

export const login = endpoint({
  method: "POST",
  path: "/api/login",
  summary:
    "Sign in with username or email; sets the session cookie and returns the user with an access token, or asks for the second step",
  access: "any",
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.loginSchema, response: s.loginAnswerSchema };
  },
});
