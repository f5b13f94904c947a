import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type LoginBody = z.input<typeof schema.loginSchema>;
export type LoginAnswerDto = z.output<typeof schema.loginAnswerSchema>;
export type SignedInDto = z.output<typeof schema.signedInSchema>;
export type AuthSessionDto = z.output<typeof schema.authSessionSchema>;

export const login = endpoint({
  method: "POST",
  path: "/api/login",
  summary:
    "Sign in with a username or email. Sets the session cookie and returns the user with an access token, or asks for the second step.",
  access: "any",
  signsIn: true,
  refuses: ["conflict", "not_signed_in"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.loginSchema, response: s.loginAnswerSchema };
  },
});

export const getAuthSession = endpoint({
  method: "GET",
  path: "/api/auth/session",
  summary: "Get the session in the form next-auth’s client expects",
  access: "cookie",
  schemas: async () => ({ response: (await import("./schema")).authSessionSchema }),
});
