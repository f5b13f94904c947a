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

export const newWebhookSchema = z.object({ url: urlSchema, events: eventsSchema });

export const webhookChangeSchema = z.object({
  url: urlSchema.optional(),
  events: eventsSchema.optional(),
  enabled: z.boolean().optional(),
});

export const webhookParamsSchema = z.object({ id: z.uuid(webhookCopy.unknown) });

export const deliveryParamsSchema = webhookParamsSchema.extend({
  deliveryId: z.uuid(webhookCopy.unknownDelivery),
});

export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(businessEvents)),
  enabled: z.boolean(),
  /** Null while it is on. */
  disabledReason: z.enum(["owner", "failing", "gone"]).nullable(),
  failingSince: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export const webhooksSchema = z.array(webhookSchema);

/** `secret` is shown once. */
export const createdWebhookSchema = z.object({ secret: z.string(), webhook: webhookSchema });
export const webhookSecretSchema = z.object({ secret: z.string() });

export const deliverySchema = z.object({
  id: z.uuid(),
  type: z.string(),
  data: z.record(z.string(), z.string()),
  status: z.enum(["pending", "delivered", "failed"]),
  attempts: z.int(),
  /** HTTP status of the last answer; null without one. */
  responseStatus: z.int().nullable(),
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  attemptedAt: z.iso.datetime().nullable(),
  /** Null when no further try is planned. */
  nextAttemptAt: z.iso.datetime().nullable(),
});

export const deliveriesSchema = z.array(deliverySchema);

export const webhookDoneSchema = z.object({ success: z.literal(true) });
export const deliveryQueuedSchema = z.object({ deliveryId: z.uuid() });
