import "server-only";
import type { AsyncLocalStorage } from "node:async_hooks";

type Seam = { plazaStatus?: AsyncLocalStorage<{ status?: number }> };

/**
 * Tells the server in front of Next the true status of a page, which pages have no API for. Without that server the page
 * keeps Next's own status.
 */
export function reportStatus(status: 403 | 410 | 503): void {
  const store = (globalThis as Seam).plazaStatus?.getStore();
  if (store) store.status = status;
}
