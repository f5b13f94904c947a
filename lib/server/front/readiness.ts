import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { createRelay } from "./relay";

type Options = {
  path: string;
  /** In milliseconds: a renderer that takes longer cannot be relied on. */
  within: number;
  /** What is answered with 503 when no renderer says anything in time. */
  silence: object;
  /** What every answer bears. */
  headers: readonly (readonly [string, string])[];
  relay: Pick<ReturnType<typeof createRelay>, "inspect">;
};

/**
 * Answers whether requests may come, as a renderer says it, or that none says anything: a renderer that is blocked must
 * not hold up the one who asks whether it is.
 */
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
