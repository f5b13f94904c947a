import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { removeReservedHeaders } from "./internal-headers";
import { pageKeyOf, type PageKey, type PublicPage } from "./page-key";
import type { Services } from "./services";
import { isPageOptionsRequest, assertNoTrailer, assertTarget, normalizeTarget, pageMethods } from "./target";

const sessionCookie = /(^|;\s*)(__Secure-)?next-auth\.session-token[.=]/;

export type Responder = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createRequestPath(services: Services, publicPages: readonly PublicPage[]): Responder {
  const { cache, files, isCurrent, metrics, pages, readiness, relay, counters } = services;

  function assertRequest(request: IncomingMessage): void {
    assertNoTrailer(request);
    normalizeTarget(request);
    assertTarget(publicPages, request);
    services.assertApiPath(request.url ?? "/");
  }

  async function respondFromCache(
    request: IncomingMessage,
    response: ServerResponse,
    key: PageKey,
  ): Promise<boolean> {
    const isFresh = key.isExact ?? sessionCookie.test(request.headers.cookie ?? "");
    const make = () => relay.makePage(request, key.url);
    const found = await cache.get({ ...key, isFresh, make });
    if (!found) return false;
    await pages.send(request, response, found);
    return true;
  }

  return async function respond(request, response) {
    assertRequest(request);
    if (isPageOptionsRequest(request)) return void response.writeHead(204, { Allow: pageMethods }).end();
    if (files.serve(request, response) || services.respondToLiveness(request, response)) return;
    const stored = services.serveStoredFile(request, response);
    if (stored && (await stored)) return;
    const page = pageKeyOf(publicPages, request);
    const key = isCurrent() ? page : null;
    if (key && pages.serve(request, response, key)) return;
    removeReservedHeaders(request);
    if (readiness.canHandle(request)) return readiness.respond(request, response);
    if (metrics.canHandle(request)) return metrics.respond(request, response);
    if (key && (await respondFromCache(request, response, key))) return;
    await relay.pass(request, response);
    if (page) counters.countPage("passed");
  };
}
