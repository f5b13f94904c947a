import { z } from "zod";
import { importSchemas } from "./schemas";

export type NamedSchema = { name: string; schema: z.ZodType };

export async function findCursorSchemas(): Promise<NamedSchema[]> {
  const found: NamedSchema[] = [];
  for (const [name, value] of await importSchemas()) {
    if (/CursorSchema$/.test(name)) found.push({ name, schema: value as z.ZodType });
    if (!/CursorSchemas$/.test(name)) continue;
    for (const [key, schema] of Object.entries(value as Record<string, z.ZodType>)) {
      found.push({ name: `${name}.${key}`, schema });
    }
  }
  return found;
}

type Shape = {
  const?: unknown;
  enum?: unknown[];
  type?: string;
  format?: string;
  anyOf?: Shape[];
  prefixItems?: Shape[];
  properties?: Record<string, Shape>;
};

const plain: Record<string, unknown> = {
  integer: 1,
  number: 1,
  boolean: true,
  null: null,
  "date-time": "2026-01-01T00:00:00.000Z",
  uuid: "0190b6a0-0000-7000-8000-000000000001",
};

function samplesOf(shape: Shape): unknown[] {
  if ("const" in shape) return [shape.const];
  if (shape.enum) return shape.enum;
  if (shape.anyOf) return shape.anyOf.flatMap(samplesOf);
  if (shape.prefixItems) return combine(shape.prefixItems.map(samplesOf));
  if (shape.properties) {
    const names = Object.keys(shape.properties);
    const values = combine(Object.values(shape.properties).map(samplesOf));
    return values.map((list) => Object.fromEntries(names.map((name, index) => [name, list[index]])));
  }
  const known = plain[shape.format ?? shape.type ?? ""];
  if (known === undefined) throw new Error(`A cursor holds what no column does: ${JSON.stringify(shape)}`);
  return [known];
}

function combine(choices: unknown[][]): unknown[][] {
  return choices.reduce<unknown[][]>(
    (all, values) => all.flatMap((list) => values.map((value) => [...list, value])),
    [[]],
  );
}

export function goodValues(schema: z.ZodType): unknown[] {
  return samplesOf(z.toJSONSchema(schema, { io: "input" }) as Shape);
}

/** JSON text, because JSON can express numbers that JavaScript can't represent. */
const hostile: string[] = [
  ...[
    -1,
    -0,
    0,
    0.5,
    2 ** 31 - 1,
    2 ** 31,
    2e9,
    2e10,
    1e12,
    5e12,
    2 ** 53 - 1,
    2 ** 53,
    2 ** 63,
    1e20,
    1e308,
  ],
  ...["", "\u0000", "a\u0000b", "NaN", "Infinity", "-infinity", "infinity", "now", "epoch", "x".repeat(150)],
  ...["0000-01-01T00:00:00.000Z", "0001-01-01T00:00:00.000Z", "-000001-01-01T00:00:00.000Z"],
  ...["9999-12-31T23:59:59.999Z", "+275760-09-13T00:00:00.000Z", "10000-01-01T00:00:00.000Z"],
  ...["2026-02-30T00:00:00.000Z", "2026-01-01T25:00:00.000Z", "2026-01-01T00:00:00.0000000000000001Z"],
  ...["2026-01-01T00:00Z", "2026-01-01T00:00:00.000+14:00", "not-a-uuid"],
  ...["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"],
  ...[null, true, [], {}, [[[[[[[[]]]]]]]]],
]
  .map((value) => JSON.stringify(value))
  .concat("1e400", "-1e400", "1e-400", "9".repeat(100), '{"__proto__":{"a":1}}');

const mark = "here stands the hostile value";

function marked(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [mark];
  if (Array.isArray(value)) return value.flatMap((part, at) => marked(part).map((it) => value.with(at, it)));
  return Object.entries(value).flatMap(([name, part]) =>
    marked(part).map((it) => ({ ...value, [name]: it })),
  );
}

export function toCursor(json: string): string {
  return Buffer.from(json).toString("base64url");
}

export function forgedCursors(value: unknown): string[] {
  const places = [...marked(value), [value], { ...(value as object), more: 1 }, mark].map((it) =>
    JSON.stringify(it),
  );
  const forged = places.flatMap((json) => hostile.map((bad) => json.replace(`"${mark}"`, () => bad)));
  const garbage = [
    "[".repeat(290),
    `${"[".repeat(140)}${"]".repeat(140)}`,
    '"'.repeat(9),
    "{",
    "\u0000",
    "x".repeat(1e6),
  ];
  return [...new Set([...forged, ...garbage].map(toCursor)), "=", "%00", "é", "a b"];
}
