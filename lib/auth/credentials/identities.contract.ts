import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./identities.schema";

export type IdentityDto = z.output<typeof schema.identitySchema>;
export type RemoveIdentityBody = z.input<typeof schema.removeIdentitySchema>;

export const listIdentities = endpoint({
  method: "GET",
  path: "/api/profile/identities",
  summary: "List the accounts at other providers that you can sign in with",
  access: "member",
  schemas: async () => ({ response: (await import("./identities.schema")).identitiesSchema }),
});

export const removeIdentity = endpoint({
  method: "DELETE",
  path: "/api/profile/identities/{id}",
  summary:
    "Remove a linked sign-in. Needs your password, and a code if two-step sign-in is on. Signs out your other devices.",
  access: "member",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./identities.schema");
    return {
      params: s.identityParamsSchema,
      body: s.removeIdentitySchema,
      response: s.identityRemovedSchema,
    };
  },
});
