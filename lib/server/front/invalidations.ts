import "server-only";
import { invalidationChannel, type InvalidationMessage } from "../invalidation";
import { createListener } from "../listen";
import type { ResponseMetadata } from "./internal-headers";
import type { PageCache } from "./page-cache";
import { createPeers, type Peers } from "./peers";
import type { RecentInvalidations } from "./recent-invalidations";
import type { Renderer } from "./renderers";

type Options = { cache: Pick<PageCache, "apply" | "clear">; recent: RecentInvalidations };

export type Invalidations = {
  isCurrent: Peers["isInSync"];
  learn: (metadata: ResponseMetadata, renderer: Renderer) => Promise<void>;
};

export function connectInvalidations({ cache, recent }: Options): Invalidations {
  const listener = createListener();

  function apply(message: InvalidationMessage | "all" | null): void {
    if (message === "all") cache.clear();
    else if (message) cache.apply(message);
  }

  listener.add({
    name: invalidationChannel,
    message(payload) {
      const message = recent.note(payload, null);
      apply(message);
      if (message && message !== "all") peers.confirm(message);
    },
    up: () => undefined,
    down: () => cache.clear(),
  });
  // After the channel of invalidations, so that a process known to its peers receives those.
  const peers = createPeers(listener);

  return {
    isCurrent: peers.isInSync,
    async learn(metadata, renderer) {
      const messages = metadata.invalidations ?? [];
      if (metadata.isCut) apply(recent.note("all", renderer.index));
      else for (const message of messages) apply(recent.note(JSON.stringify(message), renderer.index));
      await peers.awaitAll(messages);
    },
  };
}
