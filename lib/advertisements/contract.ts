import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type AdvertisementDto = z.output<typeof schema.advertisementSchema>;

export const listAdvertisementsAt = endpoint({
  method: "GET",
  path: "/api/advertisements/position/{position}",
  summary: "List up to 10 running ads for a position, drawn by weight every minute",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.positionParamsSchema, response: s.advertisementListSchema };
  },
});
