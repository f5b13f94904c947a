import "server-only";
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A kind of page or answer that is the same for everybody, and the only parameters of its address that it reads. */
export type PublicPage = {
  path: RegExp;
  query: readonly string[];
  /** Nobody is shown an old one while a new one is made: programs count on reading what they wrote. */
  isExact?: true;
};

export type PageKey = {
  /** The same for every request that gets the same answer. */
  key: string;
  /** What is asked for in the place of whatever stands in the request. */
  url: string;
  /** False where a stranger can think of as many as they like: those share a small room. */
  isPlain: boolean;
  isExact?: true;
};

/** Limit in characters; no page of the site links to a longer URL. */
export const maxUrlLength = 1000;

/** What the parts of a page that a navigation fetches depend on, besides the address. */
export const navigationHeaders = [
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

type PageKeyRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Whether a navigation fetches the parts of a page: in the one way that Next takes, everything else gets the document. */
export function isNavigationPayload({ rsc }: IncomingMessage["headers"]): boolean {
  return rsc === "1";
}

/** The parameters that the page reads, in its own order; null when one is there twice or nobody may send it. */
function canonicalQuery(text: string, names: readonly string[]): URLSearchParams | null {
  const given = new URLSearchParams(text);
  const settled = new URLSearchParams();
  for (const name of names) {
    const [value = "", ...more] = given.getAll(name);
    if (more.length > 0 || value.includes("\0")) return null;
    if (value !== "") settled.set(name, value);
  }
  return settled;
}

function addressOf(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A query may have question marks of its own. */
function splitQuery(url: string): { path: string; text: string } {
  const mark = url.indexOf("?");
  return mark < 0 ? { path: url, text: "" } : { path: url.slice(0, mark), text: url.slice(mark + 1) };
}

/** True if the path is a public page or response, whatever its parameters. */
export function isPublicPath(pages: readonly PublicPage[], url: string): boolean {
  const { path } = splitQuery(url);
  return pages.some((page) => page.path.test(path));
}

/** Null for what is not a public page, and for an address that means one in an odd way. */
export function pageKeyOf(
  pages: readonly PublicPage[],
  { method, url = "/", headers }: PageKeyRequest,
): PageKey | null {
  if ((method !== "GET" && method !== "HEAD") || url.length > maxUrlLength) return null;
  const { path, text } = splitQuery(url);
  const page = pages.find((one) => one.path.test(path));
  const query = page && canonicalQuery(text, page.query);
  if (!query) return null;
  const asked = addressOf(path, query);
  const exact = page.isExact && { isExact: page.isExact };
  if (!isNavigationPayload(headers) || exact)
    return { key: asked, url: asked, isPlain: query.size === 0, ...exact };
  // The parts of a page depend on the page that they are fetched from. Next sends whoever asks without the right `_rsc`
  // to the address that has it, an answer that is nobody else's.
  const parts = new URLSearchParams(text).get("_rsc");
  const from = createHash("sha256").update(`${String(parts)}\n`);
  for (const name of navigationHeaders) from.update(`${name}=${String(headers[name])}\n`);
  if (parts !== null) query.set("_rsc", parts);
  return { key: `${asked} ${from.digest("base64url")}`, url: addressOf(path, query), isPlain: false };
}
