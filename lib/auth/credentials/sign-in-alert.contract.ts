import { endpoint } from "@/lib/shared/endpoint";

export const refuseSignIn = endpoint({
  method: "POST",
  path: "/api/sign-in-alert",
  summary:
    "Report a sign-in as not yours with the token of the email. Ends all sessions and API keys, removes passkeys and linked sign-ins, turns off the password, and emails a reset link.",
  access: "any",
  schemas: async () => {
    const s = await import("./sign-in-alert.schema");
    return { body: s.refuseSignInSchema, response: s.signInRefusedSchema };
  },
});
