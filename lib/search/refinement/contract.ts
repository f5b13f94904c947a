import type { z } from "zod";
import { endpoint } from "@/lib/shared/endpoint";
import type * as schema from "./schema";

export type OptionCountsDto = z.output<typeof schema.optionCountsSchema>;

export const getOptionCounts = endpoint({
  method: "GET",
  path: "/api/listings/facets",
  summary: "Count the listings for each filter value: “12”, or “2,000+” where we stop counting",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => {
    const [s, listings] = await Promise.all([import("./schema"), import("@/lib/listings/schema")]);
    return { query: listings.listingFilterSchema, response: s.optionCountsSchema };
  },
});
