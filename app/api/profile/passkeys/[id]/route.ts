import { removePasskey as remove } from "@/lib/auth/credentials/passkeys.commands";
import { removePasskey } from "@/lib/auth/credentials/passkeys.contract";
import { route } from "@/lib/server/route";

export const DELETE = route(removePasskey, async ({ viewer, params, body, request }) => {
  await remove(viewer, { id: params.id, ...body, headers: request.headers });
  return { success: true as const };
});
