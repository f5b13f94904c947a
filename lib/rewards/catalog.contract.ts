import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./catalog.schema";

export type CatalogItemDto = z.output<typeof schema.catalogItemSchema>;
export type CatalogInput = z.output<typeof schema.catalogInputSchema>;

export const listCatalog = endpoint({
  method: "GET",
  path: "/api/admin/reward-items",
  summary: "List all rewards, including those not offered right now",
  access: "admin",
  schemas: async () => ({ response: (await import("./catalog.schema")).catalogSchema }),
});

export const writeCatalogItem = endpoint({
  method: "PUT",
  path: "/api/admin/reward-items",
  summary: "Add a reward, or change the one with this id. Past redemptions keep their terms.",
  access: "admin",
  ifMatch: "updatedAt",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./catalog.schema");
    return { body: s.catalogInputSchema, response: s.catalogItemSchema };
  },
});
