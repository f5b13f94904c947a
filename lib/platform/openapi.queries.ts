import "server-only";
import { z } from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import { apiKeyLimit } from "@/lib/server/api-key";
import { env } from "@/lib/server/env";
import { once } from "@/lib/server/detached";
import { getSite, type SiteFacts } from "@/lib/server/site";
import { sessionCookie } from "@/lib/server/tokens";
import { errorStatus, type ErrorCode } from "@/lib/shared/app-error";
import type { Access, Endpoint } from "@/lib/shared/endpoint";
import { hrefs } from "@/lib/shared/hrefs";
import { scopes } from "@/lib/shared/scopes";
import examples from "./examples.json";
import { apiTopics, nounTexts, refusalTexts } from "./openapi.copy";
import { openapiWebhooks } from "./openapi-webhooks.queries";
import { apiSections, type ApiDocument } from "./openapi.rules";
import { refusalsOf } from "./refusals.rules";
import { endpointsByNoun } from "./rules";

const errorSchema = z
  .object({
    error: z.string().describe("Sentence for people"),
    code: z.enum(Object.keys(errorStatus) as [string, ...string[]]).describe("Code for programs"),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe("Sentence by the name of each invalid field"),
  })
  .meta({ id: "Error", description: "An error: a sentence for people and a code for programs" });

const onceHeader = z
  .string()
  .regex(/^[\x21-\x7e]{1,200}$/)
  .optional()
  .meta({
    description:
      "Sending the same key again within 24 hours returns the first answer, or 422 if the body differs.",
  });

const matchHeader = ({ ifMatch = "version" }: Endpoint) =>
  z
    .string()
    .optional()
    .meta({
      description: `The \`${ifMatch}\` you read, in quotes, as the body takes it too. 409 if it isn’t the current one.`,
    });

const zoneHeader = z.string().optional().meta({
  description:
    "Your time zone, such as `America/Denver`. It becomes the one for times in emails if your profile has none.",
});

const pageHeaders = {
  Link: {
    description: 'The next page, with `rel="next"`. Missing on the last page.',
    schema: { type: "string" },
  },
  "X-Total-Count": {
    description:
      "How many there are on all pages, counted up to a limit. One more than a limit says that there are more: 1001 is more than 1,000.",
    schema: { type: "integer" },
  },
} as const;

const locationHeader = {
  Location: { description: "Where to go", schema: { type: "string", format: "uri-reference" } },
} as const;

const waitHeaders = {
  "Retry-After": { description: "Seconds to wait, if known", schema: { type: "integer" } },
} as const;

function sharedResponses(): Record<string, ZodOpenApiResponseObject> {
  const entries = Object.entries(refusalTexts).map(([code, { name, text }]) => [
    name,
    {
      description: text,
      ...(code === "too_many" || code === "unavailable" ? { headers: waitHeaders } : {}),
      content: { "application/json": { schema: errorSchema } },
    },
  ]);
  return Object.fromEntries(entries) as Record<string, ZodOpenApiResponseObject>;
}

function referTo(codes: readonly ErrorCode[]): Record<string, { $ref: string }> {
  return Object.fromEntries(
    codes.map((code) => [errorStatus[code], { $ref: `#/components/responses/${refusalTexts[code]!.name}` }]),
  );
}

const keysText = `A key from a person’s profile, sent as \`Authorization: Bearer plaza_…\`. It acts for that person within its permissions: ${scopes.map((scope) => `\`${scope}\``).join(", ")}. Cookies beside it are ignored. Limit: ${apiKeyLimit.points} requests in ${apiKeyLimit.seconds} seconds for each key, then 429.`;

const accessNames: Record<Access, string> = {
  any: "Anyone.",
  optional: "Anyone. The owner and admins get more.",
  cookie: "Anyone. A bearer token counts only without a session cookie.",
  member: "Any signed-in user.",
  customer: "Customers.",
  vendor: "Vendors.",
  seller: "Vendors and admins.",
  admin: "Admins.",
};

function accessText(endpoint: Endpoint): string {
  const { access, approved, credentials } = endpoint;
  if (credentials) {
    return credentials.includes("bearer") ? accessNames.member : "Anyone with a session cookie.";
  }
  const state = approved === "or_suspended" ? "approved or suspended" : "approved";
  return `${accessNames[access]}${approved ? ` Vendors must be ${state}.` : ""}${keyText(endpoint)}`;
}

function keyText({ access, scope }: Endpoint): string {
  if (scope && scope !== "any") return ` API keys need \`${scope}\`.`;
  return access === "any" ? "" : " API keys are refused.";
}

function securityOf({ access, credentials, scope }: Endpoint): Record<string, string[]>[] {
  if (credentials) return credentials.map((name) => ({ [name]: [] }));
  if (access === "any") return [];
  const signedIn: Record<string, string[]>[] = [{ session: [] }, { bearer: [] }];
  if (scope) signedIn.push({ apiKey: [] });
  return access === "optional" || access === "cookie" ? [{}, ...signedIn] : signedIn;
}

function requestBodyOf(endpoint: Endpoint, body: z.ZodType | undefined) {
  if (endpoint.body === "raw") return { requestBody: { content: { [endpoint.bodyMedia]: {} } } };
  const media = endpoint.body === "multipart" ? "multipart/form-data" : "application/json";
  return body ? { requestBody: { required: true, content: { [media]: { schema: body } } } } : {};
}

function contentOf({ media }: Endpoint, response: z.ZodType | undefined) {
  if (media) return { content: Object.fromEntries(media.map((one) => [one, {}])) };
  return response ? { content: { "application/json": { schema: response } } } : {};
}

async function toOperation(
  name: string,
  noun: string,
  endpoint: Endpoint,
): Promise<ZodOpenApiOperationObject> {
  const schemas = await endpoint.schemas();
  const { params, query, body, response, headers: answered } = schemas;
  const isRedirect = endpoint.response === "redirect";
  const status = String(endpoint.status ?? (isRedirect ? 303 : 200)) as "200";
  const responseHeaders = {
    ...(endpoint.paged ? pageHeaders : {}),
    ...(isRedirect ? locationHeader : {}),
    ...answered,
  };
  const headers = {
    ...(endpoint.idempotent ? { "Idempotency-Key": onceHeader } : {}),
    ...(endpoint.ifMatch ? { "If-Match": matchHeader(endpoint) } : {}),
    ...(endpoint.signsIn ? { "X-Time-Zone": zoneHeader } : {}),
  };
  return {
    operationId: name,
    tags: [noun],
    summary: endpoint.summary,
    description: accessText(endpoint),
    security: securityOf(endpoint),
    requestParams: {
      ...(params instanceof z.ZodObject ? { path: params } : {}),
      ...(query instanceof z.ZodObject ? { query } : {}),
      ...(Object.keys(headers).length > 0 ? { header: z.object(headers) } : {}),
    },
    ...requestBodyOf(endpoint, body),
    responses: {
      [status]: {
        description: isRedirect ? "Redirect" : "Success",
        ...(Object.keys(responseHeaders).length > 0 ? { headers: responseHeaders } : {}),
        ...contentOf(endpoint, response),
      },
      ...referTo([...refusalsOf(endpoint, schemas), "unavailable"]),
      default: { description: "Error", content: { "application/json": { schema: errorSchema } } },
    },
  };
}

function expandRecordKeys({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  const { propertyNames, additionalProperties } = jsonSchema as {
    propertyNames?: { enum?: string[] };
    additionalProperties?: unknown;
  };
  if (!propertyNames?.enum || typeof additionalProperties !== "object") return;
  jsonSchema.properties = Object.fromEntries(
    propertyNames.enum.map((key) => [key, { description: `Value for \`${key}\``, ...additionalProperties }]),
  );
  delete jsonSchema.propertyNames;
  jsonSchema.additionalProperties = false;
}

async function readPaths(): Promise<ZodOpenApiPathsObject> {
  const paths: ZodOpenApiPathsObject = {};
  for (const [noun, endpoints] of Object.entries(endpointsByNoun)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const method = endpoint.method.toLowerCase() as "get";
      const operation = await toOperation(name, noun, endpoint);
      paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation };
    }
  }
  return paths;
}

type Document = ReturnType<typeof createDocument>;

function addExamples(schemas: Record<string, { examples?: unknown[] }>): void {
  for (const [name, example] of Object.entries(examples)) {
    const schema = schemas[name];
    if (schema) schema.examples = [example];
  }
}

const overview = apiTopics.map(({ title, text }) => `## ${title}\n\n${text}`).join("\n\n");

function infoOf({ name, contactEmail }: SiteFacts): Document["info"] {
  return {
    title: `${name} API`,
    version: "1.0.0",
    summary: `Read and manage ${name} from your own programs.`,
    description: overview,
    contact: { name, email: contactEmail, url: env.APP_URL },
    license: { name: "Terms of service", url: env.APP_URL + hrefs.policy("terms") },
    termsOfService: env.APP_URL + hrefs.policy("terms"),
  };
}

async function build(): Promise<Document> {
  const document = createDocument(
    {
      openapi: "3.1.0",
      info: { title: "API", version: "1.0.0" },
      servers: [{ url: env.APP_URL }],
      tags: Object.keys(endpointsByNoun)
        .sort()
        .map((name) => ({ name, description: nounTexts[name] })),
      paths: await readPaths(),
      webhooks: openapiWebhooks(),
      components: {
        responses: sharedResponses(),
        securitySchemes: {
          session: {
            type: "apiKey",
            in: "cookie",
            name: sessionCookie,
            description: "Session cookie of a browser",
          },
          bearer: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "JWT",
            description: "Access token, valid for 15 minutes",
          },
          apiKey: { type: "http", scheme: "bearer", bearerFormat: "plaza_…", description: keysText },
        },
      },
    },
    { override: expandRecordKeys },
  );
  addExamples((document.components?.schemas ?? {}) as Record<string, { examples?: unknown[] }>);
  return document;
}

const builtDocument = once(build);

export const getApiSections = once(async () => apiSections((await builtDocument()) as ApiDocument));

export async function getOpenapiDocument() {
  const [document, site] = await Promise.all([builtDocument(), getSite()]);
  return { ...document, info: infoOf(site) };
}
