import "server-only";
import {
  request as send,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { pipeline } from "node:stream";
import type { Renderer } from "./renderers";
import { headOf, maxHeadBytes, readAnswer, type Told } from "./wire";

/** A renderer could not be reached, or ended before it said anything. */
export class RendererLost extends Error {}

/** A renderer took longer than it may. */
export class RendererSlow extends Error {}

type Ask = {
  renderer: Renderer;
  /** Whose body goes along, and whose method and address where no others are given. */
  request: IncomingMessage;
  method?: string;
  url?: string;
  headers: OutgoingHttpHeaders;
  /** The whole of it, or whether it is handed on as it comes. */
  body?: Buffer;
  withBody: boolean;
  /** In milliseconds, how long its whole answer may take. */
  within?: number;
};

export type RendererAnswer = {
  /** Its head is there, its body is to be read. */
  answer: IncomingMessage;
  told: Told;
  /** Ends it, at whatever point it is. */
  end: () => void;
};

/** Headers of one connection only (RFC 9110 section 7.6.1). */
const ofConnection = ["connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade", "te"];

function endToEnd(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== undefined && !ofConnection.includes(name)),
  );
}

/**
 * Asks a renderer. Rejects with RendererLost when it ends before its answer begins, and with RendererSlow when its time is
 * over before.
 */
export function askRenderer({
  renderer,
  request,
  method,
  url,
  headers,
  body,
  withBody,
  within,
}: Ask): Promise<RendererAnswer> {
  return new Promise((resolve, reject) => {
    renderer.busy += 1;
    const inner = send({
      socketPath: renderer.socket,
      agent: renderer.agent,
      method: method ?? request.method,
      path: url ?? request.url,
      headers: endToEnd(body ? { ...headers, "content-length": body.length } : headers),
      maxHeaderSize: maxHeadBytes,
    });
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
    inner.once("response", (answer) => resolve({ answer, told: readAnswer(answer), end }));
    inner.on("error", (error) => reject(new RendererLost("a renderer did not answer", { cause: error })));
    if (withBody && !body) pipeline(request, inner, () => undefined);
    else inner.end(body);
  });
}

/**
 * Hands an answer through as it comes. Resolves at its end, whoever ended it. One that does not say how long it may be
 * kept is kept by nobody: Next sends a navigation's part of a page that lacks its mark on to the same address with it and
 * says no more, and a browser that goes back would take the page itself from there.
 */
export function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const head = headOf(answer);
    if (answer.headers["cache-control"] === undefined) head.push(["Cache-Control", "no-store"]);
    response.writeHead(answer.statusCode ?? 502, head.flat());
    pipeline(answer, response, () => resolve());
  });
}
