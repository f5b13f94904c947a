import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readTags } from "../entity-tags";
import { chooseEncoding, type Encoding } from "./encoding";
import type { CacheResult, CachedPage, PageCache } from "./page-cache";
import type { PageKey } from "./page-key";

type Head = string[];

const transmissionHeaders = /^(date|content-length|content-encoding|cache-control|etag|vary|x-cache)$/i;

/** Identifies a failed request; a successful response is shared by many requests. */
const ofRequest = /^x-request-id$/i;

const known = { most: 200, longest: 200 };

type Options = {
  cache: PageCache;
  /** True while invalidations arrive; cached pages are served only then. */
  isLive: () => boolean;
  sharedMaxAge: number;
  count: (how: CacheResult["how"]) => void;
};

export function createPageServer({ cache, isLive, sharedMaxAge, count }: Options) {
  const heads = new WeakMap<CachedPage, Map<string, Head>>();
  const encodings = new Map<string, Encoding>();
  const asking = "public, max-age=0, must-revalidate";
  const forAll = sharedMaxAge > 0 ? `public, max-age=0, s-maxage=${sharedMaxAge}, must-revalidate` : asking;

  function encodingOf({ headers }: IncomingMessage): Encoding {
    const accepted = String(headers["accept-encoding"] ?? "");
    const remembered = encodings.get(accepted);
    if (remembered) return remembered;
    const encoding = chooseEncoding(accepted);
    if (encodings.size < known.most && accepted.length <= known.longest) encodings.set(accepted, encoding);
    return encoding;
  }

  /** Nothing downstream may cache JSON, because API clients expect to read their own writes. */
  function cacheControlFor({ headers, status }: Pick<CachedPage, "headers" | "status">): string {
    const valueOf = (wanted: RegExp) => headers.find(([name]) => wanted.test(name))?.[1];
    if (status !== 200) return valueOf(/^cache-control$/i) ?? "no-store";
    return /json/.test(valueOf(/^content-type$/i) ?? "") ? asking : forAll;
  }

  function describe({ headers, status, etag }: CachedPage, how: string): Head {
    const isSent = (name: string) =>
      !transmissionHeaders.test(name) && !(status === 200 && ofRequest.test(name));
    const head = headers.filter(([name]) => isSent(name)).flat();
    const vary = headers.find(([name]) => /^vary$/i.test(name))?.[1];
    head.push(
      "Vary",
      vary && !/accept-encoding/i.test(vary) ? `${vary}, Accept-Encoding` : (vary ?? "Accept-Encoding"),
    );
    head.push("Cache-Control", cacheControlFor({ headers, status }));
    head.push("X-Cache", how);
    if (status === 200) head.push("ETag", etag);
    return head;
  }

  function headFor(page: CachedPage, name: string, make: () => Head): Head {
    const own = heads.get(page) ?? new Map<string, Head>();
    heads.set(page, own);
    const head = own.get(name) ?? make();
    own.set(name, head);
    return head;
  }

  function sendBody(
    request: IncomingMessage,
    response: ServerResponse,
    { page, how }: CacheResult,
    body: Buffer,
  ): void {
    count(how);
    const encoding = encodingOf(request);
    const head = headFor(page, `${encoding} ${how} ${body.length}`, () => [
      ...describe(page, how),
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      "Content-Length",
      String(body.length),
    ]);
    response.writeHead(page.status, head);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  function isNotModified({ headers }: IncomingMessage, { status, etag }: CachedPage): boolean {
    const tags = headers["if-none-match"];
    return status === 200 && tags !== undefined && readTags("If-None-Match", tags).includes(etag);
  }

  function sendNotModified(response: ServerResponse, { page, how }: CacheResult): void {
    count(how);
    const head = headFor(page, `304 ${how}`, () =>
      describe(page, how).flatMap((value, index, all) =>
        index % 2 === 0 && /^(vary|cache-control|x-cache|etag)$/i.test(value) ? [value, all[index + 1]!] : [],
      ),
    );
    response.writeHead(304, head);
    response.end();
  }

  return {
    /** Responds synchronously from memory; false if something must be rendered or awaited. */
    serve(request: IncomingMessage, response: ServerResponse, { key }: PageKey): boolean {
      const page = isLive() ? cache.find(key) : undefined;
      if (!page) return false;
      const found: CacheResult = { page, how: "hit" };
      const encoding = encodingOf(request);
      const body = page.bodies[encoding];
      if (isNotModified(request, page)) sendNotModified(response, found);
      else if (body) sendBody(request, response, found, body);
      else return false;
      if (encoding === "br") cache.count(key, page);
      return true;
    },
    async send(request: IncomingMessage, response: ServerResponse, found: CacheResult): Promise<void> {
      if (isNotModified(request, found.page)) return sendNotModified(response, found);
      sendBody(request, response, found, await cache.bodyOf(found.page, encodingOf(request)));
    },
  };
}
