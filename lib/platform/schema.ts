import { z } from "zod";

export const healthSchema = z
  .object({ status: z.literal("ok").describe("Always `ok`") })
  .meta({ id: "Health" });

export const readinessSchema = z
  .object({
    status: z.enum(["ready", "unavailable"]).describe("Readiness of the site"),
    checks: z.record(z.string(), z.enum(["ok", "failed"])).describe("Result by check"),
    degraded: z.array(z.string()).describe("Services that are down and that the site works without"),
  })
  .meta({ id: "Readiness" });

export const openapiSchema = z
  .looseObject({
    openapi: z.string().describe("Version of the OpenAPI specification"),
  })
  .meta({ id: "OpenapiDocument" });
