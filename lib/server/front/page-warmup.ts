import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { requestInternally, type Handle } from "./inner-request";
import { runWithContext } from "@/lib/server/response-context";

/** On whose behalf they are made: somebody without cookies. */
const anonymousRequest = { headers: { host: "localhost" } };

type Options = {
  handle: Handle;
  paths: readonly string[];
  /** In milliseconds, for all of them: a start waits no longer, whatever hangs. */
  longest?: number;
};

/**
 * Has Next make these pages once, one after the other, so that the first visitor of each does not wait a second for its
 * code. Never rejects: what fails will fail again for a visitor, who is told.
 */
export async function renderFirstPages({ handle, paths, longest = 8000 }: Options): Promise<void> {
  const until = performance.now() + longest;
  async function makeAll(): Promise<void> {
    for (const url of paths) {
      if (performance.now() > until) return;
      const ask = () => requestInternally(handle, anonymousRequest, { method: "GET", url });
      await runWithContext({ tags: [] }, ask).catch((error: unknown) =>
        console.error("A page could not be made at the start", error),
      );
    }
  }
  await Promise.race([makeAll(), delay(longest, undefined, { ref: false })]);
}
