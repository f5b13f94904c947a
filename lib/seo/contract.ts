import { endpoint } from "@/lib/shared/endpoint";

export const getSitemapIndex = endpoint({
  method: "GET",
  path: "/sitemap.xml",
  summary: "Index of the sitemaps",
  access: "any",
  replica: true,
  response: "text",
  schemas: async () => ({}),
});

export const getSitemap = endpoint({
  method: "GET",
  path: "/sitemaps/{name}",
  summary: "One sitemap: pages, a part of the approved listings, vendors or open jobs",
  access: "any",
  replica: true,
  response: "text",
  schemas: async () => ({ params: (await import("./schema")).sitemapParamsSchema }),
});
