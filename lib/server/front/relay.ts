import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { laneOf, type AdmissionControl } from "./admission";
import { noCapacity } from "./capacity";
import { createDispatch, forwardedHeaders } from "./dispatch";
import { pipeResponse } from "./forward";
import { createHedgedRequest } from "./hedged-request";
import type { ResponseMetadata } from "./internal-headers";
import { createPublicPages } from "./public-page";
import type { RecentInvalidations } from "./recent-invalidations";
import type { Renderer, Renderers } from "./renderers";
import { bufferBody, hasBody, isUpload, type BufferedBody } from "./request-bodies";
import type { Streams } from "./streams";
import type { Uploads } from "./uploads";

type Options = {
  renderers: Renderers;
  recent: RecentInvalidations;
  admission: Pick<AdmissionControl, "enter">;
  streams: Streams;
  uploads: Uploads;
  isCurrent: () => boolean;
  learn: (metadata: ResponseMetadata, by: Renderer) => Promise<void>;
  /** In milliseconds; waiting requests give up on a slower page. */
  renderTimeoutMs?: number;
};

type ForwardedRequest = { isStream: boolean; body?: BufferedBody };

type ClientLimits = Pick<Options, "streams" | "uploads"> & { isStream: boolean };

/** Takes a slot of the client's own limit; null if there is none left. */
async function enterClientLimit(
  request: IncomingMessage,
  { isStream, streams, uploads }: ClientLimits,
): Promise<(() => void) | null> {
  if (isStream) return streams.enter(request);
  return isUpload(request) ? uploads.enter(request) : () => undefined;
}

export function createRelay({ admission, streams, uploads, renderTimeoutMs = 15_000, ...options }: Options) {
  const dispatch = createDispatch(options);
  const openStreams = new Set<() => void>();

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    { isStream, body }: ForwardedRequest,
  ): Promise<void> {
    const leave = await admission.enter(request);
    if (!leave) throw noCapacity();
    try {
      // The client may have disconnected while it waited.
      if (response.destroyed) return;
      const headers = forwardedHeaders(request);
      const isSafe = request.method === "GET" || request.method === "HEAD";
      const { upstream, end } = await dispatch(request, {
        body: body?.bytes,
        headers,
        isSafe,
        isPublic: false,
      });
      body?.release();
      response.once("close", end);
      if (isStream) {
        openStreams.add(end);
        leave();
      }
      await pipeResponse(upstream, response).finally(() => openStreams.delete(end));
    } finally {
      leave();
    }
  }

  return {
    makePage: createPublicPages({ dispatch, door: admission, renderTimeoutMs }),
    inspect: createHedgedRequest({ dispatch, renderers: options.renderers }),
    async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const isStream = laneOf(request) === "stream";
      const leave = await enterClientLimit(request, { isStream, streams, uploads });
      if (!leave) throw noCapacity();
      let body: BufferedBody | null | undefined;
      try {
        body = hasBody(request) ? await bufferBody(request) : undefined;
        if (body === null) throw noCapacity();
        await forward(request, response, { body, isStream });
      } finally {
        body?.release();
        leave();
      }
    },
    endStreams(): void {
      for (const end of openStreams) end();
    },
  };
}
