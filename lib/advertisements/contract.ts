import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type AdvertisementDto = z.output<typeof schema.advertisementSchema>;

export const listAdvertisementsAt = endpoint({
  method: "GET",
  path: "/api/advertisements/position/{position}",
  summary: "Up to 10 running ads for a position, drawn again each minute by weight",
  access: "any",
  replica: true,
  schemas: async () => {
    const s = await import("./schema");
    return { params: s.positionParamsSchema, response: s.advertisementListSchema };
  },
});
