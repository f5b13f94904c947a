import "server-only";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import next from "next";
import { everyHeader, openPolicy, pagePolicy, policyHeader } from "@/lib/shared/security-headers.mjs";
import { createDoor } from "./door";
import { failRequest, failureOf, refuseRequest } from "./failure";
import { fixedSources } from "./inline-scripts";
import { completeMethods } from "./method-answer";
import { dropNonce, giveNonce, hideNonceInHead } from "./nonce";
import { completePages } from "./page-answer";
import { problemPages } from "./problem-page";
import { makeAnswer, shutDown, type Answer } from "./seams";
import { staticFiles } from "./static-files";

const shutdownSeconds = 10;

/** In seconds, for who finds the database away. */
const retryAfter = 5;

/**
 * Replaces the status that Next gave a page by the one that was reported for it, and Next's wider policy. What Next says
 * of the nonce stays here.
 */
function overrideHead(response: ServerResponse, answer: Answer, nonce: string | undefined): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = function (given: number, ...rest: unknown[]) {
    const status = answer.status ?? given;
    if (response.getHeader(policyHeader) === openPolicy) response.setHeader(policyHeader, pagePolicy([]));
    if (status >= 400) response.setHeader("X-Robots-Tag", "noindex");
    if (status === 503 && !response.hasHeader("retry-after")) response.setHeader("Retry-After", retryAfter);
    if (nonce) hideNonceInHead(response, nonce);
    return writeHead(status, ...rest);
  } as typeof response.writeHead;
}

/** The API streams and compresses for itself, and so do the parts of pages that a navigation fetches. */
function isPage(request: IncomingMessage): boolean {
  return !request.url?.startsWith("/api/") && request.headers.rsc !== "1";
}

export type FrontOptions = {
  hostname: string;
  port: number;
  siteName: string;
  https: boolean;
  /** How many times longer than on a free machine a request may wait for its turn. */
  patience: number;
};

/** Serves the built site of this folder: the server in front of Next, with Next in the same process. */
export async function startFront({ hostname, port, siteName, https, patience }: FrontOptions): Promise<void> {
  // By any other name of this machine Next would take the middleware's rewrites for another site's, and fetch them by HTTP.
  const app = next({ dev: false, dir: process.cwd(), hostname: "localhost", port });
  const handle = app.getRequestHandler();
  await app.prepare();
  const mend = problemPages({ handle, siteName });
  const headers = Object.entries(everyHeader({ https }));
  const files = staticFiles(path.join(process.cwd(), ".next/static"));
  const fixed = fixedSources(path.join(process.cwd(), ".next/server"));

  const door = createDoor({ patience });

  async function answerInTurn(
    request: IncomingMessage,
    response: ServerResponse,
    answer: Answer,
  ): Promise<void> {
    const leave = await door.enter(request);
    if (!leave) return refuseRequest(request, response, siteName);
    try {
      // Who left while waiting is not worked for.
      if (!response.destroyed) await makeAnswer(answer, () => handle(request, response));
    } finally {
      leave();
    }
  }

  const server = createServer((request, response) => {
    if (files.serve(request, response)) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    request.headers["x-plaza-peer"] = request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "";
    const answer: Answer = { tags: [] };
    dropNonce(request);
    const nonce = isPage(request) ? giveNonce(request) : undefined;
    overrideHead(response, answer, nonce);
    completeMethods(handle, request, response);
    if (nonce) {
      completePages(request, response, {
        nonce,
        fixed,
        mend: (body) => mend({ request, response, status: answer.status ?? response.statusCode, body }),
      });
    }
    const failure = failureOf(request);
    if (failure) return failRequest(request, response, failure);
    answerInTurn(request, response, answer).catch((error: unknown) => {
      console.error("A request could not be answered", error);
      failRequest(request, response, "internal");
    });
  });

  /** Requests in flight finish, then the background work; whoever hangs longer than that is left. */
  function stop(): void {
    setTimeout(() => process.exit(0), shutdownSeconds * 1000).unref();
    server.close(() => {
      void shutDown().finally(() => process.exit(0));
    });
    server.closeIdleConnections();
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  // One request's forgotten promise must not end the others; what it was stands in the log.
  process.on("unhandledRejection", (reason) => console.error("Unhandled rejection", reason));

  server.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(port, hostname, () => {
    process.send?.("ready");
    void files.warmUp();
  });
}
