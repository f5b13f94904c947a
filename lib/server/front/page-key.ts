import "server-only";
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type PublicPage = {
  path: RegExp;
  query: readonly string[];
  /** Never served stale, because API clients expect to read their own writes. */
  isExact?: true;
};

export type PageKey = {
  key: string;
  url: string;
  /** False for URLs that a client can vary freely; those share a small part of the cache. */
  isPlain: boolean;
  isExact?: true;
};

export const maxUrlLength = 1000;

const maxEncodedLength = 4000;

export const navigationHeaders = [
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

type PageKeyRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Compares exactly like Next: any other value gets the document. */
export function isNavigationPayload({ rsc }: IncomingMessage["headers"]): boolean {
  return rsc === "1";
}

/** Reads the page's parameters in canonical order; null for duplicates or NUL. */
function canonicalQuery(text: string, names: readonly string[]): URLSearchParams | null {
  const params = new URLSearchParams(text);
  const settled = new URLSearchParams();
  for (const name of names) {
    const [value = "", ...more] = params.getAll(name);
    if (more.length > 0 || value.includes("\0")) return null;
    if (value !== "") settled.set(name, value);
  }
  return settled;
}

function addressOf(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

function splitQuery(url: string): { path: string; text: string } {
  const mark = url.indexOf("?");
  return mark < 0 ? { path: url, text: "" } : { path: url.slice(0, mark), text: url.slice(mark + 1) };
}

export function isPublicPath(pages: readonly PublicPage[], url: string): boolean {
  const { path } = splitQuery(url);
  return pages.some((page) => page.path.test(path));
}

/** Counts a percent-encoded character once, since some scripts need up to twelve letters for it. */
export function isTooLong(url: string): boolean {
  if (url.length <= maxUrlLength || url.length > maxEncodedLength) return url.length > maxUrlLength;
  const decodedLength = url.replace(/%[89ab][\da-f]/gi, "").replace(/%[\da-f]{2}/gi, "x").length;
  return decodedLength > maxUrlLength;
}

/** Null for nonpublic pages and noncanonical requests. */
export function pageKeyOf(
  pages: readonly PublicPage[],
  { method, url = "/", headers }: PageKeyRequest,
): PageKey | null {
  if ((method !== "GET" && method !== "HEAD") || isTooLong(url)) return null;
  const { path, text } = splitQuery(url);
  const page = pages.find((one) => one.path.test(path));
  const query = page && canonicalQuery(text, page.query);
  if (!query) return null;
  const address = addressOf(path, query);
  const exact = page.isExact && { isExact: page.isExact };
  if (!isNavigationPayload(headers) || exact)
    return { key: address, url: address, isPlain: query.size === 0, ...exact };
  // RSC payloads depend on the page they are requested from. Next redirects requests with a wrong `_rsc`, so that
  // redirect must not be shared.
  const parts = new URLSearchParams(text).get("_rsc");
  const from = createHash("sha256").update(`${String(parts)}\n`);
  for (const name of navigationHeaders) from.update(`${name}=${String(headers[name])}\n`);
  if (parts !== null) query.set("_rsc", parts);
  return { key: `${address} ${from.digest("base64url")}`, url: addressOf(path, query), isPlain: false };
}
