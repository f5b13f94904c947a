import { endpoint } from "@/lib/shared/endpoint";

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/profile/export",
  summary: "Download everything the site holds about you as a JSON file. Up to 5 times an hour.",
  access: "member",
  schemas: async () => ({ response: (await import("./export.schema")).exportSchema }),
});
