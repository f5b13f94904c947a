import { copyNames } from "@/lib/pwa/worker.rules";

/** The hidden request of spec section 7: its address never comes twice, so no cache answers it. */
export function bustCaches(): void {
  new Image().src = `/clear-cache-helper.jpg?t=${Date.now()}`;
}

/** Throws away what the worker kept while somebody browsed here. */
export function emptyCopies(): void {
  bustCaches();
  if (!("caches" in window)) return;
  for (const name of Object.values(copyNames)) caches.delete(name).catch(() => undefined);
}

/** Has the worker keep these listings, where there is one. */
export function keepListings(paths: readonly string[]): void {
  navigator.serviceWorker?.controller?.postMessage({ type: "KEEP", pages: paths, files: [] });
}
