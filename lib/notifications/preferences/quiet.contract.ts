import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./quiet.schema";

export type QuietHoursDto = z.output<typeof schema.quietHoursSchema>;

export const getQuietHours = endpoint({
  method: "GET",
  path: "/api/profile/quiet-hours",
  summary: "Get the hours in which you receive no pushes and no emails except about your account’s security",
  access: "member",
  schemas: async () => ({ response: (await import("./quiet.schema")).quietHoursSchema }),
});

export const setQuietHours = endpoint({
  method: "PUT",
  path: "/api/profile/quiet-hours",
  summary:
    "Set or turn off your quiet hours, and your time zone. What falls into them is sent once, when they end.",
  access: "member",
  schemas: async () => {
    const s = await import("./quiet.schema");
    return { body: s.setQuietHoursSchema, response: s.quietHoursSchema };
  },
});
