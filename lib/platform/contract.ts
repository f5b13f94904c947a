import { endpoint } from "@/lib/shared/endpoint";

export const getHealth = endpoint({
  method: "GET",
  path: "/api/health",
  summary: "Liveness: the process answers, whatever its dependencies do",
  access: "any",
  schemas: async () => ({ response: (await import("./schema")).healthSchema }),
});

export const getReadiness = endpoint({
  method: "GET",
  path: "/api/ready",
  summary: "Readiness: database, storage and queue answer; 503 otherwise",
  access: "any",
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
