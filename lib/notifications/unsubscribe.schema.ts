import { z } from "zod";
import { notificationTypes } from "./preferences.rules";

export const unsubscribeParamsSchema = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "This link is incomplete."),
});

export const unsubscribedSchema = z.object({
  /** Null for all digests. */
  type: z.enum(notificationTypes).nullable(),
});
