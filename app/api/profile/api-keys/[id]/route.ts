import { revokeKey } from "@/lib/auth/keys/keys.commands";
import { revokeApiKey } from "@/lib/auth/keys/keys.contract";
import { route } from "@/lib/server/route";

export const DELETE = route(revokeApiKey, async ({ viewer, params, request: { headers } }) => {
  await revokeKey(viewer, { id: params.id, headers });
  return { success: true as const };
});
