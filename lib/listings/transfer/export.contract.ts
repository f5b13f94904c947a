import { endpoint } from "@/lib/shared/endpoint";

export const exportListings = endpoint({
  method: "GET",
  path: "/api/listings/export",
  summary: "The vendor's own listings as CSV, in the columns that an import reads",
  access: "vendor",
  response: "stream",
  schemas: async () => ({}),
});
