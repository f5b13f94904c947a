import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type RegisterOidcBody = z.input<typeof schema.registerOidcSchema>;

export type OidcStep =
  | { kind: "problem"; text: string }
  | { kind: "link"; email: string }
  | { kind: "register"; email: string; firstName: string; lastName: string; username: string }
  | { kind: "code"; challenge: string };

export const startOidc = endpoint({
  method: "POST",
  path: "/api/auth/oidc/start",
  summary:
    "Begin a sign-in with the site’s OpenID Connect provider. Returns the provider’s address to go to. 404 where none is set up.",
  access: "any",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.startOidcSchema, response: s.oidcStartedSchema };
  },
});

export const returnFromOidc = endpoint({
  method: "GET",
  path: "/api/auth/callback/oidc",
  summary:
    "Finish at the site what the provider answered. Signs in and redirects to the page that the sign-in began from, or to the sign-in page for another step.",
  access: "any",
  refuses: ["not_found", "not_signed_in"],
  response: "redirect",
  schemas: async () => ({ query: (await import("./schema")).oidcReturnQuerySchema }),
});

export const linkOidc = endpoint({
  method: "POST",
  path: "/api/auth/oidc/link",
  summary:
    "Link the provider’s sign-in to the account with the same confirmed address. Needs its password once, and its second step.",
  access: "any",
  refuses: ["conflict", "not_found", "not_signed_in"],
  signsIn: true,
  schemas: async () => ({
    body: (await import("./schema")).linkOidcSchema,
    response: (await import("../schema")).loginAnswerSchema,
  }),
});

export const registerOidc = endpoint({
  method: "POST",
  path: "/api/auth/oidc/register",
  summary: "Create a customer account for an address that the provider has confirmed, and sign in",
  access: "any",
  refuses: ["conflict", "not_found", "not_signed_in"],
  signsIn: true,
  schemas: async () => ({
    body: (await import("./schema")).registerOidcSchema,
    response: (await import("../schema")).registeredSchema,
  }),
});
