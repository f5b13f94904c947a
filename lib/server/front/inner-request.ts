import "server-only";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { policyRequestHeader } from "./nonce";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type InternalResponse = { status: number; headers: ServerResponse; body: Buffer };

type Options = { method: "GET" | "OPTIONS"; url: string };

/** Runs another request through Next in this process: without cookies, with the same host and nonce. */
export function requestInternally(
  handle: RequestHandler,
  outer: Pick<IncomingMessage, "headers">,
  { method, url }: Options,
): Promise<InternalResponse> {
  // A separate socket, because an aborted request destroys its connection.
  const request = new IncomingMessage(new Socket());
  request.method = method;
  request.url = url;
  const policy = outer.headers[policyRequestHeader];
  request.headers = {
    host: outer.headers.host ?? "localhost",
    ...(policy ? { [policyRequestHeader]: policy } : {}),
  };
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.httpVersion = "1.1";
  request.complete = true;
  request.push(null);

  const response = new ServerResponse(request);
  const chunks: Buffer[] = [];
  function appendChunk(chunk: unknown): void {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  }

  return new Promise((resolve, reject) => {
    response.flushHeaders = () => undefined;
    response.write = ((chunk: unknown) => {
      appendChunk(chunk);
      return true;
    }) as typeof response.write;
    response.end = ((chunk?: unknown) => {
      appendChunk(chunk);
      response.emit("finish");
      resolve({ status: response.statusCode, headers: response, body: Buffer.concat(chunks) });
      return response;
    }) as typeof response.end;
    handle(request, response).catch(reject);
  });
}
