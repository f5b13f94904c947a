import { expect, type BrowserContext, type Page, type Request } from "@playwright/test";

const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();
const longLivedTypes = ["eventsource", "websocket", "ping"];

export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  pendingRequests.set(context, requests);
  context.on("request", (request) => {
    // Requests of a replaced worker never report their end; requests it makes for a page count as the page's own.
    if (!longLivedTypes.includes(request.resourceType()) && !request.serviceWorker()) requests.add(request);
  });
  context.on("requestfinished", (request) => requests.delete(request));
  context.on("requestfailed", (request) => requests.delete(request));
}

/** Playwright emits no event for a request whose page was closed first. */
function isAbandoned(request: Request): boolean {
  try {
    return request.frame().page().isClosed();
  } catch {
    // A navigation has no frame until its response arrives.
    return false;
  }
}

/**
 * True once React has hydrated every control, including late ones, the result is painted, and frames have loaded. Polls
 * for up to a second inside the page.
 */
async function isHydrated(): Promise<boolean> {
  function isReady(): boolean {
    const controls = Array.from(document.querySelectorAll("button, input, select, textarea"));
    const areControlsHydrated = controls.every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactFiber$")),
    );
    const isFrameBusy = document.querySelector("iframe[aria-busy=true]") !== null;
    return areControlsHydrated && !isFrameBusy && document.readyState === "complete";
  }
  const draw = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const end = performance.now() + 1000;
  while (!isReady()) {
    if (performance.now() > end) return false;
    await draw();
  }
  await draw();
  await draw();
  return true;
}

/**
 * Waits until the page is hydrated and its pending requests have finished. Doesn't wait for requests that start later.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const requests = pendingRequests.get(page.context()) ?? new Set();
  await expect(async () => {
    // Not waitForFunction, which injects a lot of code into every document.
    expect(await page.evaluate(isHydrated), "React has taken over").toBe(true);
    const open = [...requests].filter((request) => !isAbandoned(request));
    expect(open.map((request) => request.url())).toEqual([]);
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}

export async function waitUntilIdle(page: Page): Promise<void> {
  await waitUntilSettled(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await waitUntilSettled(page);
}

/** Waits for the next task. dnd-kit, for example, attaches its keyboard listeners in a timeout after pickup. */
export async function waitForNextTask(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
