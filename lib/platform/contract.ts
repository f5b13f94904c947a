import { endpoint } from "@/lib/shared/endpoint";

export const getHealth = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Liveness: the process answers, whatever its dependencies do",
  access: "any",
  quiet: true,
  schemas: async () => ({ response: (await import("./schema")).healthSchema }),
});

export const getReadiness = endpoint({
  method: "GET",
  path: "/api/ready",
  summary:
    "Readiness: 503 without the database; what else does not answer is named, and the site works around it",
  access: "any",
  quiet: true,
  schemas: async () => ({ response: (await import("./schema")).readinessSchema }),
});

export const getOpenapi = endpoint({
  method: "GET",
  path: "/api/openapi.json",
  summary: "This API as an OpenAPI document",
  access: "any",
  schemas: async () => ({ response: (await import("./schema")).openapiSchema }),
});

export const clearCacheHelper = endpoint({
  method: "GET",
  path: "/clear-cache-helper.jpg",
  summary: "A 1×1 picture that is never stored",
  access: "any",
  response: "stream",
  schemas: async () => ({}),
});
