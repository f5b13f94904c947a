import { endpoint } from "@/lib/shared/endpoint";

const rss = ["application/rss+xml"] as const;
const xml = ["application/xml"] as const;

export const getListingFeed = endpoint({
  method: "GET",
  path: "/feeds/listings.xml",
  summary: "Get the newest listings of a category or search as RSS 2.0, 50 on a page",
  access: "any",
  scope: "any",
  replica: true,
  response: "text",
  media: rss,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.listingFeedQuerySchema, headers: s.feedHeaders };
  },
});

export const getJobFeed = endpoint({
  method: "GET",
  path: "/feeds/jobs.xml",
  summary: "Get the newest open jobs of a category or search as RSS 2.0, 50 on a page",
  access: "any",
  scope: "any",
  replica: true,
  response: "text",
  media: rss,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.jobFeedQuerySchema, headers: s.feedHeaders };
  },
});

export const getMerchantFeed = endpoint({
  method: "GET",
  path: "/feeds/merchant.xml",
  summary: "Get all approved products with a picture for Google Merchant Center, 500 on a page",
  access: "any",
  scope: "any",
  replica: true,
  response: "text",
  media: xml,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.feedQuerySchema, headers: s.feedHeaders };
  },
});

export const getIndeedFeed = endpoint({
  method: "GET",
  path: "/feeds/indeed.xml",
  summary: "Get all open jobs in the XML format of Indeed, 500 on a page",
  access: "any",
  scope: "any",
  replica: true,
  response: "text",
  media: xml,
  schemas: async () => {
    const s = await import("./schema");
    return { query: s.feedQuerySchema, headers: s.feedHeaders };
  },
});
