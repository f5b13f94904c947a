import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./bulk.schema";

export type BulkBody = z.output<typeof schema.bulkBodySchema>;
export type BulkResultDto = z.output<typeof schema.bulkResultSchema>;

export const changeManyListings = endpoint({
  method: "POST",
  path: "/api/listings/bulk",
  summary:
    "Pause, resume, renew, submit, feature, unfeature, delete or reprice up to 100 listings. Returns a result for each.",
  access: "seller",
  permission: "list",
  scope: "listings:write",
  approved: true,
  idempotent: true,
  refuses: ["conflict", "not_found"],
  schemas: async () => {
    const s = await import("./bulk.schema");
    return { body: s.bulkBodySchema, response: s.bulkResultSchema };
  },
});
