import path from "node:path";
import { z } from "zod";
import { makeAnswer, type Answer } from "@/lib/server/front/seams";
import type { RouteHandler } from "@/lib/server/route";
import type { Endpoint } from "@/lib/shared/endpoint";
import { createListing } from "@/prisma/factories";
import { root } from "@/prisma/test/schemas";
import { publicReads } from "./public-pages.rules";
import { allEndpoints } from "./rules";

const keys: Record<string, string> = { "{key}": "show_featured_categories" };
const queries: Record<string, string> = { "/api/search/suggestions": "query=walnut" };

function addressOf({ path: address }: Endpoint): string {
  return address.replace(/\{\w+\}/g, (name) => keys[name] ?? name);
}

function readOf(endpoint: Endpoint) {
  return publicReads.find((read) => read.path.test(addressOf(endpoint)));
}

const kept = allEndpoints.filter((endpoint) => endpoint.method === "GET" && readOf(endpoint));

async function ask({ path: address }: Endpoint): Promise<{ response: Response; answer: Answer }> {
  const file = path.join(root, "app", address.replace(/\{(\w+)\}/g, "[$1]"), "route.ts");
  const { GET } = (await import(file)) as { GET: RouteHandler };
  const answer: Answer = { tags: [] };
  const params = Object.fromEntries(Object.entries(keys).map(([name, value]) => [name.slice(1, -1), value]));
  const request = new Request(`http://localhost${address}?${queries[address] ?? ""}`);
  const response = await makeAnswer(answer, () => GET(request, { params: Promise.resolve(params) }));
  return { response, answer };
}

beforeAll(async () => {
  await createListing({ title: "Walnut bookshelf" });
});

test("each kind of answer that is kept is that of an endpoint", () => {
  expect(kept.length).toBeGreaterThanOrEqual(publicReads.length);
  expect(new Set(kept.map(readOf)).size).toBe(publicReads.length);
});

test.each(kept.map((endpoint) => [endpoint.path, endpoint] as const))(
  "%s asks nobody who they are, and is kept by all that it reads until that changes",
  async (_, endpoint) => {
    expect(endpoint.access).toBe("any");
    const { query } = await endpoint.schemas();
    const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    expect([...readOf(endpoint)!.query].sort()).toEqual(names.sort());

    const { response, answer } = await ask(endpoint);
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(answer.tags).not.toEqual([]);
    expect(answer.isPublic).toBe(true);
  },
);
