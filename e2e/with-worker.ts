import type { Page } from "@playwright/test";
import { test as base } from "./fixtures";
import { relaySite, type RelayedSite } from "./relayed-site";
import { waitUntilSettled } from "./page-idle";

export const test = base.extend<{ site: RelayedSite }>({
  serviceWorkers: "allow",
  // Offline, the browser itself logs errors.
  allowedInConsole: async ({}, provide) => provide([/ERR_|Failed to (load|fetch)|503/]),
  site: async ({ baseURL }, provide) => {
    const site = await relaySite(baseURL ?? "");
    await provide(site);
    await site.close();
  },
});

export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller));
  await waitUntilSettled(page);
}

export function cachePages(page: Page, pages: readonly string[]): Promise<void> {
  return page.evaluate(
    (paths) => navigator.serviceWorker.controller?.postMessage({ type: "KEEP", pages: paths, files: [] }),
    pages,
  );
}
