import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { createRelay } from "./relay";

type Options = {
  path: string;
  within: number;
  fallbackBody: object;
  headers: readonly (readonly [string, string])[];
  relay: Pick<ReturnType<typeof createRelay>, "inspect">;
};

export function createReadiness({ path, within, fallbackBody, headers, relay }: Options) {
  return {
    canHandle: ({ url = "", method }: IncomingMessage) =>
      url.split("?", 1)[0] === path && (method === "GET" || method === "HEAD"),
    async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const inspected = await relay.inspect(request, within);
      if (inspected) {
        response.writeHead(inspected.status, inspected.headers.flat());
        response.end(inspected.body);
        return;
      }
      for (const [name, value] of headers) response.setHeader(name, value);
      response.statusCode = 503;
      response.setHeader("Content-Type", "application/json");
      response.setHeader("Cache-Control", "no-store");
      response.end(request.method === "HEAD" ? undefined : JSON.stringify(fallbackBody));
    },
  };
}
