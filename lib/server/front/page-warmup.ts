import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { requestInternally, type RequestHandler } from "./inner-request";
import { runWithContext } from "@/lib/server/response-context";

const anonymousRequest = { headers: { host: "localhost" } };

type Options = {
  handle: RequestHandler;
  paths: readonly string[];
  longest?: number;
};

/**
 * Renders these pages once at startup, because the first render of each takes a second to load its code. Never rejects.
 */
export async function renderFirstPages({ handle, paths, longest = 8000 }: Options): Promise<void> {
  const until = performance.now() + longest;
  async function makeAll(): Promise<void> {
    for (const url of paths) {
      if (performance.now() > until) return;
      const render = () => requestInternally(handle, anonymousRequest, { method: "GET", url });
      await runWithContext({ tags: [] }, render).catch((error: unknown) =>
        console.error("A page could not be made at the start", error),
      );
    }
  }
  await Promise.race([makeAll(), delay(longest, undefined, { ref: false })]);
}
