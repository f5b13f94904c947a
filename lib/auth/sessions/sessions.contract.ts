import { endpoint } from "@/lib/shared/endpoint";

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  summary:
    "Signs this device out, whatever happens; `success` is false when the session could not be ended on the server",
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
