import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/shared/app-error";
import { requestInternally, type RequestHandler } from "./inner-request";

const routeMethods = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH"]);

type Call = (...args: unknown[]) => ServerResponse;

function isRefusal(request: IncomingMessage, response: ServerResponse): boolean {
  if (response.headersSent || response.hasHeader("content-type")) return false;
  if (response.statusCode === 405) return true;
  return response.statusCode === 400 && !routeMethods.has(request.method ?? "");
}

/**
 * Completes Next's empty response to an unsupported method with a JSON error and an Allow header. Returns true if it
 * has already responded, because Next can't handle TRACE.
 */
export function completeMethods(
  handle: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const url = request.url ?? "/";
  const end = response.end.bind(response) as Call;

  const writeHead = response.writeHead.bind(response) as Call;
  let refused = false;

  async function refuse(done: unknown): Promise<void> {
    const { status, headers } = await requestInternally(handle, request, { method: "OPTIONS", url });
    const allowed = headers.getHeader("allow");
    const error =
      status < 400 && allowed
        ? new AppError("method_not_allowed", `This address answers ${String(allowed)} only.`)
        : new AppError("not_found", "There is nothing at this address.");
    if (error.status === 405) response.setHeader("Allow", String(allowed));
    const body = Buffer.from(JSON.stringify(error.toBody()));
    response.statusCode = error.status;
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Content-Length", body.length);
    end(request.method === "HEAD" ? undefined : body, done);
  }

  function settle(done: unknown): void {
    refused = true;
    refuse(done).catch((error: unknown) => {
      console.error("The methods of a route could not be read", error);
      end();
    });
  }

  // Next's compression calls writeHead before end.
  response.writeHead = ((...args: unknown[]) => {
    response.statusCode = args[0] as number;
    return !refused && isRefusal(request, response) ? response : writeHead(...args);
  }) as typeof response.writeHead;

  response.end = ((...args: unknown[]) => {
    if (refused || !isRefusal(request, response)) return end(...args);
    settle(args.find((value) => typeof value === "function"));
    return response;
  }) as typeof response.end;
  if (request.method !== "TRACE") return false;
  settle(undefined);
  return true;
}
