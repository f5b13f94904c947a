import { removeOwnIdentity } from "@/lib/auth/credentials/identities.commands";
import { removeIdentity } from "@/lib/auth/credentials/identities.contract";
import { route } from "@/lib/server/route";

export const DELETE = route(removeIdentity, async ({ viewer, params, body, request }) => {
  await removeOwnIdentity(viewer, { id: params.id, ...body, headers: request.headers });
  return { success: true as const };
});
