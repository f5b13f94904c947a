import { z } from "zod";

export const feedSchema = z
  .object({
    since: z.iso.datetime().nullable().describe("Time at which the address was created; null without one"),
  })
  .meta({ id: "CalendarSubscription" });

export const newFeedSchema = z
  .object({
    since: z.iso.datetime().describe("Time at which the address was created"),
    url: z.url().describe("Private address of the calendar"),
  })
  .meta({ id: "NewCalendarSubscription" });

export const feedParamsSchema = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}\.ics$/, "This address is incomplete.")
    .transform((name) => name.slice(0, -4))
    .describe("Token of the address, with `.ics`"),
});
