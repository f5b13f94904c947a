import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { tracing } from "../tracing";
import { hasBody, isUpload, bufferBody, type BufferedBody } from "./request-bodies";
import { laneOf, type AdmissionControl } from "./admission";
import {
  forwardToRenderer,
  pipeResponse,
  RendererLost,
  RendererSlow,
  type RendererResponse,
} from "./forward";
import type { RenderedPage } from "./page-cache";
import { isNavigationPayload, navigationHeaders } from "./page-key";
import type { Recent } from "./recent-invalidations";
import type { Renderer, Renderers } from "./renderers";
import type { Streams } from "./streams";
import { peerOf, type Uploads } from "./uploads";
import { currentHeaderOf, headOf, writeInvalidations, type ResponseMetadata } from "./internal-headers";

export class CapacityExceeded extends Error {}

export class NoRenderer extends CapacityExceeded {}

function noRoom(): CapacityExceeded {
  return new CapacityExceeded("no room");
}

type Options = {
  renderers: Renderers;
  recent: Recent;
  door: Pick<AdmissionControl, "enter">;
  streams: Streams;
  uploads: Uploads;
  isCurrent: () => boolean;
  /** Applies a renderer's invalidations; the response waits for it. */
  learn: (told: ResponseMetadata, by: Renderer) => Promise<void>;
  /** In milliseconds; waiting requests give up on a slower page. */
  renderTimeoutMs?: number;
};

type RendererRequest = {
  method?: string;
  url?: string;
  headers: OutgoingHttpHeaders;
  body?: Buffer;
  isSafe: boolean;
  isPublic: boolean;
  within?: number;
  not?: readonly Renderer[];
};

type Inspected = Pick<RenderedPage, "status" | "headers" | "body">;

/** Drops all personal headers, because the response is shared by everyone. */
function anonymousHeaders({ headers }: IncomingMessage): Record<string, string | undefined> {
  const asked: Record<string, string | undefined> = { host: "localhost" };
  // This server wrote it: the page is part of the trace of the first who asked.
  if (tracing()) asked.traceparent = String(headers.traceparent);
  if (!isNavigationPayload(headers)) return asked;
  asked.rsc = "1";
  for (const name of navigationHeaders) {
    const value = headers[name];
    if (typeof value === "string") asked[name] = value;
  }
  return asked;
}

function forwardedHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  return { ...request.headers, "x-plaza-peer": peerOf(request) };
}

/** Avoids node:stream/consumers, which goes through a Blob and costs more than all other work on a page here. */
async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export function createRelay({
  renderers,
  recent,
  door,
  streams,
  uploads,
  isCurrent,
  learn,
  renderTimeoutMs = 15_000,
}: Options) {
  const endings = new Set<() => void>();

  /** Retries a safe request on another renderer if the first is lost, within the remaining time. */
  async function ask(
    request: IncomingMessage,
    { isSafe, isPublic, headers, within, not = [], ...rest }: RendererRequest,
  ): Promise<RendererResponse> {
    const begun = performance.now();
    for (let lost: Renderer[] = []; ;) {
      const renderer = renderers.choose(...not, ...lost);
      if (!renderer) throw new NoRenderer("no renderer is ready");
      try {
        const heard = {
          ...writeInvalidations(recent.heardFor(renderer.index)),
          ...currentHeaderOf({ isCurrent: isCurrent(), isPublic }),
        };
        const left = within && within - (performance.now() - begun);
        const asking = { renderer, request, headers: { ...headers, ...heard }, within: left, ...rest };
        const given = await forwardToRenderer(asking);
        await learn(given.told, renderer);
        return given;
      } catch (error) {
        if (!(error instanceof RendererLost) || !isSafe || lost.length > 0) throw error;
        lost = [renderer];
      }
    }
  }

  async function work(
    request: IncomingMessage,
    response: ServerResponse,
    { isStream, body }: { isStream: boolean; body?: BufferedBody },
  ): Promise<void> {
    const leave = await door.enter(request);
    if (!leave) throw noRoom();
    try {
      // Who left while waiting is not worked for.
      if (response.destroyed) return;
      const headers = forwardedHeaders(request);
      const isSafe = request.method === "GET" || request.method === "HEAD";
      const asking = { body: body?.bytes, headers, isSafe, isPublic: false };
      const { answer, end } = await ask(request, asking);
      body?.release();
      response.once("close", end);
      if (isStream) {
        endings.add(end);
        leave();
      }
      await pipeResponse(answer, response).finally(() => endings.delete(end));
    } finally {
      leave();
    }
  }

  async function inspectBy(
    request: IncomingMessage,
    not: readonly Renderer[],
    within: number,
  ): Promise<Inspected> {
    const headers = forwardedHeaders(request);
    const asking = { headers, isSafe: true, isPublic: false, within, not };
    const { answer } = await ask(request, asking);
    const body = await readBody(answer);
    return { status: answer.statusCode ?? 503, headers: headOf(answer), body };
  }

  return {
    /**
     * Renders a public page from its URL alone, never from the requester's headers. Null if the response sets a cookie.
     */
    async makePage(request: IncomingMessage, url: string): Promise<RenderedPage | null> {
      const leave = await door.enter(request);
      if (!leave) throw noRoom();
      try {
        const { answer, told } = await ask(request, {
          method: "GET",
          url,
          headers: anonymousHeaders(request),
          isSafe: true,
          isPublic: true,
          within: renderTimeoutMs,
        });
        const body = await readBody(answer);
        if (answer.headers["set-cookie"] || !told.tags) return null;
        const { tags, staleAt, expiresAt, failed } = told;
        const { statusCode: status = 500 } = answer;
        return { status, headers: headOf(answer), body, tags, staleAt, expiresAt, failed };
      } catch (error) {
        if (error instanceof RendererSlow) throw new CapacityExceeded(error.message);
        throw error;
      } finally {
        leave();
      }
    },
    /**
     * Asks one renderer; after a third of the time limit it asks all others too and takes the first response. Null if
     * none completes in time.
     */
    async inspect(request: IncomingMessage, within: number): Promise<Inspected | null> {
      const first = renderers.choose();
      if (!first) return null;
      const saying = inspectBy(request, [], within);
      const isSettled = saying.then(
        () => true,
        () => false,
      );
      if (await Promise.race([isSettled, delay(within / 3, false)])) return saying;
      const [asked, all] = [[first], [saying]];
      for (let other = renderers.choose(first); other; other = renderers.choose(...asked)) {
        all.push(inspectBy(request, [...asked], (within * 2) / 3));
        asked.push(other);
      }
      return Promise.any(all).catch(() => null);
    },
    async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const isStream = laneOf(request) === "stream";
      const leave = isStream
        ? streams.enter(request)
        : isUpload(request)
          ? await uploads.enter(request)
          : () => undefined;
      if (!leave) throw noRoom();
      let body: BufferedBody | null | undefined;
      try {
        body = hasBody(request) ? await bufferBody(request) : undefined;
        if (body === null) throw noRoom();
        await work(request, response, { body, isStream });
      } finally {
        body?.release();
        leave();
      }
    },
    endStreams(): void {
      for (const end of endings) end();
    },
  };
}
