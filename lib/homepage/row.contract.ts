import { endpoint } from "@/lib/shared/endpoint";

export const getHomepageRow = endpoint({
  method: "GET",
  path: "/api/homepage-rows/{row}",
  summary: "List the cards of a homepage row: at most two listings of one vendor, those with a picture first",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => {
    const { homepageRowParamsSchema, homepageRowQuerySchema } = await import("./row.schema");
    const { listingListSchema } = await import("@/lib/listings/schema");
    return { params: homepageRowParamsSchema, query: homepageRowQuerySchema, response: listingListSchema };
  },
});
