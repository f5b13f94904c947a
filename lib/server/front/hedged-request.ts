import "server-only";
import type { IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { RenderedPage } from "./cached-page";
import { forwardedHeaders, readBody, type Dispatch } from "./dispatch";
import { headOf } from "./internal-headers";
import type { Renderer, Renderers } from "./renderers";

type BufferedResponse = Pick<RenderedPage, "status" | "headers" | "body">;

type Options = { dispatch: Dispatch; renderers: Pick<Renderers, "choose"> };

type Attempt = { not: readonly Renderer[]; within: number };

export function createHedgedRequest({ dispatch, renderers }: Options) {
  async function attempt(request: IncomingMessage, { not, within }: Attempt): Promise<BufferedResponse> {
    const headers = forwardedHeaders(request);
    const { upstream } = await dispatch(request, {
      headers,
      isSafe: true,
      isPublic: false,
      within,
      not,
    });
    const body = await readBody(upstream);
    return { status: upstream.statusCode ?? 503, headers: headOf(upstream), body };
  }

  /**
   * Asks one renderer; after a third of the time limit it asks all others too and takes the first response. Null if
   * none completes in time.
   */
  return async function inspect(request: IncomingMessage, within: number): Promise<BufferedResponse | null> {
    const first = renderers.choose();
    if (!first) return null;
    const response = attempt(request, { not: [], within });
    const isSettled = response.then(
      () => true,
      () => false,
    );
    if (await Promise.race([isSettled, delay(within / 3, false)])) return response;
    const [attempts, responses] = [[first], [response]];
    for (let other = renderers.choose(first); other; other = renderers.choose(...attempts)) {
      responses.push(attempt(request, { not: [...attempts], within: (within * 2) / 3 }));
      attempts.push(other);
    }
    return Promise.any(responses).catch(() => null);
  };
}
