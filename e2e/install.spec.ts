import type { Page } from "@playwright/test";
import { pwaCopy } from "@/lib/pwa/copy";
import { dismissedKey } from "@/lib/pwa/install.rules";
import { pull } from "@/lib/pwa/pull.rules";
import { expect, test as base } from "./fixtures";
import { waitUntilSettled } from "./page-idle";
import { watchLayoutShift } from "./shifts";

const test = base.extend({ serviceWorkers: "allow" });

// First visits start with an empty cache.
test.use({ reuseContext: false });

async function offerInstall(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
  await page.addInitScript((answer) => {
    document.addEventListener("DOMContentLoaded", () => {
      const prompt = () => Promise.resolve(Object.assign(window, { prompted: true }));
      const userChoice = Promise.resolve({ outcome: answer });
      const event = new Event("beforeinstallprompt", { cancelable: true });
      window.dispatchEvent(Object.assign(event, { prompt, userChoice }));
    });
  }, outcome);
}

test("offers an early install from the drawer, and hides the offer after a refusal @mobile-only", async ({
  page,
}) => {
  await offerInstall(page, "dismissed");
  await page.goto("/privacy-policy");
  await page.getByRole("button", { name: "Account", exact: true }).click();
  const button = page.getByRole("button", { name: pwaCopy.install });
  await button.click();
  await expect(page.getByRole("button", { name: pwaCopy.opening })).toBeVisible();
  await expect(page.getByRole("button", { name: pwaCopy.opening })).toBeHidden();
  await expect(button).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), dismissedKey)).toMatch(/^\d{13}$/);
});

test("offers the app above the tab bar of the homepage, with room of its own, until it is dismissed @mobile-only", async ({
  page,
}) => {
  await offerInstall(page, "accepted");
  const shift = await watchLayoutShift(page);
  await page.goto("/");
  const bar = page.getByRole("region", { name: pwaCopy.install });
  await expect(bar).toBeInViewport();
  const tabs = (await page.getByRole("navigation", { name: "Sections" }).boundingBox())!;
  const box = (await bar.boundingBox())!;
  expect(Math.abs(box.y + box.height - tabs.y)).toBeLessThanOrEqual(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const footer = (await page.getByRole("contentinfo").boundingBox())!;
  expect(footer.y + footer.height).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1);
  await bar.getByRole("button", { name: pwaCopy.dismissInstall }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await waitUntilSettled(page);
  await expect(bar).toBeHidden();
  expect(await shift()).toBeLessThanOrEqual(0.01);
});

test("offers the app in the footer of a wide screen, and hides the offer once accepted", async ({ page }) => {
  await offerInstall(page, "accepted");
  await page.goto("/terms-of-service");
  await waitUntilSettled(page);
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  const button = footer.getByRole("button", { name: pwaCopy.install });
  const before = await footer.boundingBox();
  await button.click();
  await page.waitForFunction(() => "prompted" in window);
  await expect(button).toBeHidden();
  expect(await footer.boundingBox()).toEqual(before);
  expect(await page.evaluate((key) => localStorage.getItem(key), dismissedKey)).toBeNull();
});

async function pullDown(page: Page, pixels: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 100, y }],
    });
  await touch("touchStart", 200);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", 200 + pixels * part);
  await touch("touchEnd");
}

test("reloads the page of the installed app when it is pulled down @mobile-only", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true }));
  await page.goto("/privacy-policy");
  const hint = page.getByText(pwaCopy.pullHint);
  await expect(hint).toBeVisible();
  await expect(hint).toBeHidden({ timeout: pull.hintMs + 5000 });
  const reloaded = page.waitForEvent("load");
  await pullDown(page, 200);
  await expect(page.getByText(pwaCopy.refreshing)).toBeVisible();
  await reloaded;
  await waitUntilSettled(page);
  await expect(hint).toBeHidden();
});

test("leaves pulling to a browser @mobile-only", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.waitForFunction(() => navigator.serviceWorker.ready);
  await waitUntilSettled(page);
  await pullDown(page, 200);
  await expect(page.getByText(pwaCopy.refreshing)).toBeHidden();
});

test("starts the installed app under the loading overlay, unlike a browser's tab", async ({
  page,
  context,
}) => {
  // Test browsers aren't installed apps, so the style sheets and matchMedia are patched. On a first visit, because
  // later the worker fetches style sheets itself.
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/display-mode:\s*standalone/g, "display-mode:browser");
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.replace("standalone", "browser"));
    // Recorded in the page, because the overlay is too brief to observe from outside.
    const { seen, covers } = Object.assign(window, { seen: [] as DOMRect[], covers: [] as string[] });
    new MutationObserver(() => {
      const overlay = document.querySelector("[data-slot=loading-overlay]");
      if (overlay) seen.push(overlay.getBoundingClientRect());
    }).observe(document, { childList: true, subtree: true });
    (function look(): void {
      const root = document.documentElement;
      if (root) covers.push(getComputedStyle(root, "::before").position);
      requestAnimationFrame(look);
    })();
  });
  await page.goto("/privacy-policy", { waitUntil: "commit" });
  const cover = () => getComputedStyle(document.documentElement, "::before").position;
  await page.waitForFunction(() => (window as unknown as { covers: string[] }).covers.includes("fixed"));
  await page.waitForFunction(() => (window as unknown as { seen: DOMRect[] }).seen.length > 0);
  const [box] = await page.evaluate(() => (window as unknown as { seen: DOMRect[] }).seen);
  expect(box).toMatchObject({ x: 0, y: 0, height: page.viewportSize()?.height });
  await expect(page.locator("[data-slot=loading-overlay]")).toBeHidden();
  expect(await page.evaluate(cover)).toBe("static");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const tab = await context.newPage();
  await tab.goto("/terms-of-service");
  await waitUntilSettled(tab);
  await expect(tab.getByText(pwaCopy.loading)).toBeHidden();
});
