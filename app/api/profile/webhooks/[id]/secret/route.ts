import { route } from "@/lib/server/route";
import { rotateSecret } from "@/lib/webhooks/commands";
import { rotateWebhookSecret } from "@/lib/webhooks/contract";

export const POST = route(rotateWebhookSecret, ({ viewer, params, request: { headers } }) =>
  rotateSecret({ viewer, id: params.id, headers }),
);
