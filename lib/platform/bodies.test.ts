import { allEndpoints } from "./rules";
import { inputShape } from "@/prisma/test/schemas";

type Shape = {
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  allOf?: Shape[];
};

function longestOf({
  maxLength = 0,
  maxItems = 0,
  properties = {},
  items,
  anyOf = [],
  allOf = [],
}: Shape): number {
  const fields = Object.entries(properties).map(([name, field]) => name.length + 4 + longestOf(field));
  const list = items ? maxItems * (longestOf(items) + 3) : 0;
  const all = [...fields, ...allOf.map(longestOf)].reduce((sum, bytes) => sum + bytes, 0);
  return 3 * maxLength + list + all + Math.max(0, ...anyOf.map(longestOf));
}

test("accepts the longest body that its rules allow on every endpoint", async () => {
  const wrong: string[] = [];
  for (const endpoint of allEndpoints) {
    const { body } = await endpoint.schemas();
    if (!body || endpoint.body !== undefined) continue;
    const longest = longestOf(inputShape(body) as Shape);
    const { maxBytes = 32_768 } = endpoint;
    if (longest > maxBytes) wrong.push(`${endpoint.method} ${endpoint.path}: ${longest} of ${maxBytes}`);
  }
  expect(wrong).toEqual([]);
});
