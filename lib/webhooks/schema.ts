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
    url: urlSchema.describe("Public https address that receives the events"),
    events: eventsSchema.describe("Kinds of events to send"),
  })
  .meta({ id: "NewWebhook" });

export const webhookChangeSchema = z
  .object({
    url: urlSchema.optional().describe("New address"),
    events: eventsSchema.optional().describe("New kinds of events"),
    enabled: z.boolean().optional().describe("True to turn it on, false to turn it off"),
  })
  .meta({ id: "WebhookChange" });

export const webhookParamsSchema = z.object({
  id: z.uuid(webhookCopy.unknown).describe("Id of the webhook"),
});

export const deliveryParamsSchema = webhookParamsSchema.extend({
  deliveryId: z.uuid(webhookCopy.unknownDelivery).describe("Id of the delivery"),
});

export const webhookSchema = z
  .object({
    id: z.uuid().describe("Id of the webhook"),
    url: z.string().describe("Address that receives the events"),
    events: z.array(z.enum(businessEvents)).describe("Kinds of events that are sent"),
    enabled: z.boolean().describe("True while events are sent"),
    disabledReason: z
      .enum(["owner", "failing", "gone"])
      .nullable()
      .describe("Reason for which it is off; null while it is on"),
    failingSince: z.iso
      .datetime()
      .nullable()
      .describe("Time of the first failure since the last success; null if there is none"),
    createdAt: z.iso.datetime().describe("Time at which it was created"),
  })
  .meta({ id: "Webhook" });

export const webhooksSchema = z.array(webhookSchema);

const secretSchema = z.string().describe("Secret that signs the events, in this answer only");

export const createdWebhookSchema = z
  .object({ secret: secretSchema, webhook: webhookSchema.describe("The webhook without its secret") })
  .meta({ id: "CreatedWebhook" });
export const webhookSecretSchema = z.object({ secret: secretSchema });

export const deliverySchema = z
  .object({
    id: z.uuid().describe("Id of the delivery, the `webhook-id` of its requests"),
    type: z.string().describe("Kind of event"),
    data: z.record(z.string(), z.string()).describe("Ids of what the event is about"),
    status: z.enum(["pending", "delivered", "failed"]).describe("State of the delivery"),
    attempts: z.int().describe("Number of tries so far"),
    responseStatus: z.int().nullable().describe("HTTP status of the last answer; null if there is none"),
    error: z.string().nullable().describe("Problem with the last attempt; null if there is none"),
    createdAt: z.iso.datetime().describe("Time of the event"),
    attemptedAt: z.iso.datetime().nullable().describe("Time of the last try; null before the first"),
    nextAttemptAt: z.iso.datetime().nullable().describe("Time of the next try; null if none is planned"),
  })
  .meta({ id: "WebhookDelivery" });

export const deliveriesSchema = z.array(deliverySchema);

export const webhookDoneSchema = z.object({ success: z.literal(true).describe("Always true") });
export const deliveryQueuedSchema = z.object({ deliveryId: z.uuid().describe("Id of the delivery") });
