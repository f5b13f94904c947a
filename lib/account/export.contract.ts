import { endpoint } from "@/lib/shared/endpoint";

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/profile/export",
  summary:
    "Download everything the site holds about you as a ZIP file: data.json, your files, and your pictures. Up to 5 times an hour.",
  access: "member",
  response: "stream",
  media: ["application/zip"],
  refuses: ["not_found"],
  schemas: async () => ({}),
});
