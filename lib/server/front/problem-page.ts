import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { problemOf } from "@/lib/shared/problems";
import { requestInternally, type Handle } from "./inner-request";
import { plainProblem } from "./plain-problem";
import { runWithContext } from "@/lib/server/response-context";

/** The page that shows a problem; asked for from outside it is one that does not exist. */
const problemPath = "/problem";

/** Every page of the site says its language; what Next writes when a page throws is a script without words. */
const completePagePattern = /^<!doctype html><html[^>]*\slang=/i;

export type FailedResponse = {
  request: IncomingMessage;
  response: ServerResponse;
  status: number;
  body: Buffer;
  /** Set if the page failed because the database didn't answer. */
  isUnheard?: true;
};

/** True for an answer that shows nothing to somebody without scripts, or that is a bare word of Next's. */
function isFailed({ request, response, status, body }: FailedResponse): boolean {
  if (status < 400) return false;
  const type = String(response.getHeader("content-type") ?? "");
  if (type.startsWith("text/html"))
    return !completePagePattern.test(body.subarray(0, 500).toString("latin1"));
  return type.startsWith("text/plain") && status !== 404 && !request.url?.startsWith("/_next/");
}

type Options = { handle: Handle; siteName: string };

/**
 * Puts a whole page in the place of the empty one that Next answers with when a page throws: the same words in the
 * site's own frame, made by Next as one more page, or else a document that needs nothing.
 */
export function problemPages({ handle, siteName }: Options) {
  async function render({ request, response, status, isUnheard }: FailedResponse): Promise<Buffer> {
    const [path = "/", ...query] = (request.url ?? "/").split("?");
    const problem = { status: problemOf(status), path };
    const url = [problemPath, ...query].join("?");
    const inner = await runWithContext({ problem, tags: [], hasDatabaseTimedOut: isUnheard }, () =>
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

  return async function mend(answer: FailedResponse): Promise<Buffer> {
    if (!isFailed(answer)) return answer.body;
    const { response, status } = answer;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "private, no-cache, no-store, max-age=0, must-revalidate");
    try {
      return await render(answer);
    } catch (error) {
      console.error("A problem could only be told plainly", error);
      return Buffer.from(plainProblem(problemOf(status), siteName));
    }
  };
}
