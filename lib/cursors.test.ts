import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { decodeCursor, encodeCursor } from "@/lib/shared/page";
import { findCursorSchemas, forgedCursors, goodValues } from "@/prisma/test/cursors";
import { measureProcessor } from "@/prisma/test/processor";
import { listFiles, root } from "@/prisma/test/schemas";
import { AppError } from "./shared/app-error";

function isHarmless(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isHarmless);
  if (typeof value === "number") return value >= 0 && value <= Number.MAX_SAFE_INTEGER;
  if (typeof value !== "string") return true;
  if (/^\d/.test(value) && value.endsWith("Z"))
    return new Date(value).toISOString() === value && value > "1970";
  return /^[a-z_]+$/.test(value) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

test("finds a schema for every decoded cursor by name", async () => {
  const known = new Set((await findCursorSchemas()).map(({ name }) => name.split(".")[0]));
  const used = listFiles("lib/**.ts")
    .filter((file) => !file.endsWith(".test.ts") && file !== "lib/shared/page.ts")
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), "utf8").matchAll(/decodeCursor(?:<\w+>)?\([^,]+,\s*(\w+)/g),
    ])
    .map(([, name]) => name);
  expect([...new Set(used)].sort()).toEqual([...known].sort());
  expect(known.size).toBeGreaterThanOrEqual(6);
});

test("decodes a valid cursor of every schema", async () => {
  for (const { schema } of await findCursorSchemas()) {
    for (const value of goodValues(schema)) {
      expect(decodeCursor(encodeCursor(value), schema)).toEqual(value);
    }
  }
});

function read(cursor: string, schema: z.ZodType): unknown {
  try {
    return decodeCursor(cursor, schema);
  } catch (error) {
    if (error instanceof AppError && error.code === "bad_request" && error.fields?.cursor) return null;
    throw error;
  }
}

test("49: rejects values that PostgreSQL would refuse in every cursor, within 100 ms", async () => {
  const passed: string[] = [];
  let count = 0;
  for (const { name, schema } of await findCursorSchemas()) {
    for (const cursor of goodValues(schema).flatMap(forgedCursors)) {
      count += 1;
      const { result, milliseconds } = await measureProcessor(() => read(cursor, schema), 100);
      if (!isHarmless(result)) passed.push(`${name}: ${JSON.stringify(result)}`);
      expect(milliseconds).toBeLessThanOrEqual(100);
    }
  }
  expect(passed).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});
