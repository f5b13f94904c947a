/// <reference lib="webworker" />
import {
  ExpirationPlugin,
  NetworkFirst,
  NetworkOnly,
  Serwist,
  type PrecacheEntry,
  type SerwistPlugin,
} from "serwist";
import {
  cacheLimits,
  cacheNames,
  freshMs,
  isBuildFile,
  isPublicResponse,
  isGone,
  isListingPath,
  isPicture,
  offlinePath,
  extractPictures,
  maxPicturesPerListing,
  pushTarget,
  readPush,
  type WorkerMessage,
} from "@/lib/pwa/worker.rules";
import { emptyCaches } from "@/components/pwa/offline-cache";

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: PrecacheEntry[] };

const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST,
  clientsClaim: true,
  navigationPreload: true,
});
// Serwist's own route is cache-first; this site uses precached files only as a fallback.
serwist.routes.clear();

/** Aborts background fetches: the browser doesn't activate a newer worker until this one is idle. */
const backgroundAbort = new AbortController();

/** Event timestamp of the last purge; responses to earlier requests aren't cached. */
let purgedAt = -1;

function isBeforePurge({ timeStamp }: ExtendableEvent): boolean {
  return timeStamp <= purgedAt;
}

function keyOf({ url }: Request): string {
  return new URL(url).origin + new URL(url).pathname;
}

/** Caches only responses that are the same for everyone, by path only. */
const publicOnly: SerwistPlugin = {
  cacheWillUpdate: async ({ response, event }) =>
    isPublicResponse(response) && !isBeforePurge(event) ? response : null,
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
};

function evictWhenGone(kind: "pages" | "pictures"): SerwistPlugin {
  return {
    // Navigations are fetched by preload while the worker starts, so no earlier callback sees their response.
    cacheWillUpdate: async ({ request, response }) => {
      if (isGone(response)) {
        const cache = await caches.open(cacheNames[kind]);
        await cache.delete(keyOf(request), { ignoreVary: true });
      }
      return response;
    },
  };
}

const offlinePage: SerwistPlugin = { handlerDidError: () => serwist.matchPrecache(offlinePath) };
const precached: SerwistPlugin = { handlerDidError: ({ request }) => serwist.matchPrecache(request) };

function createStrategy(kind: keyof typeof cacheNames, plugins: SerwistPlugin[] = []) {
  return new NetworkFirst({
    cacheName: cacheNames[kind],
    // Pages vary by headers of client-side navigations, whose responses are never cached.
    matchOptions: { ignoreVary: true },
    plugins: [...plugins, publicOnly, new ExpirationPlugin({ maxEntries: cacheLimits[kind] })],
  });
}

const pages = createStrategy("pages", [evictWhenGone("pages"), offlinePage]);
const files = createStrategy("files", [precached]);
const pictures = createStrategy("pictures", [evictWhenGone("pictures")]);

function isOwn(url: URL): boolean {
  return url.origin === self.location.origin;
}

function pathOf(address: string): string {
  return address && URL.canParse(address) ? new URL(address).pathname : "";
}

serwist.registerCapture(
  ({ request, url }) => request.mode === "navigate" && isListingPath(url.pathname),
  pages,
);
serwist.registerCapture(
  ({ request, url }) => request.mode === "navigate" && !url.pathname.startsWith("/api/"),
  new NetworkOnly({ plugins: [offlinePage] }),
);
serwist.registerCapture(({ url, sameOrigin }) => sameOrigin && isBuildFile(url.pathname), files);
serwist.registerCapture(
  ({ request, url, sameOrigin }) =>
    sameOrigin && isPicture(url.pathname) && isListingPath(pathOf(request.referrer)),
  pictures,
);
serwist.addEventListeners();

/** Fetches in the background without cookies and caches the response. */
async function cacheInBackground(
  strategy: NetworkFirst,
  event: ExtendableEvent,
  address: URL,
): Promise<Response | null> {
  if (isBeforePurge(event)) return null;
  const request = new Request(address, { credentials: "omit", signal: backgroundAbort.signal });
  const [answer, done] = strategy.handleAll({ event, request });
  const response = await answer.catch(() => null);
  const copy = response?.ok ? response.clone() : null;
  await done.catch(() => undefined);
  return copy;
}

async function isFresh(address: URL): Promise<boolean> {
  const cache = await caches.open(cacheNames.pages);
  const copy = await cache.match(address, { ignoreVary: true });
  return Date.now() - Date.parse(copy?.headers.get("date") ?? "") < freshMs;
}

async function cachePage(event: ExtendableEvent, path: string): Promise<void> {
  const address = new URL(path, self.location.origin);
  if (await isFresh(address)) return;
  const page = await cacheInBackground(pages, event, address);
  if (!page || new URL(page.url).pathname !== path) return;
  for (const address of extractPictures(await page.text(), maxPicturesPerListing)) {
    await cacheInBackground(pictures, event, new URL(address, self.location.origin));
  }
}

async function cacheAll(
  event: ExtendableMessageEvent,
  { pages: paths, files: addresses }: CacheMessage,
): Promise<void> {
  for (const path of paths.filter(isListingPath)) await cachePage(event, path);
  for (const url of addresses.map((address) => new URL(address, self.location.origin)).filter(isOwn)) {
    if (isBuildFile(url.pathname)) await cacheInBackground(files, event, url);
    else if (isPicture(url.pathname)) await cacheInBackground(pictures, event, url);
  }
}

type CacheMessage = Extract<WorkerMessage, { type: "KEEP" }>;

async function closeNotifications(): Promise<void> {
  for (const notification of await self.registration.getNotifications()) notification.close();
}

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === "KEEP") event.waitUntil(cacheAll(event, message));
  if (message.type === "MAKE_WAY") backgroundAbort.abort();
  if (message.type === "EMPTY") {
    purgedAt = event.timeStamp;
    // Something may have been cached since the page emptied them.
    event.waitUntil(Promise.all([emptyCaches(), closeNotifications()]));
  }
});

self.addEventListener("push", (event) => {
  const { title, href, tag, action } = readPush(event.data?.text());
  const actions = action ? { actions: [{ action: action.href, title: action.title }] } : {};
  const options = {
    ...actions,
    tag,
    renotify: true,
    data: href,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

async function openPage(address: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window" });
  await open?.focus();
  const shown = await open?.navigate(address).catch(() => null);
  if (!shown) await self.clients.openWindow(address);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const href = event.action || String(event.notification.data);
  event.waitUntil(openPage(pushTarget(href, self.location.origin)));
});

// Client-side navigation to a listing fetches an RSC payload, which can't be shown offline, so its page is cached
// separately.
self.addEventListener("fetch", (event) => {
  const { url, headers } = event.request;
  const isVisit = headers.has("rsc") && !headers.has("next-router-prefetch");
  if (isVisit && isOwn(new URL(url)) && isListingPath(pathOf(url))) {
    event.waitUntil(cachePage(event, pathOf(url)));
  }
});
