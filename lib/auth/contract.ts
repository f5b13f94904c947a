import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type LoginBody = z.input<typeof schema.loginSchema>;
export type SignedInDto = z.output<typeof schema.signedInSchema>;
export type AuthSessionDto = z.output<typeof schema.authSessionSchema>;

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

export const getAuthSession = endpoint({
  method: "GET",
  path: "/api/auth/session",
  summary: "The session as next-auth's client reads it",
  access: "cookie",
  schemas: async () => ({ response: (await import("./schema")).authSessionSchema }),
});
