import "server-only";
import type { Page } from "@/lib/shared/page";
import { reply, type Reply } from "./route";

/**
 * A page as an API list answers it: a plain array, the next page in a Link header, and the total in X-Total-Count; a
 * total that was not counted to the end is one more than the cap it stopped at. `more` are further headers.
 */
export function pageReply<T>(
  page: Page<T>,
  request: Request,
  more: Readonly<Record<string, string>> = {},
): Reply<T[]> {
  const headers = pageHeaders(page, new URL(request.url));
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return reply(page.items, { headers });
}

/** The same headers for an answer that is not the array itself; `address` is where the next page is asked for. */
export function pageHeaders(page: Page<unknown>, address: URL): Headers {
  const headers = new Headers({ "x-total-count": String(page.capped ? page.total + 1 : page.total) });
  if (page.next) {
    const next = new URL(address);
    next.searchParams.delete("_t");
    next.searchParams.set("cursor", page.next);
    headers.set("link", `<${next.pathname}${next.search}>; rel="next"`);
  }
  return headers;
}
