import type { WorkerMessage } from "@/lib/pwa/worker.rules";

/** Has the worker keep these listings, where there is one. */
export function keepListings(pages: readonly string[]): void {
  const message: WorkerMessage = { type: "KEEP", pages, files: [] };
  navigator.serviceWorker?.controller?.postMessage(message);
}
