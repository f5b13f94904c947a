import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { createRelay } from "./relay";

type Options = {
  path: string;
  within: number;
  silence: object;
  headers: readonly (readonly [string, string])[];
  relay: Pick<ReturnType<typeof createRelay>, "inspect">;
};

/** Relays a renderer's readiness, or 503 if none responds: a blocked renderer must not block the check itself. */
export function createReadiness({ path, within, silence, headers, relay }: Options) {
  return {
    isAsked: ({ url = "", method }: IncomingMessage) =>
      url.split("?", 1)[0] === path && (method === "GET" || method === "HEAD"),
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const said = await relay.inspect(request, within);
      if (said) {
        response.writeHead(said.status, said.headers.flat());
        response.end(said.body);
        return;
      }
      for (const [name, value] of headers) response.setHeader(name, value);
      response.statusCode = 503;
      response.setHeader("Content-Type", "application/json");
      response.setHeader("Cache-Control", "no-store");
      response.end(request.method === "HEAD" ? undefined : JSON.stringify(silence));
    },
  };
}
