import { z } from "zod";
import { businessEvents } from "@/lib/events/business.rules";
import { webhookCopy } from "./copy";

function isHttps(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === "https:" && !username && !password;
}

const urlSchema = z
  .string(webhookCopy.urlForm)
  .trim()
  .max(500, webhookCopy.urlTooLong)
  .refine(isHttps, webhookCopy.urlForm)
  .transform((text) => new URL(text).href)
  .refine((href) => href.length <= 500, webhookCopy.urlTooLong);

const eventsSchema = z
  .array(z.enum(businessEvents, webhookCopy.unknownEvent))
  .min(1, webhookCopy.eventsRequired)
  .max(businessEvents.length)
  .transform((chosen) => businessEvents.filter((event) => chosen.includes(event)));

export const newWebhookSchema = z
  .object({
    url: urlSchema.describe("Address that receives the events"),
    events: eventsSchema.describe("Events that are sent"),
  })
  .meta({ id: "NewWebhook" });

export const webhookChangeSchema = z
  .object({
    url: urlSchema.optional().describe("Address that receives the events"),
    events: eventsSchema.optional().describe("Events that are sent"),
    enabled: z.boolean().optional().describe("True while events are sent"),
  })
  .meta({ id: "WebhookChange" });

export const webhookParamsSchema = z.object({
  id: z.uuid(webhookCopy.unknown).describe("Id of the webhook or delivery"),
});

export const deliveryParamsSchema = webhookParamsSchema.extend({
  deliveryId: z.uuid(webhookCopy.unknownDelivery).describe("Id of the delivery, which is its `webhook-id`"),
});

export const webhookSchema = z
  .object({
    id: z.uuid().describe("Id of the webhook or delivery"),
    url: z.string().describe("Address that receives the events"),
    events: z.array(z.enum(businessEvents)).describe("Events that are sent"),
    enabled: z.boolean().describe("True while events are sent"),
    disabledReason: z
      .enum(["owner", "failing", "gone"])
      .nullable()
      .describe("Reason why it is off; null while it is on"),
    failingSince: z.iso.datetime().nullable().describe("First failure since the last success"),
    createdAt: z.iso.datetime().describe("Time of creation"),
  })
  .meta({ id: "Webhook" });

export const webhooksSchema = z.array(webhookSchema);

/** `secret` is shown once. */
export const createdWebhookSchema = z
  .object({
    secret: z.string().describe("Signing secret, shown once"),
    webhook: webhookSchema.describe("Entry of the webhook in the list"),
  })
  .meta({ id: "CreatedWebhook" });
export const webhookSecretSchema = z.object({ secret: z.string().describe("Signing secret, shown once") });

export const deliverySchema = z
  .object({
    id: z.uuid().describe("Id of the webhook or delivery"),
    type: z.string().describe("Kind of event"),
    data: z.record(z.string(), z.string()).describe("Ids of what the event is about"),
    status: z.enum(["pending", "delivered", "failed"]).describe("State of the delivery"),
    attempts: z.int().describe("Number of tries"),
    responseStatus: z.int().nullable().describe("HTTP status of the last answer; null without one"),
    error: z.string().nullable().describe("Reason why the last try failed"),
    createdAt: z.iso.datetime().describe("Time of creation"),
    attemptedAt: z.iso.datetime().nullable().describe("Time of the last try"),
    nextAttemptAt: z.iso.datetime().nullable().describe("Time of the next try; null if none is planned"),
  })
  .meta({ id: "WebhookDelivery" });

export const deliveriesSchema = z.array(deliverySchema);

export const webhookDoneSchema = z.object({ success: z.literal(true).describe("Always true") });
export const deliveryQueuedSchema = z.object({
  deliveryId: z.uuid().describe("Id of the delivery, which is its `webhook-id`"),
});
