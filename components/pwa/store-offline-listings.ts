import type { WorkerMessage } from "@/lib/pwa/worker.rules";

export function cacheListings(pages: readonly string[]): void {
  const message: WorkerMessage = { type: "KEEP", pages, files: [] };
  navigator.serviceWorker?.controller?.postMessage(message);
}
