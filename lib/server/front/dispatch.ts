import "server-only";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { NoRenderer } from "./capacity";
import { forwardToRenderer, RendererLost, type RendererResponse } from "./forward";
import { currentHeaderOf, writeInvalidations, type ResponseMetadata } from "./internal-headers";
import type { RecentInvalidations } from "./recent-invalidations";
import type { Renderer, Renderers } from "./renderers";
import { peerOf } from "./uploads";

type Options = {
  renderers: Pick<Renderers, "choose">;
  recent: RecentInvalidations;
  isCurrent: () => boolean;
  learn: (reported: ResponseMetadata, by: Renderer) => Promise<void>;
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

export type Dispatch = (request: IncomingMessage, options: RendererRequest) => Promise<RendererResponse>;

export function forwardedHeaders(request: IncomingMessage): OutgoingHttpHeaders {
  return { ...request.headers, "x-plaza-peer": peerOf(request) };
}

/** Avoids node:stream/consumers, which goes through a Blob and costs more than all other work on a page here. */
export async function readBody(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export function createDispatch({ renderers, recent, isCurrent, learn }: Options): Dispatch {
  function internalHeaders(renderer: Renderer, isPublic: boolean): Record<string, string> {
    return {
      ...writeInvalidations(recent.invalidationsFor(renderer.index)),
      ...currentHeaderOf({ isCurrent: isCurrent(), isPublic }),
    };
  }

  return async function dispatch(request, { isSafe, isPublic, headers, within, not = [], ...rest }) {
    const begun = performance.now();
    for (let lost: Renderer[] = []; ;) {
      const renderer = renderers.choose(...not, ...lost);
      if (!renderer) throw new NoRenderer("no renderer is ready");
      try {
        const response = await forwardToRenderer({
          renderer,
          request,
          headers: { ...headers, ...internalHeaders(renderer, isPublic) },
          within: within && within - (performance.now() - begun),
          ...rest,
        });
        await learn(response.metadata, renderer);
        return response;
      } catch (error) {
        if (!(error instanceof RendererLost) || !isSafe || lost.length > 0) throw error;
        lost = [renderer];
      }
    }
  };
}
