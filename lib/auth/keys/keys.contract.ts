import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./keys.schema";

export type ApiKeyDto = z.output<typeof schema.apiKeySchema>;
export type NewApiKey = z.output<typeof schema.newApiKeySchema>;
export type CreatedApiKeyDto = z.output<typeof schema.createdApiKeySchema>;

export const listApiKeys = endpoint({
  method: "GET",
  path: "/api/profile/api-keys",
  summary: "List your API keys, newest first, without the keys themselves",
  access: "member",
  schemas: async () => ({ response: (await import("./keys.schema")).apiKeysSchema }),
});

export const createApiKey = endpoint({
  method: "POST",
  path: "/api/profile/api-keys",
  summary:
    "Create an API key. Needs your password and, with two-step sign-in, a code. The key is in this answer and nowhere else.",
  access: "member",
  schemas: async () => {
    const s = await import("./keys.schema");
    return { body: s.newApiKeySchema, response: s.createdApiKeySchema };
  },
});

export const revokeApiKey = endpoint({
  method: "DELETE",
  path: "/api/profile/api-keys/{id}",
  summary: "Revoke an API key immediately and permanently",
  access: "member",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./keys.schema");
    return { params: s.apiKeyParamsSchema, response: s.apiKeyRevokedSchema };
  },
});
