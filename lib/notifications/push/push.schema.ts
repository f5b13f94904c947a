import { z } from "zod";

const bytes = (length: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .refine((text) => Math.floor((text.replace(/=+$/, "").length * 3) / 4) === length);

const endpointSchema = z.url().max(1000);

export const pushSubscriptionSchema = z
  .object({
    endpoint: endpointSchema.describe("URL of the browser’s push service"),
    keys: z
      .object({
        p256dh: bytes(65).describe("Public key in base64url"),
        auth: bytes(16).describe("Authentication secret in base64url"),
      })
      .describe("Keys of the subscription"),
  })
  .meta({ id: "PushSubscription" });

export const pushAddressSchema = z
  .object({
    endpoint: endpointSchema.describe("URL of the browser’s push service"),
  })
  .meta({ id: "PushAddress" });

export const pushStateSchema = z
  .object({ on: z.boolean().describe("True if push notifications are on") })
  .meta({ id: "PushState" });
