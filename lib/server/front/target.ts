import "server-only";
import type { IncomingMessage } from "node:http";
import { AppError } from "@/lib/shared/app-error";
import { isPublicPath, isTooLong, maxUrlLength, type PublicPage } from "./page-key";

const methods = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "TRACE"]);

const pageMethodList = ["GET", "HEAD", "OPTIONS"];

export const pageMethods = "GET, HEAD, OPTIONS";

type Target = Pick<IncomingMessage, "method" | "url">;

const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url);

export function isPageOptionsRequest({ method, url = "/" }: Target): boolean {
  return method === "OPTIONS" && !isApi(url);
}

/**
 * Reduces the target to path and query, because Next would redirect to the host of an absolute target (RFC 9112 section
 * 3.2.2).
 */
export function normalizeTarget(request: Pick<IncomingMessage, "url">): void {
  const { url = "/" } = request;
  const authority = /^https?:\/\/[^/?#]*/i.exec(url)?.[0];
  if (authority === undefined) return;
  const rest = url.slice(authority.length);
  request.url = rest.startsWith("/") ? rest : `/${rest}`;
}

/** Throws 400 for a request that announces trailers, which nothing here reads. */
export function assertNoTrailer({ headers }: Pick<IncomingMessage, "headers">): void {
  if (headers.trailer !== undefined) throw new AppError("bad_request", "Trailers aren’t supported.");
}

/** Throws 400, 405, 414, or 501 for invalid targets before any work is done. */
export function assertTarget(pages: readonly PublicPage[], { method = "GET", url = "/" }: Target): void {
  if (isApi(url)) {
    if (isTooLong(url) && isPublicPath(pages, url)) throw tooLong();
    return;
  }
  if (!methods.has(method)) throw new AppError("not_implemented", "This method isn’t known here.");
  if (url === "*" && method === "OPTIONS") return;
  if (!url.startsWith("/")) throw new AppError("bad_request", "The address must begin with a slash.");
  if (!pageMethodList.includes(method)) {
    throw new AppError("method_not_allowed", `This address answers ${pageMethods} only.`);
  }
  if (isTooLong(url) && isPublicPath(pages, url)) throw tooLong();
}

function tooLong(): AppError {
  return new AppError("address_too_long", `The address is longer than ${maxUrlLength} characters.`);
}
