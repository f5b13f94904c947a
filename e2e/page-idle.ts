import { expect, type BrowserContext, type Page, type Request } from "@playwright/test";

const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();
/** What stays open by its nature. */
const longLivedTypes = ["eventsource", "websocket", "ping"];

/** Keeps the requests of a browser that have no end yet; to be called before its first page. */
export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  pendingRequests.set(context, requests);
  context.on("request", (request) => {
    // Nobody hears of the end of what a worker asked for that another one replaced; what it asks for a page is the page's.
    if (!longLivedTypes.includes(request.resourceType()) && !request.serviceWorker()) requests.add(request);
  });
  context.on("requestfinished", (request) => requests.delete(request));
  context.on("requestfailed", (request) => requests.delete(request));
}

/** Nobody hears of the end of a request whose page was closed before it. */
function isAbandoned(request: Request): boolean {
  try {
    return request.frame().page().isClosed();
  } catch {
    // A navigation has no frame before it is answered.
    return false;
  }
}

/**
 * Whether React has taken over every control, those of the parts that came later too, what it changed was drawn, and frames
 * hold what they are for; waits a second for it in the page.
 */
async function isHydrated(): Promise<boolean> {
  function isReady(): boolean {
    const controls = Array.from(document.querySelectorAll("button, input, select, textarea"));
    const taken = controls.every((control) =>
      Object.keys(control).some((key) => key.startsWith("__reactFiber$")),
    );
    const isFrameBusy = document.querySelector("iframe[aria-busy=true]") !== null;
    return taken && !isFrameBusy && document.readyState === "complete";
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

/** Waits until the page answers and nothing that it asked for is on its way, without waiting for more to come. */
export async function waitUntilSettled(page: Page): Promise<void> {
  const requests = pendingRequests.get(page.context()) ?? new Set();
  await expect(async () => {
    // Not by waiting for a function, for which a good deal of code is sent into every document.
    expect(await page.evaluate(isHydrated), "React has taken over").toBe(true);
    const open = [...requests].filter((request) => !isAbandoned(request));
    expect(open.map((request) => request.url())).toEqual([]);
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}

/** Also waits for what the page does once the browser is idle: code and pictures that come late. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitUntilSettled(page);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await waitUntilSettled(page);
}

/** Waits for what the page has put off to its next turn, as dnd-kit does with listening for keys once something is picked up. */
export async function waitForNextTask(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}
