import "server-only";
import type { Page } from "@/lib/shared/page";
import { reply, type Reply } from "./route";

/**
 * Responds with a plain array, the next page in a Link header, and the total in X-Total-Count. A capped total is sent
 * as cap + 1.
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
