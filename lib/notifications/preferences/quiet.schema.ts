import { z } from "zod";
import { isTimeZone } from "@/lib/shared/time-zones";
import { quietCopy as copy } from "./quiet.copy";

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, copy.incomplete);

export const quietHoursSchema = z
  .object({
    from: time.nullable().describe("Local time at which they begin, such as `22:00`; null if they’re off"),
    until: time
      .nullable()
      .describe("Local time at which they end, also on the next day; null if they’re off"),
    timeZone: z
      .string()
      .refine(isTimeZone, copy.zoneRequired)
      .nullable()
      .describe("IANA time zone of the account; null until known"),
  })
  .meta({ id: "QuietHours" });

export const setQuietHoursSchema = quietHoursSchema
  .refine(({ from, until }) => (from === null) === (until === null), {
    message: copy.incomplete,
    path: ["until"],
  })
  .refine(({ from, until }) => from === null || from !== until, { message: copy.same, path: ["until"] })
  .refine(({ from, timeZone }) => from === null || timeZone !== null, {
    message: copy.zoneRequired,
    path: ["timeZone"],
  })
  .meta({ id: "QuietHoursInput" });
