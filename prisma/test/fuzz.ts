import fc from "fast-check";

type JsonSchema = {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
};

type Parameter = { in: string; name: string; required?: boolean; schema?: JsonSchema };
type Content = Record<string, { schema?: JsonSchema }>;
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, { content?: Content }>;
  };
};

export type FuzzedRequest = {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
};

/** Reads `nextval('canary')` if the server ever runs a text as SQL. */
const injections = [
  "' || nextval('canary')::text || '",
  "'; SELECT nextval('canary'); --",
  "1) OR nextval('canary') > 0 --",
  "\\'; SELECT nextval('canary'); --",
  "$$ || nextval('canary')::text || $$",
  "x' UNION SELECT nextval('canary')::text --",
  "\"; SELECT nextval('canary'); --",
  "(SELECT nextval('canary'))",
];

const hostileTexts = [
  ...injections,
  "",
  " ",
  "\u0000",
  "\u200b\u2060",
  "\ud800",
  "\u202eabc",
  "<script>alert(1)</script>",
  "%00%0d%0a",
  "../../etc/passwd",
  "__proto__",
  "%_\\",
  "a & | ! <-> :*",
  "NaN",
  "-1",
  "1e999",
  "99999999999999999999",
  "9999-99-99T99:99:99Z",
  "ﷺ".repeat(50),
  "(".repeat(500),
  "a ".repeat(400),
  "👨‍👩‍👧‍👦".repeat(30),
];

const hostileText = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary", maxLength: 80 }));

const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom(null, true, -1, 0, 1e308, -0.5, 2 ** 53, 2 ** 31, [], {}, [[[]]], { __proto__: [] }),
  fc.jsonValue({ maxDepth: 2 }),
);

const mostly = <T>(valid: fc.Arbitrary<T>, hostile: fc.Arbitrary<T>, weight = 15) =>
  fc.oneof({ arbitrary: valid, weight }, { arbitrary: hostile, weight: 1 });

const texts: Record<string, (knownIds: string[]) => fc.Arbitrary<string>> = {
  uuid: (knownIds) => fc.oneof(fc.constantFrom(...knownIds), fc.uuid()),
  "date-time": () =>
    fc
      .date({ min: new Date(0), max: new Date("2200-01-01"), noInvalidDate: true })
      .map((day) => day.toISOString()),
  date: () =>
    fc
      .date({ min: new Date(0), max: new Date("2200-01-01"), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
  email: () => fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `${name}@mail.example`),
  uri: () => fc.stringMatching(/^[a-z]{1,12}$/).map((name) => `https://${name}.example/a`),
};

function matching(pattern: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    // Unicode classes aren't supported.
    return null;
  }
}

function textOf(schema: JsonSchema, knownIds: string[]): fc.Arbitrary<string> {
  const { format = "", pattern, minLength = 0, maxLength = 200 } = schema;
  const known = texts[format]?.(knownIds) ?? (pattern ? matching(pattern) : null);
  const length = {
    minLength: Math.min(minLength, 300),
    maxLength: Math.max(minLength, Math.min(maxLength, 300)),
  };
  return known ?? fc.oneof(fc.string(length), fc.lorem({ maxCount: 8 }));
}

/** Values that mostly match a schema of the document; one in sixteen at any place is hostile. */
function createValues(document: ApiDocument, knownIds: string[]) {
  const shared = new Map<string, fc.Arbitrary<unknown>>();

  function objectOf({
    properties = {},
    required = [],
    additionalProperties,
  }: JsonSchema): fc.Arbitrary<unknown> {
    const entries = Object.entries(properties).map(([name, one]) => [name, valueOf(one)] as const);
    const known = fc.record(Object.fromEntries(entries), {
      requiredKeys: required.filter((name) => name in properties),
    });
    if (typeof additionalProperties !== "object") return known;
    return fc.dictionary(fc.string({ maxLength: 20 }), valueOf(additionalProperties), { maxKeys: 4 });
  }

  function validOf(schema: JsonSchema): fc.Arbitrary<unknown> {
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return fc.oneof(...options.map(valueOf));
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if ("const" in schema) return fc.constant(schema.const);
    const { minimum = -1000, maximum = 1_000_000 } = schema;
    switch (schema.type) {
      case "string":
        return textOf(schema, knownIds);
      case "integer":
        return fc.maxSafeInteger().map((value) => minimum + (Math.abs(value) % (maximum - minimum + 1)));
      case "number":
        return fc.double({ min: minimum, max: maximum, noNaN: true });
      case "boolean":
        return fc.boolean();
      case "null":
        return fc.constant(null);
      case "array":
        return fc.array(valueOf(schema.items ?? {}), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
        });
      case "object":
        return objectOf(schema);
      default:
        return fc.jsonValue({ maxDepth: 1 });
    }
  }

  function sharedOf(name: string): fc.Arbitrary<unknown> {
    const known = shared.get(name) ?? validOf(document.components.schemas[name] ?? {});
    shared.set(name, known);
    return known;
  }

  function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
    const name = schema.$ref?.split("/").at(-1);
    return mostly(name ? sharedOf(name) : validOf(schema), hostileValue);
  }

  return valueOf;
}

const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

const asHeader = (value: unknown) => asText(value).replaceAll(/[^\x20-\x7e\xa0-\xff]/g, "");

export function requestsOf(document: ApiDocument, knownIds: string[]): fc.Arbitrary<FuzzedRequest> {
  const valueOf = createValues(document, knownIds);

  function parametersOf(parameters: Parameter[], place: string) {
    const own = parameters.filter((one) => one.in === place);
    const record = Object.fromEntries(
      own.map(({ name, schema = {} }) => [name, valueOf(schema).map(asText)]),
    );
    const requiredKeys = own.filter(({ required }) => required).map(({ name }) => name);
    return fc.record(record, { requiredKeys }) as fc.Arbitrary<Record<string, string>>;
  }

  function requestOf(path: string, method: string, operation: Operation): fc.Arbitrary<FuzzedRequest> {
    const { parameters = [], requestBody } = operation;
    const media = requestBody?.content["application/json"];
    return fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      params: parametersOf(parameters, "path"),
      query: parametersOf(parameters, "query"),
      headers: parametersOf(parameters, "header").map((headers) =>
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, asHeader(value)])),
      ),
      body: media ? valueOf(media.schema ?? {}) : fc.constant(undefined),
    });
  }

  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestOf(path, method, operation)),
  );
  return fc.oneof(...all);
}
