import {
  isBuildFile,
  isListingPath,
  isPicture,
  takeoverTimeoutMs,
  updateCheckIntervalMs,
  type WorkerMessage,
} from "@/lib/pwa/worker.rules";
import { bustCaches } from "./offline-cache";

function send(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message);
}

function reportPage(worker: ServiceWorker | null): void {
  const { pathname, origin } = window.location;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/`))
    .map((name) => new URL(name).pathname)
    .filter((path) => isBuildFile(path) || (isListingPath(pathname) && isPicture(path)));
  send(worker, { type: "KEEP", pages: [pathname].filter(isListingPath), files });
}

export function reportFirstPage(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.workerStart) return;
  void navigator.serviceWorker.ready.then(({ active }) => reportPage(active));
}

export function watchForNewer(
  registration: ServiceWorkerRegistration,
  onReady: (worker: ServiceWorker) => void,
): () => void {
  function offer(): void {
    // A browser's first worker replaces nothing.
    if (registration.waiting && registration.active) onReady(registration.waiting);
  }
  function follow(): void {
    registration.installing?.addEventListener("statechange", offer);
  }
  offer();
  // A worker may already be installing.
  follow();
  registration.addEventListener("updatefound", follow);
  const timer = setInterval(() => void registration.update().catch(() => undefined), updateCheckIntervalMs);
  return () => {
    clearInterval(timer);
    registration.removeEventListener("updatefound", follow);
  };
}

/**
 * Activates the new worker and reloads. Requires the old one to be idle, so its background fetches are aborted; after a
 * timeout the page reloads anyway. Messages repeat, because Chromium may miss that a worker is idle until it receives
 * one.
 */
export function replaceWorker(worker: ServiceWorker): void {
  function reload(): void {
    bustCaches();
    window.location.reload();
  }
  function requestTakeover(): void {
    send(navigator.serviceWorker.controller, { type: "MAKE_WAY" });
    send(worker, { type: "SKIP_WAITING" });
  }
  // Another tab may already have accepted the update, so no controller change will follow.
  if (worker.state !== "installed") {
    reload();
    return;
  }
  const begun = Date.now();
  const timer = setInterval(
    () => (Date.now() - begun < takeoverTimeoutMs ? requestTakeover() : finish()),
    takeoverTimeoutMs / 5,
  );
  function finish(): void {
    clearInterval(timer);
    reload();
  }
  navigator.serviceWorker.addEventListener("controllerchange", finish, { once: true });
  requestTakeover();
}
