import { route } from "@/lib/server/route";
import { sendTest } from "@/lib/webhooks/commands";
import { testWebhook } from "@/lib/webhooks/contract";

export const POST = route(testWebhook, ({ viewer, params, request: { headers } }) =>
  sendTest({ viewer, id: params.id, headers }),
);
