import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./pins.schema";

export type PinDto = z.output<typeof schema.pinSchema>;
export type PinsDto = z.output<typeof schema.pinsSchema>;

export const getPins = endpoint({
  method: "GET",
  path: "/api/map",
  summary:
    "Count the listings that match your filters by place, with the lowest price in each. Up to 500 places.",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./pins.schema");
    return { query: s.pinsQuerySchema, response: s.pinsSchema };
  },
});
