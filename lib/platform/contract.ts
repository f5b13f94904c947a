import { endpoint } from "@/lib/shared/endpoint";

export const getHealth = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Check that the process responds, whatever state its dependencies are in",
  access: "any",
  scope: "any",
  quiet: true,
  schemas: async () => ({ response: (await import("./schema")).healthSchema }),
});

export const getReadiness = endpoint({
  method: "GET",
  path: "/api/ready",
  summary:
    "Check that the site can serve. 503 without the database; other services that are down are named and worked around.",
  access: "any",
  scope: "any",
  quiet: true,
  schemas: async () => ({ response: (await import("./schema")).readinessSchema }),
});

export const getMetrics = endpoint({
  method: "GET",
  path: "/api/metrics",
  summary:
    "Get metrics in the text format of Prometheus, with METRICS_TOKEN as a Bearer. 404 where none is set.",
  access: "any",
  refuses: ["not_found"],
  credentials: ["bearer"],
  quiet: true,
  response: "text",
  media: ["text/plain"],
  schemas: async () => ({}),
});

export const getOpenapi = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  summary: "Get this API as an OpenAPI document",
  access: "any",
  scope: "any",
  replica: true,
  schemas: async () => ({ response: (await import("./schema")).openapiSchema }),
});

export const clearCacheHelper = endpoint({
  method: "GET",
  path: "/clear-cache-helper.jpg",
  summary: "Get a 1×1 image that’s never cached",
  access: "any",
  scope: "any",
  response: "stream",
  media: ["image/jpeg"],
  schemas: async () => ({}),
});
