import { minutesOf } from "@/lib/shared/dates";
import { z } from "zod";
import { maxMessageLength } from "@/lib/messages/rules";
import { messageCopy } from "@/lib/messages/copy";
import { calendarDay, moment } from "@/lib/shared/moment-schema";
import { weekdays } from "@/lib/vendors/rules";
import { appointmentCopy as copy } from "./copy";
import {
  durationLimits,
  maxBufferMinutes,
  maxExceptions,
  maxHorizonDays,
  maxNoticeHours,
  maxSlotDays,
  maxSpansPerDay,
} from "./rules";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, copy.time);

const spanSchema = z
  .object({
    from: time.describe("Start, such as `09:00`"),
    to: z.union([z.literal("24:00"), time], copy.time).describe("End, such as `12:00` or `24:00`"),
  })
  .refine(({ from, to }) => minutesOf(from) < minutesOf(to), { message: copy.order, path: ["to"] });

const spansSchema = z
  .array(spanSchema)
  .max(maxSpansPerDay, copy.tooManySpans)
  .transform((spans) => spans.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from)))
  .refine(
    (spans) => spans.every(({ from }, at) => at === 0 || minutesOf(spans[at - 1]!.to) <= minutesOf(from)),
    copy.overlap,
  );

const weeklySchema = z.partialRecord(z.enum(weekdays), spansSchema);

const daySchema = calendarDay(copy.day);

const exceptionSchema = z.object({
  day: daySchema.describe("Date, such as `2026-12-24`"),
  spans: spansSchema.describe("Hours of the date; empty if it’s closed"),
});

const hoursFields = {
  weekly: weeklySchema.describe("Hours by weekday; a missing day is closed"),
  exceptions: z
    .array(exceptionSchema)
    .max(maxExceptions, copy.tooManyExceptions)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, copy.twice)
    .describe("Dates with other hours"),
  durationMinutes: z
    .int(copy.duration)
    .min(durationLimits.min, copy.duration)
    .max(durationLimits.max, copy.duration)
    .describe("Length of an appointment in minutes"),
  bufferMinutes: z
    .int(copy.buffer)
    .min(0, copy.buffer)
    .max(maxBufferMinutes, copy.buffer)
    .describe("Free minutes after an appointment"),
  noticeHours: z
    .int(copy.notice)
    .min(0, copy.notice)
    .max(maxNoticeHours, copy.notice)
    .describe("Hours before which an appointment must be booked"),
  horizonDays: z
    .int(copy.horizon)
    .min(1, copy.horizon)
    .max(maxHorizonDays, copy.horizon)
    .describe("Days ahead that can be booked"),
  autoConfirm: z.boolean().describe("True if a booking is confirmed at once"),
};

export const hoursBodySchema = z
  .object({
    ...hoursFields,
    updatedAt: moment().optional().describe("The `updatedAt` you read; 409 if it changed since"),
  })
  .meta({ id: "AppointmentHoursChange" });

export const hoursSchema = z
  .object({
    ...hoursFields,
    listingId: z.uuid().nullable().describe("Id of the listing; null for the business"),
    inherited: z.boolean().describe("True if the listing uses the hours of the business"),
    timeZone: z.string().describe("IANA time zone of the hours"),
    updatedAt: z.iso.datetime().nullable().describe("Time of the last change; null if nothing was saved yet"),
  })
  .meta({ id: "AppointmentHours" });

export const hoursQuerySchema = z.object({
  listingId: z.uuid().optional().describe("Id of a listing; the business without it"),
});

export const listingParamsSchema = z.object({
  id: z.uuid(copy.unknownListing).describe("Id of the listing"),
});

export const slotQuerySchema = z.object({
  from: daySchema.optional().describe("First date in the time zone of the place; today without it"),
  days: z.coerce.number().int().min(1).max(maxSlotDays).default(maxSlotDays).describe("Number of days"),
});

export const slotsSchema = z
  .object({
    timeZone: z.string().describe("IANA time zone of the place"),
    today: z.string().describe("Today’s date there"),
    durationMinutes: z.number().int().describe("Length of an appointment in minutes"),
    autoConfirm: z.boolean().describe("True if a booking is confirmed at once"),
    lastDay: z.string().describe("Last date that can be booked"),
    days: z
      .array(
        z.object({
          day: z.string().describe("Date in the time zone of the place"),
          slots: z.array(z.string()).describe("Free times"),
        }),
      )
      .describe("Free times by date"),
    nextDay: z
      .string()
      .nullable()
      .describe("First date with a free time, if there is none on these days; otherwise null"),
  })
  .meta({ id: "Slots" });

export const bookingSchema = z
  .object({
    startsAt: moment({ offset: true, error: copy.notOpen }).describe("One of the free times"),
    text: z
      .string()
      .trim()
      .max(maxMessageLength, messageCopy.tooLong)
      .default("")
      .describe("Message to the business; empty without one"),
  })
  .meta({ id: "Booking" });
