import { endpoint } from "@/lib/shared/endpoint";

export const beginPasskeyLogin = endpoint({
  method: "POST",
  path: "/api/login/passkey/options",
  summary:
    "Start a sign-in with a passkey. Returns the options for `navigator.credentials.get()`; the challenge works once and for five minutes.",
  access: "any",
  schemas: async () => ({
    response: (await import("../credentials/passkeys.schema")).requestOptionsSchema,
  }),
});

export const loginPasskey = endpoint({
  method: "POST",
  path: "/api/login/passkey",
  summary: "Sign in with a passkey, or finish a sign-in that waits for its second step",
  access: "any",
  signsIn: true,
  refuses: ["conflict", "not_signed_in"],
  schemas: async () => ({
    body: (await import("./passkey.schema")).passkeyLoginSchema,
    response: (await import("../schema")).signedInSchema,
  }),
});
