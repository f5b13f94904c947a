import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { setDefaultMessages } from "@/lib/shared/sentences";
import { importSchemas, listFiles, root, inputShape } from "@/prisma/test/schemas";
import { endpointsByNoun } from "./rules";

type Shape = { properties?: Record<string, Shape>; anyOf?: Shape[]; oneOf?: Shape[]; allOf?: Shape[] };

const raw =
  /expected|received|Too (big|small)|Invalid (input|option|string|ISO|UUID|URL|number:|key in|discr|value in)|Unrecognized/;

const texts = ["", " ", "x", "x".repeat(20_000), "-1", "2026-13-01", "0000-00-00T00:00:00Z", "a@", "1e400"];
const others = [undefined, null, -1, 0, 0.5, 1e300, Number.NaN, true, {}, [], ["x"], Array(500).fill("a")];

function fieldsOf(shape: Shape, way: string[] = []): string[][] {
  const own = Object.entries(shape.properties ?? {});
  const inner = [shape.anyOf, shape.oneOf, shape.allOf].flatMap((parts) => parts ?? []);
  return [
    ...own.flatMap(([name, field]) => [[...way, name], ...fieldsOf(field, [...way, name])]),
    ...inner.flatMap((part) => fieldsOf(part, way)),
  ];
}

function put([name, ...rest]: string[], value: unknown): unknown {
  return name === undefined ? value : { [name]: put(rest, value) };
}

function messagesOf(schema: z.ZodType, values: readonly unknown[]): string[] {
  const shape = inputShape(schema) as Shape;
  const ways = [...fieldsOf(shape), ["fieldThatIsNotThere"]];
  const wrong = ways.flatMap((way) => values.map((value) => put(way, value)));
  return [...wrong, ...values].flatMap(
    (value) =>
      schema.safeParse(value).error?.issues.map(({ path: at, message }) => `${at.join(".")}: ${message}`) ??
      [],
  );
}

const isRaw = (text: string) => raw.test(text);

test("uses a schema with messages for people in every form", async () => {
  const direct = listFiles("components/**.ts*").filter((file) =>
    readFileSync(path.join(root, file), "utf8").includes("@hookform/resolvers/zod"),
  );
  expect(direct).toEqual(["components/forms/zod-resolver.ts"]);
  setDefaultMessages();
  const used = listFiles("components/**.tsx").flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(/zodResolver\((\w+)\)/g)].map(
      ([, name]) => name,
    ),
  );
  const forms = (await importSchemas()).filter(([name]) => used.includes(name));
  expect(new Set(forms.map(([name]) => name))).toEqual(new Set(used));
  const allMessages = forms.flatMap(([, schema]) => messagesOf(schema as z.ZodType, [...texts, ...others]));
  expect(allMessages.filter(isRaw)).toEqual([]);
  expect(allMessages.length).toBeGreaterThan(500);
});

test("answers no request with a raw zod message", async () => {
  setDefaultMessages();
  const found: string[] = [];
  let count = 0;
  for (const [name, endpoint] of Object.values(endpointsByNoun).flatMap((noun) => Object.entries(noun))) {
    const { params, query, body } = await endpoint.schemas();
    for (const schema of [params, query, body]) {
      const messages = schema ? messagesOf(schema, [...texts, ...others]) : [];
      count += messages.length;
      found.push(...messages.filter(isRaw).map((message) => `${name} ${message}`));
    }
  }
  expect([...new Set(found)]).toEqual([]);
  expect(count).toBeGreaterThan(5000);
});
