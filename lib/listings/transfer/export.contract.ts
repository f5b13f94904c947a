import { endpoint } from "@/lib/shared/endpoint";

export const exportListings = endpoint({
  method: "GET",
  path: "/api/listings/export",
  summary: "Download your listings as CSV, in the columns an import reads",
  access: "vendor",
  permission: "list",
  scope: "listings:read",
  response: "stream",
  media: ["text/csv"],
  refuses: ["not_found"],
  schemas: async () => ({}),
});
