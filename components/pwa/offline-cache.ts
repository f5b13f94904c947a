import { cachePrefix } from "@/lib/pwa/first.rules";
import type { WorkerMessage } from "@/lib/pwa/worker.rules";

/** Hidden request of spec section 7: its URL is unique, so no cache answers it. */
export function bustCaches(): void {
  new Image().src = `/clear-cache-helper.jpg?t=${Date.now()}`;
}

/** IndexedDB database of serwist's ExpirationPlugin, with the URL of each copy. */
const recordsName = "serwist-expiration";
const recordsStore = "cache-entries";

function emptyRecords(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(recordsName);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      const done = () => {
        database.close();
        resolve();
      };
      const emptying = database.transaction(recordsStore, "readwrite");
      emptying.oncomplete = done;
      emptying.onabort = done;
      emptying.objectStore(recordsStore).clear();
    };
  });
}

export async function emptyCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await emptyRecords();
}

export function emptyCopies(): void {
  bustCaches();
  const message: WorkerMessage = { type: "EMPTY" };
  navigator.serviceWorker?.controller?.postMessage(message);
  // Cache storage exists only in secure contexts.
  if ("caches" in window) emptyCaches().catch(() => undefined);
}
