import { isBuildFile, isListingPath, isPicture, workerCheckMs, workerPath } from "@/lib/pwa/worker.rules";
import type { WorkerMessage } from "@/lib/pwa/worker.rules";
import { bustCaches } from "./copies";

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

/** Calls back with a worker that could replace the one that is there, now or when it comes. */
function watchForNewer(
  registration: ServiceWorkerRegistration,
  onReady: (worker: ServiceWorker) => void,
): void {
  function offer(): void {
    // The first worker of a browser replaces nothing.
    if (registration.waiting && registration.active) onReady(registration.waiting);
  }
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}

/** Registers the worker and looks for a newer one every hour; `onReady` hears of one. Returns what ends the looking. */
export async function startWorker(onReady: (worker: ServiceWorker) => void): Promise<() => void> {
  const workers = navigator.serviceWorker;
  const isFirst = !workers.controller;
  await workers.register(workerPath, { scope: "/", updateViaCache: "none" });
  // A browser that forbids workers says so here only.
  const registration = await workers.getRegistration();
  if (!registration) return () => undefined;
  watchForNewer(registration, onReady);
  if (isFirst) void workers.ready.then(({ active }) => reportPage(active));
  const timer = setInterval(() => void registration.update().catch(() => undefined), workerCheckMs);
  return () => clearInterval(timer);
}

/** Lets the new worker take over, then shows the page as it makes it. */
export function replaceWorker(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener(
    "controllerchange",
    () => {
      bustCaches();
      window.location.reload();
    },
    { once: true },
  );
  send(worker, { type: "SKIP_WAITING" });
}
