import "server-only";
import type { IncomingMessage } from "node:http";
import { tracing } from "../tracing";
import type { AdmissionControl } from "./admission";
import type { RenderedPage } from "./cached-page";
import { CapacityExceeded, noCapacity } from "./capacity";
import { readBody, type Dispatch } from "./dispatch";
import { RendererSlow } from "./forward";
import { headOf } from "./internal-headers";
import { isNavigationPayload, navigationHeaders } from "./page-key";

/** Drops all personal headers, because the response is shared by everyone. */
function anonymousHeaders({ headers }: IncomingMessage): Record<string, string | undefined> {
  const anonymous: Record<string, string | undefined> = { host: "localhost" };
  // The front wrote it: the render belongs to the trace of the first request for the page.
  if (tracing()) anonymous.traceparent = String(headers.traceparent);
  if (!isNavigationPayload(headers)) return anonymous;
  anonymous.rsc = "1";
  for (const name of navigationHeaders) {
    const value = headers[name];
    if (typeof value === "string") anonymous[name] = value;
  }
  return anonymous;
}

type Options = { dispatch: Dispatch; door: Pick<AdmissionControl, "enter">; renderTimeoutMs: number };

export function createPublicPages({ dispatch, door, renderTimeoutMs }: Options) {
  async function render(request: IncomingMessage, url: string): Promise<RenderedPage | null> {
    const { upstream, metadata } = await dispatch(request, {
      method: "GET",
      url,
      headers: anonymousHeaders(request),
      isSafe: true,
      isPublic: true,
      within: renderTimeoutMs,
    });
    const body = await readBody(upstream);
    if (upstream.headers["set-cookie"] || !metadata.tags) return null;
    const { tags, staleAt, expiresAt, failed } = metadata;
    const { statusCode: status = 500 } = upstream;
    return { status, headers: headOf(upstream), body, tags, staleAt, expiresAt, failed };
  }

  return async function makePage(request: IncomingMessage, url: string): Promise<RenderedPage | null> {
    const leave = await door.enter(request);
    if (!leave) throw noCapacity();
    try {
      return await render(request, url);
    } catch (error) {
      if (error instanceof RendererSlow) throw new CapacityExceeded(error.message);
      throw error;
    } finally {
      leave();
    }
  };
}
