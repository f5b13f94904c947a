import { z } from "zod";
import { notificationTypes } from "./preferences.rules";

export const unsubscribeParamsSchema = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, "This link is incomplete.")
    .describe("Token of the link in the email"),
});

export const unsubscribedSchema = z
  .object({
    type: z.enum(notificationTypes).nullable().describe("Type of the notification; null for all digests"),
  })
  .meta({ id: "UnsubscribeResult" });
