import "server-only";
import { z } from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { env } from "@/lib/server/env";
import { once } from "@/lib/server/outside";
import { getSite } from "@/lib/server/site";
import { errorStatus } from "@/lib/shared/app-error";
import type { Access, Endpoint } from "@/lib/shared/endpoint";
import { endpointsByNoun } from "./rules";

const errorSchema = z
  .object({
    error: z.string(),
    code: z.enum(Object.keys(errorStatus) as [string, ...string[]]),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: "Error", description: "What went wrong: a sentence for people and a code for programs" });

const onceHeader = z.object({
  "Idempotency-Key": z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .meta({
      description:
        "Sending the same key again within 24 hours returns the first answer, or 422 if the body differs.",
    }),
});

const accessNames: Record<Access, string> = {
  any: "Anyone.",
  optional: "Anyone. The owner and admins get more.",
  cookie: "Anyone with a session cookie.",
  member: "Any signed-in user.",
  customer: "Customers.",
  vendor: "Vendors.",
  seller: "Vendors and admins.",
  admin: "Admins.",
};

async function toOperation(
  name: string,
  noun: string,
  endpoint: Endpoint,
): Promise<ZodOpenApiOperationObject> {
  const { params, query, body, response } = await endpoint.schemas();
  const status = String(endpoint.status ?? 200) as "200";
  const media = endpoint.body === "multipart" ? "multipart/form-data" : "application/json";
  return {
    operationId: name,
    tags: [noun],
    summary: endpoint.summary,
    description: `${accessNames[endpoint.access]}${endpoint.approved ? " Vendors must be approved." : ""}`,
    security: endpoint.access === "any" ? [] : [{ session: [] }, { bearer: [] }],
    requestParams: {
      ...(params instanceof z.ZodObject ? { path: params } : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
      ...(endpoint.idempotent ? { header: onceHeader } : {}),
    },
    ...(body ? { requestBody: { required: true, content: { [media]: { schema: body } } } } : {}),
    responses: {
      [status]: {
        description: "Success",
        ...(response ? { content: { "application/json": { schema: response } } } : {}),
      },
      default: { description: "Error", content: { "application/json": { schema: errorSchema } } },
    },
  };
}

async function build(): Promise<Record<string, unknown> & { openapi: string }> {
  const paths: ZodOpenApiPathsObject = {};
  for (const [noun, endpoints] of Object.entries(endpointsByNoun)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const method = endpoint.method.toLowerCase() as "get";
      const operation = await toOperation(name, noun, endpoint);
      paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation };
    }
  }
  return {
    ...createDocument({
      openapi: "3.1.0",
      info: { title: "API", version: "1.0.0" },
      servers: [{ url: env.APP_URL }],
      paths,
      components: {
        securitySchemes: {
          session: { type: "apiKey", in: "cookie", name: "next-auth.session-token" },
          bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        },
      },
    }),
  };
}

/** The OpenAPI document made from the same endpoint objects that the handlers run on; built once a process. */
const builtDocument = once(build);

/** The document under the name that the site has now. */
export async function getOpenapiDocument() {
  const [document, { name }] = await Promise.all([builtDocument(), getSite()]);
  return { ...document, info: { title: `${name} API`, version: "1.0.0" } };
}
