import { route } from "@/lib/server/route";
import { createWebhook as create } from "@/lib/webhooks/commands";
import { createWebhook, listWebhooks } from "@/lib/webhooks/contract";
import { readWebhooks } from "@/lib/webhooks/queries";

export const GET = route(listWebhooks, ({ viewer }) => readWebhooks(viewer));

export const POST = route(createWebhook, ({ viewer, body, request: { headers } }) =>
  create({ viewer, body, headers }),
);
