import "server-only";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { once } from "@/lib/server/detached";
import { policyHeader } from "@/lib/shared/security-headers.mjs";
import { chooseEncoding, compress, type Encoding } from "./encoding";

const types: Record<string, { type: string; text: boolean }> = {
  ".js": { type: "text/javascript; charset=utf-8", text: true },
  ".mjs": { type: "text/javascript; charset=utf-8", text: true },
  ".css": { type: "text/css; charset=utf-8", text: true },
  ".json": { type: "application/json; charset=utf-8", text: true },
  ".svg": { type: "image/svg+xml", text: true },
  ".woff2": { type: "font/woff2", text: false },
  ".png": { type: "image/png", text: false },
  ".ico": { type: "image/x-icon", text: false },
  ".webp": { type: "image/webp", text: false },
};

type StaticFile = {
  name: string;
  type: string;
  text: boolean;
  isPrecompressed: boolean;
  bodies: Record<Encoding, () => Promise<Buffer>>;
};

export type StaticFiles = {
  serve: (request: IncomingMessage, response: ServerResponse) => boolean;
  warmUp: () => Promise<void>;
};

function filesOf([prefix, folder]: [string, string]): { file: string; name: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: prefix + path.relative(folder, file).split(path.sep).join("/") }));
}

type Options = {
  /** CSP of .mjs files, which only workers run. */
  workerPolicy: string;
};

/**
 * Serves files whose names change with their content, by URL prefix. Each is compressed once at the best quality, by
 * the build or here.
 */
export function staticFiles(folders: Record<string, string>, { workerPolicy }: Options): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const { file, name } of Object.entries(folders).flatMap(filesOf)) {
    const known = types[path.extname(file)];
    if (!known) continue;
    const isPrecompressed = existsSync(`${file}.br`);
    const body = (encoding: Encoding) =>
      encoding === "br" && isPrecompressed
        ? once(() => readFile(`${file}.br`))
        : once(async () => compress(await readFile(file), encoding, 11));
    const bodies = { br: body("br"), gzip: body("gzip"), identity: body("identity") };
    files.set(name, { name, ...known, isPrecompressed, bodies });
  }

  async function respond(
    found: StaticFile,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const encoding = found.text ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
    const body = await found.bodies[encoding]();
    // Redundant since HTTP/1.1, and a page loads a dozen files.
    if (response.shouldKeepAlive && request.httpVersion === "1.1") response.removeHeader("Connection");
    response.setHeader("Content-Type", found.type);
    // The only security header that affects other static files; a page loads a dozen of them.
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (found.name.endsWith(".mjs")) response.setHeader(policyHeader, workerPolicy);
    response.setHeader("Content-Length", body.length);
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    if (found.text) response.setHeader("Vary", "Accept-Encoding");
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const found = files.get(nameOf(request.url ?? ""));
    if (!found) return false;
    respond(found, request, response).catch((error: unknown) => {
      console.error("A file of the build could not be read", error);
      response.statusCode = 500;
      response.end();
    });
    return true;
  }

  async function warmUp(): Promise<void> {
    for (const found of files.values()) {
      if (found.text && !found.isPrecompressed) await found.bodies.br().catch(() => undefined);
    }
  }

  return { serve, warmUp };
}

function nameOf(url: string): string {
  const [name = ""] = url.split("?");
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
