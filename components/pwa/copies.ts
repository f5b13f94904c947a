import { copyPrefix } from "@/lib/pwa/first.rules";

/** The hidden request of spec section 7: its address never comes twice, so no cache answers it. */
export function bustCaches(): void {
  new Image().src = `/clear-cache-helper.jpg?t=${Date.now()}`;
}

async function emptyAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(copyPrefix)).map((name) => caches.delete(name)));
}

/** Empties what the worker kept while somebody browsed here. */
export function emptyCopies(): void {
  bustCaches();
  // Only secure pages have caches.
  if ("caches" in window) emptyAll().catch(() => undefined);
}
