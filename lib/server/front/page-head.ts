import "server-only";
import type { CachedPage, CacheResult } from "./cached-page";
import type { Encoding } from "./encoding";

/** Alternating names and values, as `writeHead` takes them. */
type Head = string[];

const transmissionHeaders = /^(date|content-length|content-encoding|cache-control|etag|vary|x-cache)$/i;

/** Identifies a failed request; a successful response is shared by many requests. */
const perRequestHeaders = /^x-request-id$/i;

const notModifiedHeaders = /^(vary|cache-control|x-cache|etag)$/i;

const revalidate = "public, max-age=0, must-revalidate";

function valueOf(headers: CachedPage["headers"], pattern: RegExp): string | undefined {
  return headers.find(([name]) => pattern.test(name))?.[1];
}

function varyOf(headers: CachedPage["headers"]): string {
  const vary = valueOf(headers, /^vary$/i) ?? "Accept-Encoding";
  return vary === "" || /accept-encoding/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

export function createPageHeads(sharedMaxAge: number) {
  const heads = new WeakMap<CachedPage, Map<string, Head>>();
  const shared =
    sharedMaxAge > 0 ? `public, max-age=0, s-maxage=${sharedMaxAge}, must-revalidate` : revalidate;

  /** Nothing downstream may cache JSON, because API clients expect to read their own writes. */
  function cacheControlFor({ headers, status }: CachedPage): string {
    if (status !== 200) return valueOf(headers, /^cache-control$/i) ?? "no-store";
    return /json/.test(valueOf(headers, /^content-type$/i) ?? "") ? revalidate : shared;
  }

  function create(page: CachedPage, cacheStatus: CacheResult["cacheStatus"]): Head {
    const { headers, status, etag } = page;
    const isSent = (name: string) =>
      !transmissionHeaders.test(name) && !(status === 200 && perRequestHeaders.test(name));
    const head = headers.filter(([name]) => isSent(name)).flat();
    head.push("Vary", varyOf(headers), "Cache-Control", cacheControlFor(page), "X-Cache", cacheStatus);
    if (status === 200) head.push("ETag", etag);
    return head;
  }

  function cached(page: CachedPage, name: string, make: () => Head): Head {
    const own = heads.get(page) ?? new Map<string, Head>();
    heads.set(page, own);
    const head = own.get(name) ?? make();
    own.set(name, head);
    return head;
  }

  return {
    of({ page, cacheStatus }: CacheResult, encoding: Encoding, length: number): Head {
      return cached(page, `${encoding} ${cacheStatus} ${length}`, () => [
        ...create(page, cacheStatus),
        ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
        "Content-Length",
        String(length),
      ]);
    },
    ofNotModified({ page, cacheStatus }: CacheResult): Head {
      return cached(page, `304 ${cacheStatus}`, () =>
        create(page, cacheStatus).flatMap((value, index, all) =>
          index % 2 === 0 && notModifiedHeaders.test(value) ? [value, all[index + 1]!] : [],
        ),
      );
    },
  };
}
