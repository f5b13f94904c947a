import "server-only";
import {
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { pipeline } from "node:stream";
import { AppError } from "@/lib/shared/app-error";
import type { Renderer } from "./renderers";
import { headOf, maxHeadBytes, readMetadata, type ResponseMetadata } from "./internal-headers";

export class RendererLost extends Error {}

export class RendererSlow extends Error {}

type ForwardRequest = {
  renderer: Renderer;
  request: IncomingMessage;
  method?: string;
  url?: string;
  headers: OutgoingHttpHeaders;
  body?: Buffer;
  within?: number;
};

export type RendererResponse = {
  upstream: IncomingMessage;
  metadata: ResponseMetadata;
  end: () => void;
};

/** Hop-by-hop headers (RFC 9110 section 7.6.1) and framing headers, because the body is framed again here. */
const hopByHopHeaders = new Set([
  "connection",
  "content-length",
  "expect",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/** A client's Connection header must not remove these, because proxies and this server set them. */
const isProtected = (name: string) => name === "host" || /^x-(forwarded|plaza)-/.test(name);

function namesIn(connection: OutgoingHttpHeaders[string]): Set<string> {
  const names = String(connection ?? "")
    .toLowerCase()
    .split(",");
  return new Set(names.map((name) => name.trim()).filter((name) => !isProtected(name)));
}

function endToEnd(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const named = namesIn(headers.connection);
  const isPassed = ([name, value]: [string, unknown]) =>
    value !== undefined && !hopByHopHeaders.has(name) && !named.has(name);
  return Object.fromEntries(Object.entries(headers).filter(isPassed));
}

function unusable(cause: unknown): AppError {
  return new AppError("bad_request", "The request contains a header that cannot be used.", { cause });
}

/**
 * Rejects with RendererLost if the renderer dies before it responds, with RendererSlow on timeout, and with a 400 if
 * Node can't send the request.
 */
export function forwardToRenderer({
  renderer,
  request,
  method,
  url,
  headers,
  body,
  within,
}: ForwardRequest): Promise<RendererResponse> {
  return new Promise((resolve, reject) => {
    let inner: ClientRequest;
    try {
      inner = send({
        socketPath: renderer.socket,
        agent: renderer.agent,
        method: method ?? request.method,
        path: url ?? request.url,
        headers: { ...endToEnd(headers), ...(body && { "content-length": body.length }) },
        maxHeaderSize: maxHeadBytes,
      });
    } catch (error) {
      return reject(unusable(error));
    }
    renderer.busy += 1;
    const end = () => void inner.destroy();
    const giveUp = () => {
      reject(new RendererSlow(`a renderer did not answer within ${within} ms`));
      end();
    };
    const timer = within === undefined ? undefined : setTimeout(giveUp, within);
    inner.once("close", () => {
      clearTimeout(timer);
      renderer.busy -= 1;
    });
    inner.once("response", (upstream) => resolve({ upstream, metadata: readMetadata(upstream), end }));
    inner.on("error", (error) => reject(new RendererLost("a renderer did not answer", { cause: error })));
    try {
      inner.end(body);
    } catch (error) {
      reject(unusable(error));
      end();
    }
  });
}

/**
 * Pipes a response through; resolves at its end, even if aborted. Adds no-store if Cache-Control is missing: Next
 * redirects a navigation request without `_rsc` to the same URL with it and no caching header, and a browser going back
 * could load that instead of the page.
 */
export function pipeResponse(upstream: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const head = headOf(upstream);
    if (upstream.headers["cache-control"] === undefined) head.push(["Cache-Control", "no-store"]);
    response.writeHead(upstream.statusCode ?? 502, head.flat());
    pipeline(upstream, response, () => resolve());
  });
}
