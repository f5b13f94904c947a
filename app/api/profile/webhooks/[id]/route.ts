import { route } from "@/lib/server/route";
import { deleteWebhook as remove, updateWebhook as update } from "@/lib/webhooks/commands";
import { deleteWebhook, updateWebhook } from "@/lib/webhooks/contract";

export const PATCH = route(updateWebhook, ({ viewer, params, body, request: { headers } }) =>
  update({ viewer, id: params.id, headers }, body),
);

export const DELETE = route(deleteWebhook, async ({ viewer, params, request: { headers } }) => {
  await remove({ viewer, id: params.id, headers });
  return { success: true as const };
});
