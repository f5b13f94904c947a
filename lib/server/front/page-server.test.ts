/** @jest-environment node */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createPageCache } from "./page-cache";
import { createPageServer } from "./page-server";

async function ask({ type, status = 200 }: { type: string; status?: number }): Promise<Headers> {
  const cache = createPageCache({ maxBytes: 1_000_000 });
  const pages = createPageServer({ cache, isLive: () => true, sharedMaxAge: 60, count: () => undefined });
  const headers = [
    ["content-type", type],
    ["x-request-id", "one"],
    ["cache-control", "no-store"],
  ] as const;
  const make = async () => ({ status, headers, body: Buffer.from("{}"), tags: ["listings"] });
  const server = createServer(async (request, response) => {
    const found = await cache.get({ key: "/", isPlain: true, isFresh: true, make });
    await pages.send(request, response, found!);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  await answer.arrayBuffer();
  server.closeAllConnections();
  server.close();
  return answer.headers;
}

test.each([
  ["a page", "text/html; charset=utf-8", "public, max-age=0, s-maxage=60, must-revalidate"],
  ["the parts of a page", "text/x-component", "public, max-age=0, s-maxage=60, must-revalidate"],
  ["data", "application/json", "public, max-age=0, must-revalidate"],
])("a shared cache may keep %s as long as it may", async (_, type, lifetime) => {
  const headers = await ask({ type });
  expect(headers.get("cache-control")).toBe(lifetime);
  expect(headers.get("x-request-id")).toBeNull();
  expect(headers.get("etag")).toMatch(/^W\//);
});

test("a failure is kept by nobody on the way and says which it was", async () => {
  const headers = await ask({ type: "application/json", status: 400 });
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-request-id")).toBe("one");
  expect(headers.get("etag")).toBeNull();
});
