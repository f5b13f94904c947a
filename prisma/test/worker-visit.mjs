import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/lib/chromium.mjs";

/**
 * Visits a site (its origin is the argument) in Chromium until its service worker controls the page, goes offline, and
 * requests another page. Prints the worker's script and the page's heading as JSON.
 */
await ensureChromium();
const origin = String(process.argv[2]);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const script = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await context.setOffline(true);
  await page.goto(`${origin}/jobs`);
  console.log(JSON.stringify({ script, heading: await page.locator("h1").innerText() }));
} finally {
  await browser.close();
}
