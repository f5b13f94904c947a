import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readTags } from "../entity-tags";
import type { CachedPage, CacheResult } from "./cached-page";
import { chooseEncoding, type Encoding } from "./encoding";
import type { PageCache } from "./page-cache";
import { createPageHeads } from "./page-head";
import type { PageKey } from "./page-key";

const maxMemoized = 200;
const maxMemoizedLength = 200;

type Options = {
  cache: PageCache;
  /** True while invalidations arrive; cached pages are served only then. */
  isLive: () => boolean;
  sharedMaxAge: number;
  count: (outcome: CacheResult["cacheStatus"]) => void;
};

function memoizeEncodings(): (request: IncomingMessage) => Encoding {
  const encodings = new Map<string, Encoding>();
  return function encodingOf({ headers }) {
    const accepted = String(headers["accept-encoding"] ?? "");
    const memoized = encodings.get(accepted);
    if (memoized) return memoized;
    const encoding = chooseEncoding(accepted);
    if (encodings.size < maxMemoized && accepted.length <= maxMemoizedLength)
      encodings.set(accepted, encoding);
    return encoding;
  };
}

function isNotModified({ headers }: IncomingMessage, { status, etag }: CachedPage): boolean {
  const tags = headers["if-none-match"];
  return status === 200 && tags !== undefined && readTags("If-None-Match", tags).includes(etag);
}

export function createPageServer({ cache, isLive, sharedMaxAge, count }: Options) {
  const heads = createPageHeads(sharedMaxAge);
  const encodingOf = memoizeEncodings();

  function sendBody(
    request: IncomingMessage,
    response: ServerResponse,
    { found, encoding, body }: { found: CacheResult; encoding: Encoding; body: Buffer },
  ): void {
    count(found.cacheStatus);
    response.writeHead(found.page.status, heads.of(found, encoding, body.length));
    response.end(request.method === "HEAD" ? undefined : body);
  }

  function sendNotModified(response: ServerResponse, found: CacheResult): void {
    count(found.cacheStatus);
    response.writeHead(304, heads.ofNotModified(found));
    response.end();
  }

  return {
    /** Responds synchronously from memory; false if something must be rendered or awaited. */
    serve(request: IncomingMessage, response: ServerResponse, { key }: PageKey): boolean {
      const page = isLive() ? cache.find(key) : undefined;
      if (!page) return false;
      const found: CacheResult = { page, cacheStatus: "hit" };
      const encoding = encodingOf(request);
      const body = page.bodies[encoding];
      if (isNotModified(request, page)) sendNotModified(response, found);
      else if (body) sendBody(request, response, { found, encoding, body });
      else return false;
      if (encoding === "br") cache.count(key, page);
      return true;
    },
    async send(request: IncomingMessage, response: ServerResponse, found: CacheResult): Promise<void> {
      if (isNotModified(request, found.page)) return sendNotModified(response, found);
      const encoding = encodingOf(request);
      const body = await cache.bodyOf(found.page, encoding);
      sendBody(request, response, { found, encoding, body });
    },
  };
}
