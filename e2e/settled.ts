import { expect, type BrowserContext, type Page, type Request } from "@playwright/test";

const underWay = new WeakMap<BrowserContext, Set<Request>>();
/** What stays open by its nature. */
const lasting = ["eventsource", "websocket", "ping"];

/** Keeps the requests of a browser that have no end yet; to be called before its first page. */
export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on("request", (request) => {
    if (!lasting.includes(request.resourceType())) requests.add(request);
  });
  context.on("requestfinished", (request) => requests.delete(request));
  context.on("requestfailed", (request) => requests.delete(request));
}

/** React has taken over every control, those of the parts that came later too, and what it changed was drawn. */
function isTakenOver(): Promise<boolean> | false {
  const controls = Array.from(document.querySelectorAll("button, input, select, textarea"));
  const taken = controls.every((control) =>
    Object.keys(control).some((key) => key.startsWith("__reactFiber$")),
  );
  if (!taken || document.readyState !== "complete") return false;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))));
}

/** Waits until the page answers and nothing that it asked for is on its way, without waiting for more to come. */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page.context());
  await expect(async () => {
    await page.waitForFunction(isTakenOver);
    expect(Array.from(requests ?? [], (request) => request.url())).toEqual([]);
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}

/** Also waits for what the page does once the browser is idle: code and pictures that come late. */
export async function rested(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await settled(page);
}
