import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./own-deals.schema";

export type OwnDealDto = z.output<typeof schema.ownDealSchema>;
export type OwnDealQuery = z.output<typeof schema.ownDealQuerySchema>;
export type OwnDealFilter = z.output<typeof schema.ownDealFilterSchema>;

export const listOwnDeals = endpoint({
  method: "GET",
  path: "/api/deals",
  summary: "List your offers, quotes, and deals, newest first, as a buyer or as a seller",
  access: "member",
  scope: "messages:read",
  paged: true,
  schemas: async () => {
    const s = await import("./own-deals.schema");
    return { query: s.ownDealQuerySchema, response: s.ownDealListSchema };
  },
});

export const exportOwnDeals = endpoint({
  method: "GET",
  path: "/api/deals/export",
  summary: "Download your offers, quotes, and deals as CSV",
  access: "member",
  scope: "messages:read",
  response: "stream",
  media: ["text/csv"],
  schemas: async () => ({ query: (await import("./own-deals.schema")).ownDealFilterSchema }),
});
