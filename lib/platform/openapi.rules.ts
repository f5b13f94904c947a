type Schema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  maxLength?: number;
  maximum?: number;
};

type Content = Record<string, { schema?: Schema }>;

type Operation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content: Content };
  responses?: Record<string, { content?: Content }>;
};

export type ApiDocument = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

type ApiField = { name: string; place: string; required: boolean; type: string; text: string };

export type ApiOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  fields: ApiField[];
  answer: { status: string; type: string };
  refusals: string[];
};

export type ApiSection = { noun: string; operations: ApiOperation[] };

const maxTypeDepth = 2;

function typeText(schema: Schema | undefined, document: ApiDocument, depth = 0): string {
  if (!schema) return "none";
  if (schema.$ref) return typeText(document.components?.schemas?.[nameOf(schema.$ref)], document, depth);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return [...new Set(options.map((option) => typeText(option, document, depth)))].join(" | ");
  if (schema.items) return `list of ${typeText(schema.items, document, depth)}`;
  if (schema.properties) {
    if (depth >= maxTypeDepth) return "object";
    const names = Object.entries(schema.properties).map(([name, { properties, items }]) =>
      properties || items ? `${name}: ${typeText(schema.properties?.[name], document, depth + 1)}` : name,
    );
    return `{ ${names.join(", ")} }`;
  }
  const type = [schema.type ?? "anything"].flat().join(" or ");
  return schema.format ? `${type} (${schema.format})` : type;
}

function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? "";
}

function resolve(schema: Schema | undefined, document: ApiDocument): Schema | undefined {
  return schema?.$ref ? document.components?.schemas?.[nameOf(schema.$ref)] : schema;
}

const wholeBody = "(whole body)";

function bodyFields(operation: Operation, document: ApiDocument): ApiField[] {
  const [[media = "", content] = []] = Object.entries(operation.requestBody?.content ?? {});
  const schema = resolve(content?.schema, document);
  if (!schema)
    return content ? [{ name: wholeBody, place: "body", required: false, type: media, text: "" }] : [];
  const variants = schema.properties ? [schema] : (schema.anyOf ?? schema.oneOf ?? []);
  const fields = new Map<string, ApiField>();
  for (const variant of variants.map((one) => resolve(one, document))) {
    for (const [name, property] of Object.entries(variant?.properties ?? {})) {
      const required = variant?.required?.includes(name) ?? false;
      fields.set(name, {
        name,
        place: "body",
        required,
        type: typeText(property, document),
        text: property.description ?? "",
      });
    }
  }
  if (fields.size > 0) return [...fields.values()];
  return [{ name: wholeBody, place: "body", required: true, type: typeText(schema, document), text: "" }];
}

function answerOf(operation: Operation, document: ApiDocument): ApiOperation["answer"] {
  const [status = "200", response] =
    Object.entries(operation.responses ?? {}).find(([code]) => code !== "default") ?? [];
  const types = Object.entries(response?.content ?? {}).map(([media, { schema }]) =>
    schema ? typeText(schema, document) : media,
  );
  return { status, type: types.join(" | ") || "no JSON" };
}

export function apiSections(document: ApiDocument): ApiSection[] {
  const sections = new Map<string, ApiOperation[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const noun = operation.tags?.[0] ?? "other";
      const parameters = (operation.parameters ?? []).map(
        ({ name, in: place, required, description, schema }) => ({
          name,
          place,
          required: required ?? false,
          type: typeText(schema, document),
          text: description ?? schema?.description ?? "",
        }),
      );
      const shown: ApiOperation = {
        id: operation.operationId ?? `${method}-${path}`,
        method: method.toUpperCase(),
        path,
        summary: operation.summary ?? "",
        access: operation.description ?? "",
        fields: [...parameters, ...bodyFields(operation, document)],
        answer: answerOf(operation, document),
        refusals: Object.keys(operation.responses ?? {}).filter((status) => /^4/.test(status)),
      };
      sections.set(noun, [...(sections.get(noun) ?? []), shown]);
    }
  }
  return [...sections].map(([noun, operations]) => ({ noun, operations }));
}
