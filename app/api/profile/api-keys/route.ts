import { createKey } from "@/lib/auth/keys/keys.commands";
import { createApiKey, listApiKeys } from "@/lib/auth/keys/keys.contract";
import { readApiKeys } from "@/lib/auth/keys/keys.queries";
import { route } from "@/lib/server/route";

export const GET = route(listApiKeys, ({ viewer }) => readApiKeys(viewer.id));

export const POST = route(createApiKey, ({ viewer, body, request: { headers } }) =>
  createKey(viewer, { ...body, headers }),
);
