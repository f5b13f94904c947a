import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { completePages } from "./page-answer";
import { staticFiles } from "./static-files";

type Handler = Parameters<typeof createServer>[1];
type Middleware = (...args: [...Parameters<NonNullable<Handler>>, () => void]) => void;
type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const compression = jest.requireActual<() => Middleware>("next/dist/compiled/compression");
const servers: Server[] = [];

async function serve(handler: Handler): Promise<number> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

function ask(port: number, target: string, accepted?: string, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = accepted ? { "accept-encoding": accepted } : {};
    const sent = httpRequest({ port, host: "127.0.0.1", path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

describe("completePages", () => {
  const marks = { nonce: "ab".repeat(16), fixed: new Set<string>() };
  const html = `<html><body>${"<p>é…</p>".repeat(500)}<script>start("…")</script></body></html>`;
  const marked = html.replace("<script", `<script nonce="${marks.nonce}"`);

  function pages(type: string, parts: (string | Buffer)[]): Promise<number> {
    return serve((request, response) => {
      completePages(request, response, { marks });
      response.setHeader("content-type", type);
      response.setHeader("vary", "rsc");
      response.setHeader("x-told-to-next", String(request.headers["accept-encoding"]));
      response.flushHeaders();
      for (const part of parts) response.write(part);
      response.end();
    });
  }

  test.each([
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip;q=0.5, br;q=0", gunzipSync],
    [undefined, undefined, (body: Buffer) => body],
  ])("sends a page as %s to a client that accepts %s", async (encoding, accepted, decode) => {
    const port = await pages("text/html; charset=utf-8", [
      marked.slice(0, 900),
      Buffer.from(marked.slice(900)),
    ]);
    const { headers, body } = await ask(port, "/", accepted);
    expect(headers["content-encoding"]).toBe(encoding);
    expect(decode(body).toString("utf8")).toBe(html);
    expect(headers).toMatchObject({
      "content-length": String(body.length),
      vary: "rsc, Accept-Encoding",
      "x-told-to-next": "undefined",
    });
  });

  test("allows the inline scripts of a page in its policy, and none in other responses", async () => {
    const page = await ask(await pages("text/html", [marked]), "/");
    const hash = createHash("sha256").update('start("…")').digest("base64");
    expect(page.headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}'; `);
    const map = await ask(await pages("application/xml", [marked]), "/sitemap.xml");
    expect(map.headers["content-security-policy"]).toContain("script-src 'self'; ");
    expect(map.body.toString("utf8")).toBe(html);
  });

  test("buffers a page that has passed the compression of Next", async () => {
    const port = await serve((request, response) => {
      completePages(request, response, { marks });
      compression()(request, response, () => undefined);
      response.setHeader("content-type", "text/html");
      response.writeHead(404, { "x-late": "yes" });
      response.write(marked.slice(0, 900));
      response.end(marked.slice(900));
    });
    const { status, headers, body } = await ask(port, "/", "br");
    expect(status).toBe(404);
    expect(headers).toMatchObject({ "x-late": "yes", "content-encoding": "br" });
    expect(headers["content-security-policy"]).toContain("sha256-");
    expect(brotliDecompressSync(body).toString("utf8")).toBe(html);
  });

  test("streams pictures unchanged", async () => {
    const bytes = Buffer.from([0, 1, 2, 250, 251]);
    const { headers, body } = await ask(await pages("image/webp", [bytes, bytes]), "/images/a.webp", "br");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["transfer-encoding"]).toBe("chunked");
    expect(body).toEqual(Buffer.concat([bytes, bytes]));
  });

  test("answers HEAD and redirects without a body", async () => {
    const head = await ask(await pages("text/html", []), "/", "br", "HEAD");
    expect(head.body).toHaveLength(0);
    const port = await serve((request, response) => {
      completePages(request, response, { marks });
      response.statusCode = 307;
      response.setHeader("location", "/auth");
      response.end();
    });
    expect(await ask(port, "/profile", "br")).toMatchObject({ status: 307, headers: { location: "/auth" } });
  });
});

describe("staticFiles", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "plaza-static-"));
  const script = `export const text = "${"abc ".repeat(500)}";`;

  beforeAll(() => {
    mkdirSync(path.join(folder, "chunks/[id]"), { recursive: true });
    writeFileSync(path.join(folder, "chunks/a.js"), script);
    writeFileSync(path.join(folder, "chunks/a.js.map"), "{}");
    writeFileSync(path.join(folder, "chunks/[id]/b.css"), "p{}");
    writeFileSync(path.join(folder, "font.woff2"), "font");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function files(prefix = "/_next/static/"): Promise<number> {
    const { serve: answer } = staticFiles({ [prefix]: folder }, { workerPolicy: "default-src 'none'" });
    return serve((request, response) => {
      if (answer(request, response)) return;
      response.statusCode = 404;
      response.end();
    });
  }

  test.each([
    ["br", "gzip, br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    [undefined, undefined, (body: Buffer) => body],
  ])(
    "sends a script as %s to a client that accepts %s, cached as immutable",
    async (encoding, accepted, decode) => {
      const { headers, body } = await ask(await files(), "/_next/static/chunks/a.js", accepted);
      expect(decode(body).toString()).toBe(script);
      expect(headers).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        "content-length": String(body.length),
        vary: "Accept-Encoding",
      });
      expect(headers["content-encoding"]).toBe(encoding);
    },
  );

  test("restricts only what workers may do, because they don't inherit the policy of their page", async () => {
    writeFileSync(path.join(folder, "chunks/worker.mjs"), script);
    const port = await files();
    const worker = await ask(port, "/_next/static/chunks/worker.mjs");
    expect(worker.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "content-security-policy": "default-src 'none'",
    });
    const other = await ask(port, "/_next/static/chunks/a.js");
    expect(other.headers).not.toHaveProperty("content-security-policy");
  });

  test("keeps a connection open without a header, and closes one on request", async () => {
    const port = await files();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    function get(connection?: string) {
      return new Promise<{ connectionHeader: string | undefined; isReused: boolean }>((resolve, reject) => {
        const target = { port, host: "127.0.0.1", path: "/_next/static/chunks/a.js", agent };
        const sent = httpRequest({ ...target, headers: connection ? { connection } : {} }, (response) => {
          response.resume();
          const connectionHeader = response.headers.connection;
          response.on("end", () => resolve({ connectionHeader, isReused: sent.reusedSocket }));
        });
        sent.on("error", reject);
        sent.end();
      });
    }
    expect(await get()).toEqual({ connectionHeader: undefined, isReused: false });
    expect(await get()).toEqual({ connectionHeader: undefined, isReused: true });
    expect(await get("close")).toEqual({ connectionHeader: "close", isReused: true });
    agent.destroy();
  });

  test("sends a script as the build compressed it", async () => {
    writeFileSync(path.join(folder, "chunks/made.js"), script);
    writeFileSync(path.join(folder, "chunks/made.js.br"), brotliCompressSync("made before"));
    const { headers, body } = await ask(await files(), "/_next/static/chunks/made.js", "br");
    expect(brotliDecompressSync(body).toString()).toBe("made before");
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
    });
  });

  test("sends the files of any folder under its URL prefix", async () => {
    const { body } = await ask(await files("/hero/"), "/hero/chunks/a.js");
    expect(body.toString()).toBe(script);
    expect((await ask(await files("/hero/"), "/_next/static/chunks/a.js")).status).toBe(404);
  });

  test("reads encoded names, leaves fonts uncompressed, and answers HEAD without a body", async () => {
    const port = await files();
    expect((await ask(port, "/_next/static/chunks/%5Bid%5D/b.css?dpl=1")).body.toString()).toBe("p{}");
    expect((await ask(port, "/_next/static/font.woff2", "br")).headers["content-encoding"]).toBeUndefined();
    expect(await ask(port, "/_next/static/chunks/a.js", "br", "HEAD")).toMatchObject({
      status: 200,
      body: Buffer.alloc(0),
    });
  });

  test.each([
    "/_next/static/chunks/a.js.map",
    "/_next/static/chunks/a.js.br",
    "/_next/static/../secret.js",
    "/_next/static/%2e%2e/secret.js",
    "/_next/static/chunks/%zz.js",
    "/_next/static/chunks",
    "/other.js",
  ])("leaves %s to Next", async (target) => {
    expect((await ask(await files(), target)).status).toBe(404);
  });
});
