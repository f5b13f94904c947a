import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createPageCache } from "./page-cache";
import { createPageServer } from "./page-server";

type Ask = { type?: string; status?: number; headers?: Record<string, string> };

async function get({ type = "text/html", status = 200, headers: requestHeaders }: Ask): Promise<Response> {
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
    await pages.send(request, response, found!).catch((error: { status?: number }) => {
      response.writeHead(error.status ?? 500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: requestHeaders });
  await answer.arrayBuffer();
  server.closeAllConnections();
  server.close();
  return answer;
}

const ask = async (options: Ask): Promise<Headers> => (await get(options)).headers;

test.each([
  ["a page", "text/html; charset=utf-8", "public, max-age=0, s-maxage=60, must-revalidate"],
  ["the parts of a page", "text/x-component", "public, max-age=0, s-maxage=60, must-revalidate"],
  ["data", "application/json", "public, max-age=0, must-revalidate"],
])("allows a shared cache to keep %s for its lifetime", async (_, type, lifetime) => {
  const headers = await ask({ type });
  expect(headers.get("cache-control")).toBe(lifetime);
  expect(headers.get("x-request-id")).toBeNull();
  expect(headers.get("etag")).toMatch(/^W\//);
});

test("names the request in a failure, which is not cacheable", async () => {
  const headers = await ask({ type: "application/json", status: 400 });
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-request-id")).toBe("one");
  expect(headers.get("etag")).toBeNull();
});

test("answers 304 for a page the client has", async () => {
  const etag = (await ask({})).get("etag")!;
  for (const tags of [etag, `"a" , ${etag}`, `W/"b",\t${etag} ,W/"c"`]) {
    expect((await get({ headers: { "if-none-match": tags } })).status).toBe(304);
  }
  expect((await get({ headers: { "if-none-match": '"a"' } })).status).toBe(200);
});

test.each([" ", ",", '"', ";"])("refuses or ignores 15 KB of %j in a header", async (sign) => {
  const text = `a${sign.repeat(15_000)}b`;
  expect((await get({ headers: { "if-none-match": text } })).status).toBe(400);
  const answer = await get({ headers: { "accept-encoding": text } });
  expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, null]);
});

test.each([
  ["br;q=0, gzip ; q=0.5", "gzip"],
  ["gzip;q=1;x=2,br ;Q=0", "gzip"],
  ["br;q=nothing, identity", null],
  ["br;level=4", "br"],
])("answers Accept-Encoding %j with %s", async (accepted, encoding) => {
  const { headers } = await get({ headers: { "accept-encoding": accepted } });
  expect(headers.get("content-encoding")).toBe(encoding);
});
