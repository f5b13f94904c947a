import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { problemOf } from "@/lib/shared/problems";
import { requestInternally, type RequestHandler } from "./inner-request";
import { plainProblem } from "./plain-problem";
import { runWithContext } from "@/lib/server/response-context";

const problemPath = "/problem";

/** Every page of the site has a lang attribute; the document Next sends when a page throws doesn't. */
const completePagePattern = /^<!doctype html><html[^>]*\slang=/i;

export type FailedResponse = {
  request: IncomingMessage;
  response: ServerResponse;
  status: number;
  body: Buffer;
  hasDatabaseTimedOut?: true;
};

function isFailed({ request, response, status, body }: FailedResponse): boolean {
  if (status < 400) return false;
  const type = String(response.getHeader("content-type") ?? "");
  if (type.startsWith("text/html"))
    return !completePagePattern.test(body.subarray(0, 500).toString("latin1"));
  return type.startsWith("text/plain") && status !== 404 && !request.url?.startsWith("/_next/");
}

type Options = { handle: RequestHandler; siteName: string };

/**
 * Replaces the empty document that Next sends when a page throws: renders the error page through Next, or falls back to
 * a self-contained document.
 */
export function problemPages({ handle, siteName }: Options) {
  async function render({ request, response, status, hasDatabaseTimedOut }: FailedResponse): Promise<Buffer> {
    const [path = "/", ...query] = (request.url ?? "/").split("?");
    const problem = { status: problemOf(status), path };
    const url = [problemPath, ...query].join("?");
    const inner = await runWithContext({ problem, tags: [], hasDatabaseTimedOut }, () =>
      requestInternally(handle, request, { method: "GET", url }),
    );
    if (inner.status !== 200 || !completePagePattern.test(inner.body.subarray(0, 500).toString("latin1"))) {
      throw new Error(`The problem page answered ${inner.status}`);
    }
    const links = inner.headers.getHeader("link");
    if (links === undefined) response.removeHeader("link");
    else response.setHeader("Link", links);
    return inner.body;
  }

  return async function completePage(buffered: FailedResponse): Promise<Buffer> {
    if (!isFailed(buffered)) return buffered.body;
    const { response, status } = buffered;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "private, no-cache, no-store, max-age=0, must-revalidate");
    try {
      return await render(buffered);
    } catch (error) {
      console.error("A problem could only be told plainly", error);
      return Buffer.from(plainProblem(problemOf(status), siteName));
    }
  };
}
