import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type WebhookDto = z.output<typeof schema.webhookSchema>;
export type NewWebhook = z.output<typeof schema.newWebhookSchema>;
export type WebhookChange = z.output<typeof schema.webhookChangeSchema>;
export type CreatedWebhookDto = z.output<typeof schema.createdWebhookSchema>;
export type DeliveryDto = z.output<typeof schema.deliverySchema>;

export const listWebhooks = endpoint({
  method: "GET",
  path: "/api/profile/webhooks",
  summary: "List the addresses that receive your events, without their secrets",
  access: "vendor",
  permission: "pay",
  approved: true,
  schemas: async () => ({ response: (await import("./schema")).webhooksSchema }),
});

export const createWebhook = endpoint({
  method: "POST",
  path: "/api/profile/webhooks",
  summary:
    "Send events to an https address on the public internet, signed as Standard Webhooks describes. The secret is in this answer and nowhere else.",
  access: "vendor",
  permission: "pay",
  approved: true,
  schemas: async () => {
    const s = await import("./schema");
    return { body: s.newWebhookSchema, response: s.createdWebhookSchema };
  },
});

export const updateWebhook = endpoint({
  method: "PATCH",
  path: "/api/profile/webhooks/{id}",
  summary: "Change the address or the events of a webhook, or turn it on or off",
  access: "vendor",
  permission: "pay",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.webhookParamsSchema, body: s.webhookChangeSchema, response: s.webhookSchema };
  },
});

export const deleteWebhook = endpoint({
  method: "DELETE",
  path: "/api/profile/webhooks/{id}",
  summary: "Delete a webhook with its log",
  access: "vendor",
  permission: "pay",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.webhookParamsSchema, response: s.webhookDoneSchema };
  },
});

export const rotateWebhookSecret = endpoint({
  method: "POST",
  path: "/api/profile/webhooks/{id}/secret",
  summary: "Replace the secret of a webhook. The previous one signs as well for 24 hours.",
  access: "vendor",
  permission: "pay",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.webhookParamsSchema, response: s.webhookSecretSchema };
  },
});

export const testWebhook = endpoint({
  method: "POST",
  path: "/api/profile/webhooks/{id}/test",
  summary: "Send a test event",
  access: "vendor",
  permission: "pay",
  approved: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.webhookParamsSchema, response: s.deliveryQueuedSchema };
  },
});

export const listDeliveries = endpoint({
  method: "GET",
  path: "/api/profile/webhooks/{id}/deliveries",
  summary: "List the last 50 deliveries of a webhook, newest first, kept for 30 days",
  access: "vendor",
  permission: "pay",
  approved: true,
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.webhookParamsSchema, response: s.deliveriesSchema };
  },
});

export const replayDelivery = endpoint({
  method: "POST",
  path: "/api/profile/webhooks/{id}/deliveries/{deliveryId}/replay",
  summary: "Send a delivery again under the same id",
  access: "vendor",
  permission: "pay",
  approved: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.deliveryParamsSchema, response: s.deliveryQueuedSchema };
  },
});
