import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "../schema";

export type AuthSessionDto = z.output<typeof schema.authSessionSchema>;

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  summary: "Ends the session of this device; succeeds also when there is none",
  access: "any",
  schemas: async () => ({ response: (await import("../schema")).logoutSchema }),
});

export const refreshToken = endpoint({
  method: "POST",
  path: "/api/refresh-token",
  summary: "Rotates the session cookie and returns a new access token of 15 minutes",
  access: "any",
  schemas: async () => ({ response: (await import("../schema")).tokenSchema }),
});

export const getAuthSession = endpoint({
  method: "GET",
  path: "/api/auth/session",
  summary: "The session as next-auth's client reads it",
  access: "cookie",
  schemas: async () => ({ response: (await import("../schema")).authSessionSchema }),
});
