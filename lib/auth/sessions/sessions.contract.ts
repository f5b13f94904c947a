import { endpoint } from "@/lib/shared/endpoint";

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  summary: "Sign out this device. `success` is false if the session couldn’t be ended on the server.",
  access: "any",
  schemas: async () => ({ response: (await import("../schema")).logoutSchema }),
});

export const refreshToken = endpoint({
  method: "POST",
  path: "/api/refresh-token",
  summary: "Renew the session cookie and get a new access token, valid for 15 minutes",
  access: "any",
  credentials: ["session"],
  schemas: async () => ({ response: (await import("../schema")).tokenSchema }),
});
