import { endpoint } from "@/lib/shared/endpoint";

export const getSitemapIndex = endpoint({
  method: "GET",
  path: "/sitemap.xml",
  summary: "Get the index of all sitemaps",
  access: "any",
  scope: "any",
  replica: true,
  response: "text",
  media: ["application/xml"],
  schemas: async () => ({}),
});

export const getSitemap = endpoint({
  method: "GET",
  path: "/sitemaps/{name}",
  summary: "Get one sitemap: pages, or a part of the approved listings, vendors or open jobs",
  access: "any",
  scope: "any",
  replica: true,
  response: "text",
  media: ["application/xml"],
  refuses: ["not_found"],
  schemas: async () => ({ params: (await import("./schema")).sitemapParamsSchema }),
});
