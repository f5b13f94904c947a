import type { Page } from "@playwright/test";
import { pwaCopy } from "@/lib/pwa/copy";
import { expect } from "../fixtures";
import { findListing } from "../lookups";
import { waitUntilSettled } from "@/e2e/page-idle";
import { cachePages, openWithWorker, test } from "../with-worker";

test("replaces the worker by an update when the person agrees", async ({ page, site }) => {
  await openWithWorker(page, `${site.url}/privacy-policy`);
  site.appendToWorker("\nself.addEventListener('message', ({ source }) => source.postMessage('second'));");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const prompt = page.getByRole("status").filter({ hasText: pwaCopy.updateReady });
  await expect(prompt).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  const margins = await prompt.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    return [left, document.body.clientWidth - right];
  });
  expect(margins).toEqual([16, 16]);
  const reloaded = page.waitForEvent("load");
  await prompt.getByRole("button", { name: pwaCopy.update }).click();
  await reloaded;
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("message", ({ data }) => resolve(data), { once: true });
        navigator.serviceWorker.controller?.postMessage({ type: "KEEP", pages: [], files: [] });
      }),
  );
  expect(answer).toBe("second");
  expect(site.requestedUrls.some((url) => /^\/clear-cache-helper\.jpg\?t=\d{13}$/.test(url))).toBe(true);
});

test("applies an update without waiting for pages that the previous worker is saving", async ({
  page,
  request,
  site,
}) => {
  const { id } = await findListing(request, "category=products");
  await openWithWorker(page, `${site.url}/privacy-policy`);
  const letGo = site.delayResponses(`/listings/${id}`);
  await cachePages(page, [`/listings/${id}`]);
  await expect.poll(() => site.requestedUrls).toContain(`/listings/${id}`);
  site.appendToWorker("\n// second");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener("controllerchange", () => sessionStorage.setItem("new", "yes")),
  );
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: pwaCopy.update }).click();
  await reloaded;
  expect(await page.evaluate(() => sessionStorage.getItem("new"))).toBe("yes");
  letGo();
});

test("reloads a page when a new worker waits for a request of the page itself", async ({ page, site }) => {
  await openWithWorker(page, `${site.url}/privacy-policy`);
  const letGo = site.delayResponses("/_next/static/late.js");
  await page.evaluate(() => void fetch("/_next/static/late.js").catch(() => undefined));
  await expect.poll(() => site.requestedUrls).toContain("/_next/static/late.js");
  site.appendToWorker("\n// second");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const reloaded = page.waitForEvent("load");
  const update = page.getByRole("button", { name: pwaCopy.update });
  await update.click();
  await expect(update).toHaveAttribute("aria-busy", "true");
  await reloaded;
  letGo();
});

test("applies an update accepted in another tab with the same button", async ({ page, context, site }) => {
  const other = await context.newPage();
  await openWithWorker(page, `${site.url}/privacy-policy`);
  await openWithWorker(other, `${site.url}/cookie-policy`);
  site.appendToWorker("\n// second");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const update = (tab: Page) => tab.getByRole("button", { name: pwaCopy.update });
  await expect(update(other)).toBeVisible();
  for (const tab of [page, other]) {
    const reloaded = tab.waitForEvent("load");
    await update(tab).click();
    await reloaded;
    await waitUntilSettled(tab);
    await expect(update(tab)).toBeHidden();
  }
});

test("loads the next page whole, once, in a tab of an earlier release", async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/privacy-policy`);
  await waitUntilSettled(page);
  // The data of a navigation names its build; a tab compares it with its own.
  let changed = 0;
  await page.route(
    (url) => url.searchParams.has("_rsc"),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"b":"[^"]+"/, () => {
        changed += 1;
        return '"b":"a-later-release"';
      });
      await route.fulfill({ response, body });
    },
  );
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.getByRole("banner").getByRole("link", { name: "Jobs" }).click();
  await expect(page).toHaveURL(`${baseURL}/jobs`);
  await waitUntilSettled(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([changed > 0, loads]).toEqual([true, 1]);
});
