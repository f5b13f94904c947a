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

/** What this page brought before a worker could see it, for the listing that it may show. */
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

/** From a page that came without a worker. */
export function reportFirstPage(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.workerStart) return;
  void navigator.serviceWorker.ready.then(({ active }) => reportPage(active));
}

/**
 * Looks for a newer worker every hour and calls back with one that could replace the one that is there, now or when it
 * comes. Returns what ends it.
 */
export function watchForNewer(
  registration: ServiceWorkerRegistration,
  onReady: (worker: ServiceWorker) => void,
): () => void {
  function offer(): void {
    // The first worker of a browser replaces nothing.
    if (registration.waiting && registration.active) onReady(registration.waiting);
  }
  function follow(): void {
    registration.installing?.addEventListener("statechange", offer);
  }
  offer();
  // One may be on its way since before anybody looked.
  follow();
  registration.addEventListener("updatefound", follow);
  const timer = setInterval(() => void registration.update().catch(() => undefined), updateCheckIntervalMs);
  return () => {
    clearInterval(timer);
    registration.removeEventListener("updatefound", follow);
  };
}

/**
 * Lets the new worker take over, then shows the page as it makes it. It cannot begin while the one before has something
 * to do: what that keeps is given up, what it fetches for a page is not. The page loads again all the same after a while,
 * so that a press is answered; the offer comes back where the new one still waits.
 * Chromium may miss that it has nothing to do any more and looks again when it is spoken to.
 */
export function replaceWorker(worker: ServiceWorker): void {
  function goOn(): void {
    bustCaches();
    window.location.reload();
  }
  function ask(): void {
    send(navigator.serviceWorker.controller, { type: "MAKE_WAY" });
    send(worker, { type: "SKIP_WAITING" });
  }
  // In another tab somebody may have agreed before: nothing changes any more.
  if (worker.state !== "installed") {
    goOn();
    return;
  }
  const begun = Date.now();
  const timer = setInterval(
    () => (Date.now() - begun < takeoverTimeoutMs ? ask() : leave()),
    takeoverTimeoutMs / 5,
  );
  function leave(): void {
    clearInterval(timer);
    goOn();
  }
  navigator.serviceWorker.addEventListener("controllerchange", leave, { once: true });
  ask();
}
