import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./catalogue.schema";

export type CatalogueItemDto = z.output<typeof schema.catalogueItemSchema>;
export type CatalogueInput = z.output<typeof schema.catalogueInputSchema>;

export const listCatalogue = endpoint({
  method: "GET",
  path: "/api/admin/reward-items",
  summary: "List all rewards, including those not offered right now",
  access: "admin",
  schemas: async () => ({ response: (await import("./catalogue.schema")).catalogueSchema }),
});

export const writeCatalogueItem = endpoint({
  method: "PUT",
  path: "/api/admin/reward-items",
  summary: "Add a reward, or change the one with this id. Past redemptions keep their terms.",
  access: "admin",
  ifMatch: "updatedAt",
  refuses: ["not_found"],
  schemas: async () => {
    const s = await import("./catalogue.schema");
    return { body: s.catalogueInputSchema, response: s.catalogueItemSchema };
  },
});
