import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type AdvertisementDto = z.output<typeof schema.advertisementSchema>;

export const listAdvertisementsAt = endpoint({
  method: "GET",
  path: "/api/advertisements/position/{position}",
  summary: "At most 10 running advertisements of a position, drawn anew each minute by their weights",
  access: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.positionParamsSchema, response: s.advertisementListSchema };
  },
});
