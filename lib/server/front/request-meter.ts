import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Meter } from "../metrics/meter";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const streamRoute = "/api/events";

/** nginx's status for a client that disconnected before the response. */
const clientClosedRequest = 499;

type Options = {
  meter: Pick<Meter, "count" | "observe">;
  labelOf: (url: string) => string;
};

export function createRequestMeter({ meter, labelOf }: Options) {
  return function watch(request: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now();
    const { url = "/", method = "" } = request;
    response.once("close", () => {
      const route = labelOf(url);
      const status = String(response.headersSent ? response.statusCode : clientClosedRequest);
      meter.count("plaza_http_requests_total", {
        route,
        method: methods.has(method) ? method : "other",
        status,
      });
      // A stream stays open as long as its page, so its duration means nothing.
      if (route === streamRoute) return;
      meter.observe("plaza_http_request_duration_seconds", { route }, (performance.now() - begun) / 1000);
    });
  };
}
