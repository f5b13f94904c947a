import "server-only";
import { runOutsideRequest } from "@/lib/server/detached";
import type { Invalidation } from "../invalidation";
import { hasAnyTag, isCacheable, toCachedPage, type CachedPage, type RenderedPage } from "./cached-page";
import type { PageStore } from "./page-store";

/** `outdated`: invalidated during the render. Null: not shareable. */
type RenderResult = CachedPage | "outdated" | null;

type PendingRender = {
  result: Promise<RenderResult>;
  purged: Set<string>;
  refreshed: Set<string>;
  /** The invalidation connection was lost during the render. */
  isLost: boolean;
};

export type PageRequest = {
  key: string;
  isPlain: boolean;
  /** For requesters who may have made the change themselves: waits for a new render instead of serving a stale page. */
  isFresh: boolean;
  /** Null if the response isn't shareable; the request is then answered individually. */
  make: () => Promise<RenderedPage | null>;
};

const minRenderIntervalMs = 1_000;
const maxAttempts = 3;

type Options = { store: PageStore; now: () => number };

function isOutdated({ isLost, purged }: PendingRender, { tags }: RenderedPage): boolean {
  return isLost || hasAnyTag(tags, purged);
}

function newPendingRender(): PendingRender {
  return { result: Promise.resolve(null), purged: new Set(), refreshed: new Set(), isLost: false };
}

/** Renders each page once for all requests that wait for it, and stores it unless it was invalidated meanwhile. */
export function createPageRenders({ store, now }: Options) {
  const current = new Map<string, PendingRender>();
  const unfinished = new Set<PendingRender>();

  function toResult(rendered: RenderedPage, pending: PendingRender): RenderResult {
    if (isOutdated(pending, rendered)) return "outdated";
    const page = toCachedPage(rendered, now());
    if (!hasAnyTag(rendered.tags, pending.refreshed)) return page;
    // The missing record may exist by now, so an error isn't served stale.
    if (page.status !== 200 && !page.failed) return "outdated";
    return { ...page, staleAt: now() };
  }

  async function render(request: PageRequest, pending: PendingRender): Promise<RenderResult> {
    try {
      const rendered = await request.make();
      const result = rendered && toResult(rendered, pending);
      if (result && result !== "outdated" && isCacheable(result)) store.set(request, result);
      return result;
    } finally {
      unfinished.delete(pending);
      if (current.get(request.key) === pending) current.delete(request.key);
    }
  }

  function start(request: PageRequest): PendingRender {
    const pending = newPendingRender();
    current.set(request.key, pending);
    unfinished.add(pending);
    pending.result = runOutsideRequest(() => render(request, pending));
    return pending;
  }

  return {
    /** A request that arrives after a change doesn't accept a render started before it. */
    async renderFresh(request: PageRequest): Promise<CachedPage | null> {
      for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
        const running = current.get(request.key);
        const isLate = Boolean(running && running.refreshed.size > 0);
        const page = await (running ?? start(request)).result;
        if (page === null) return null;
        if (page !== "outdated" && !(isLate && page.staleAt <= now())) return page;
      }
      return null;
    },
    renderInBackground(request: PageRequest, { madeAt }: CachedPage): void {
      if (current.has(request.key) || now() - madeAt < minRenderIntervalMs) return;
      start(request).result.catch(() => undefined);
    },
    apply({ kind, tags }: Invalidation): void {
      for (const { purged, refreshed } of unfinished) {
        for (const tag of tags) (kind === "purge" ? purged : refreshed).add(tag);
      }
    },
    discard(): void {
      for (const pending of unfinished) pending.isLost = true;
    },
  };
}
