import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Renderers } from "./renderers";

type Options = {
  path: string;
  body: object;
  headers: readonly (readonly [string, string])[];
  renderers: Pick<Renderers, "choose">;
};

export function createLiveness({ path, body, headers, renderers }: Options) {
  return function respond({ url, method }: IncomingMessage, response: ServerResponse): boolean {
    if (url !== path || (method !== "GET" && method !== "HEAD") || !renderers.choose()) return false;
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    response.end(method === "HEAD" ? undefined : JSON.stringify(body));
    return true;
  };
}
