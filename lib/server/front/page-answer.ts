import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compress, type Encoding } from "./encoding";
import { byteEncoding, finalizePage, type Marks } from "./inline-scripts";
import { maskNonce } from "./nonce";
import { frameHeader, isFramed, pagePolicy, policyHeader } from "@/lib/shared/security-headers.mjs";

const quality = 5;

const compressible = /^(text\/|application\/(json|xml|manifest\+json)|image\/svg)/;

type Write = (chunk?: unknown, encoding?: unknown, done?: unknown) => boolean;

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === "string") {
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  }
  return Buffer.from(chunk as Uint8Array);
}

type Options = {
  /** Only for documents; navigation payloads contain no scripts. */
  marks?: Marks;
  repair?: (body: Buffer) => Promise<Buffer>;
  mapHosts?: readonly string[];
};

function isBuffered(response: ServerResponse): boolean {
  const type = String(response.getHeader("content-type") ?? "");
  return !response.headersSent && compressible.test(type) && !response.hasHeader("content-encoding");
}

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader("vary") ?? "");
  if (/accept-encoding/i.test(vary)) return;
  response.setHeader("Vary", [vary, "Accept-Encoding"].filter(Boolean).join(", "));
}

/** Sets a policy that allows only Next's own inline scripts, and removes the nonce that marked those. */
function finalizeBody(
  response: ServerResponse,
  body: Buffer,
  { marks, mapHosts }: { marks: Marks; mapHosts: readonly string[] },
): Buffer {
  const isPage = String(response.getHeader("content-type")).startsWith("text/html");
  const text = body.toString(byteEncoding);
  const finalized = isPage ? finalizePage(text, marks) : { text: maskNonce(text, marks.nonce), sources: [] };
  const framed = isFramed(response.getHeader(frameHeader));
  response.setHeader(policyHeader, pagePolicy(finalized.sources, { framed, mapHosts }));
  return Buffer.from(finalized.text, byteEncoding);
}

type Completion = Options & { encoding: Encoding; rendered: Buffer };

async function complete(
  response: ServerResponse,
  { rendered, marks, repair, encoding, mapHosts = [] }: Completion,
): Promise<Buffer> {
  const body = repair ? await repair(rendered) : rendered;
  const finalized = marks ? finalizeBody(response, body, { marks, mapHosts }) : body;
  const sent = await compress(finalized, encoding, quality);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  addVary(response);
  response.removeHeader("transfer-encoding");
  response.setHeader("Content-Length", sent.length);
  return sent;
}

/**
 * Buffers Next's text responses, runs `mend`, and compresses them. Documents get a CSP that allows only Next's own
 * inline scripts, and lose the nonce that marked those. Other content types pass through.
 */
export function completePages(
  request: IncomingMessage,
  response: ServerResponse,
  options: Options = {},
): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  // Next's response must be uncompressed to be processed here.
  delete request.headers["accept-encoding"];

  const chunks: Buffer[] = [];
  const write = response.write.bind(response) as Write;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);
  let ended = false;

  // Next's compression calls writeHead before the first chunk, even if it doesn't compress.
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (ended || !isBuffered(response)) return writeHead(status, ...rest);
    response.statusCode = status;
    const headers = rest.find((value) => typeof value === "object" && value !== null);
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value as string);
    return response;
  }) as typeof response.writeHead;

  response.flushHeaders = () => {
    if (!isBuffered(response)) flushHeaders();
  };

  response.write = ((chunk: unknown, charset?: unknown, done?: unknown) => {
    if (!isBuffered(response)) return write(chunk, charset, done);
    chunks.push(toBuffer(chunk, charset));
    const callback = typeof charset === "function" ? charset : done;
    if (typeof callback === "function") process.nextTick(callback as () => void);
    return true;
  }) as typeof response.write;

  response.end = ((chunk?: unknown, charset?: unknown, done?: unknown) => {
    if (ended) return response;
    const isHeld = isBuffered(response) && request.method !== "HEAD";
    ended = true;
    if (!isHeld) return end(chunk, charset, done);
    if (chunk && typeof chunk !== "function") chunks.push(toBuffer(chunk, charset));
    const callback = [chunk, charset, done].find((value) => typeof value === "function");
    if (callback) response.once("finish", callback as () => void);
    complete(response, { ...options, encoding, rendered: Buffer.concat(chunks) })
      .then(end)
      .catch((error: unknown) => {
        console.error("A page could not be completed", error);
        response.destroy();
      });
    return response;
  }) as typeof response.end;
}
