import { endpoint } from "@/lib/shared/endpoint";

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/profile/export",
  summary: "Everything the site holds about the signed-in person, as a JSON file; 5 an hour",
  access: "member",
  schemas: async () => ({ response: (await import("./export.schema")).exportSchema }),
});
