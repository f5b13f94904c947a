import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { errorStatus } from "@/lib/shared/app-error";
import { examples } from "@/prisma/test/examples";
import { importSchemas, root } from "@/prisma/test/schemas";
import { refusalsOf } from "./refusals.rules";
import { allEndpoints, endpointsByNoun } from "./rules";

jest.mock("@/lib/server/site", () => ({
  getSite: () => Promise.resolve({ name: "Corner Market", contactEmail: "help@market.example" }),
}));

type Schema = {
  $ref?: string;
  description?: string;
  pattern?: string;
  enum?: string[];
  examples?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  tags: string[];
  parameters?: { name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};
type Document = {
  info: { description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation & { summary: string } }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, { content?: Content }> };
};

let document: Document;

beforeAll(async () => {
  process.env.APP_URL = "https://market.test";
  const { getOpenapiDocument } = await import("./openapi.queries");
  document = JSON.parse(JSON.stringify(await getOpenapiDocument())) as Document;
});

const operations = () =>
  Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${address}`,
      operation,
    })),
  );

function* schemasIn(schema: Schema, place: string): Generator<[string, Schema]> {
  yield [place, schema];
  const { properties = {}, items, additionalProperties } = schema;
  for (const [name, one] of Object.entries(properties)) yield* schemasIn(one, `${place}.${name}`);
  if (items) yield* schemasIn(items, `${place}[]`);
  if (typeof additionalProperties === "object") yield* schemasIn(additionalProperties, `${place}.*`);
  for (const one of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((options) => options ?? [])) {
    yield* schemasIn(one, place);
  }
}

function allSchemas(): [string, Schema][] {
  const shared = Object.entries(document.components.schemas);
  const own = operations().flatMap(({ name, operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)]
      .flatMap((part) => Object.values(part?.content ?? {}))
      .flatMap(({ schema }): [string, Schema][] => (schema ? [[name, schema]] : [])),
  );
  return [...shared, ...own].flatMap(([place, schema]) => [...schemasIn(schema, place)]);
}

function lint(): string[] {
  const { stdout, stderr, status } = spawnSync("node", [path.join(root, "prisma/test/openapi-lint.mjs")], {
    input: JSON.stringify(document),
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  expect([status, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout) as string[];
}

test("passes Spectral and Redocly without warnings", () => {
  expect(lint()).toEqual([]);
});

test("has no address that matches two paths", () => {
  const paths = Object.entries(document.paths).map(([address, methods]) => ({
    parts: address.split("/"),
    parameters: Object.values(methods).flatMap(({ parameters = [] }) => parameters),
  }));
  type Path = (typeof paths)[number];
  const takes = ({ parameters }: Path, part: string, value: string) => {
    const { schema } = parameters.find((one) => `{${one.name}}` === part)!;
    return schema.enum ? schema.enum.includes(value) : new RegExp(schema.pattern ?? "").test(value);
  };
  const overlap = (a: Path, b: Path) =>
    a.parts.length === b.parts.length &&
    a.parts.every((part, at) => {
      const other = b.parts[at]!;
      if (part.startsWith("{")) return other.startsWith("{") || takes(a, part, other);
      return other.startsWith("{") ? takes(b, other, part) : part === other;
    });
  const isTemplated = ({ parts }: Path) => parts.some((part) => part.startsWith("{"));
  // Paths without parameters take precedence over templated ones (OpenAPI 3.1, Paths Object).
  const templated = paths.filter(isTemplated);
  const clashes = templated.flatMap((a, at) =>
    templated
      .slice(at + 1)
      .filter((b) => overlap(a, b))
      .map((b) => [a.parts.join("/"), b.parts.join("/")]),
  );
  expect(clashes).toEqual([]);
  expect(templated.length).toBeGreaterThan(60);
});

test("describes every property and parameter", () => {
  const properties = allSchemas().flatMap(([place, { properties: own = {} }]) =>
    Object.entries(own).map(([name, { description }]) => ({ place: `${place}.${name}`, description })),
  );
  const parameters = operations().flatMap(({ name, operation }) =>
    (operation.parameters ?? []).map(({ name: parameter, in: where, description, schema }) => ({
      place: `${name} ${where} ${parameter}`,
      description: description ?? schema.description,
    })),
  );
  const bare = [...properties, ...parameters].filter(({ description = "" }) => description.length < 3);
  expect(bare.map(({ place }) => place)).toEqual([]);
  expect(properties.length).toBeGreaterThan(1000);
  expect(parameters.length).toBeGreaterThan(300);
});

test("mentions null only for nullable properties", () => {
  const wrong = allSchemas().flatMap(([place, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, property]) =>
        /\bnull (without|before|until|if|while|for|once)\b/.test(property.description ?? ""),
      )
      .filter(([, property]) => !JSON.stringify(property).includes('"null"'))
      .map(([name]) => `${place}.${name}`),
  );
  expect(wrong).toEqual([]);
});

test("describes every tag, and has one for each noun", () => {
  expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(endpointsByNoun).sort());
  expect(document.tags.filter(({ description = "" }) => description.length < 10)).toEqual([]);
});

test("uses shared schemas for bodies and answers with objects", () => {
  const inline = operations().flatMap(({ name, operation }) =>
    [operation.requestBody, ...Object.values(operation.responses)]
      .flatMap((part) => Object.entries(part?.content ?? {}))
      .flatMap(([, { schema }]) => [schema, schema?.items])
      .filter((schema) => schema?.properties && Object.keys(schema.properties).length > 2)
      .map(() => name),
  );
  expect([...new Set(inline)]).toEqual([]);
  expect(JSON.stringify(document.paths)).toContain('{"$ref":"#/components/schemas/Listing"}');
});

test("lists exactly the refusals of each operation, from 400 to 429", async () => {
  for (const endpoint of allEndpoints) {
    const { responses } = document.paths[endpoint.path]![endpoint.method.toLowerCase()]!;
    const codes = refusalsOf(endpoint, await endpoint.schemas());
    const statuses = Object.keys(responses).filter((status) => /^4/.test(status));
    expect([endpoint.path, statuses]).toEqual([
      endpoint.path,
      codes.map((code) => String(errorStatus[code])),
    ]);
  }
});

test("uses the shared error for every refusal", () => {
  const contents = Object.values(document.components.responses).map(({ content }) => content);
  expect(contents.length).toBeGreaterThan(10);
  for (const content of contents) {
    expect(content).toEqual({ "application/json": { schema: { $ref: "#/components/schemas/Error" } } });
  }
});

test.each(["Sign-in", "Paging", "Errors", "Limits", "Idempotency", "Feeds"])(
  "has an overview section about %s",
  (title) => {
    expect(document.info.description).toContain(`## ${title}\n`);
  },
);

describe("webhooks", () => {
  const bodyOf = (type: string) => {
    const { schema } = document.webhooks[type]!.post.requestBody!.content["application/json"]!;
    return document.components.schemas[schema!.$ref!.split("/").at(-1)!]!;
  };

  test("includes each event of a business and the test event", () => {
    expect(Object.keys(document.webhooks)).toEqual([
      "listing.decided",
      "message.received",
      "offer.updated",
      "deal.updated",
      "review.published",
      "application.received",
      "application.updated",
      "webhook.test",
    ]);
  });

  test.each([
    ["listing.decided", ["listingId", "decision"]],
    ["message.received", ["conversationId", "messageId"]],
    ["offer.updated", ["conversationId", "offerId"]],
    ["deal.updated", ["conversationId", "offerId", "viewingId"]],
    ["review.published", ["reviewId", "listingId"]],
    ["application.received", ["applicationId", "jobId"]],
    ["application.updated", ["applicationId", "jobId"]],
    ["webhook.test", []],
  ])("describes the body of %s: type, time, and the ids of its subject", (type, names) => {
    const { properties = {} } = bodyOf(type);
    expect(Object.keys(properties)).toEqual(["type", "timestamp", "data"]);
    expect(properties.type).toMatchObject({ const: type });
    expect(Object.keys(properties.data!.properties ?? {})).toEqual(names);
  });

  test("describes the signature headers and the effect of an answer", () => {
    for (const { post } of Object.values(document.webhooks)) {
      const headers = (post.parameters ?? []).map(({ name, in: where }) => [name, where]);
      expect(headers).toEqual([
        ["webhook-id", "header"],
        ["webhook-timestamp", "header"],
        ["webhook-signature", "header"],
      ]);
      expect([post.tags, Object.keys(post.responses)]).toEqual([["webhooks"], ["200", "410"]]);
    }
  });
});

describe("examples", () => {
  const file = path.join(root, "lib/platform/examples.json");
  const text = `${JSON.stringify(examples, null, 2)}\n`;

  test("matches the builders of the tests: WRITE_EXAMPLES=1 writes the examples", () => {
    if (process.env.WRITE_EXAMPLES) writeFileSync(file, text);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(text));
  });

  test("includes examples in their shared schemas", () => {
    for (const [name, example] of Object.entries(examples)) {
      expect([name, document.components.schemas[name]?.examples]).toEqual([
        name,
        [JSON.parse(JSON.stringify(example))],
      ]);
    }
  });

  test("validates examples by the schemas used by the handlers", async () => {
    const schemas = new Map<string, z.ZodType>();
    for (const [, schema] of await importSchemas()) {
      const id = schema instanceof z.ZodType ? schema.meta()?.id : undefined;
      if (id) schemas.set(id, schema as z.ZodType);
    }
    const wrong = Object.entries(examples).flatMap(([name, example]) => {
      const { error } = schemas.get(name)?.safeParse(JSON.parse(JSON.stringify(example))) ?? {};
      return error ? [`${name}: ${error.message}`] : [];
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(examples).filter((name) => !schemas.has(name))).toEqual(["Error"]);
  });
});
