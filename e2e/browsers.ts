import type { BrowserContext, Page } from "@playwright/test";

/** What a test can do to a browser or a page that nothing takes back. */
const lasting = {
  browser: [
    "addInitScript",
    "exposeBinding",
    "exposeFunction",
    "grantPermissions",
    "newCDPSession",
    "setGeolocation",
    "setOffline",
  ],
  page: ["addInitScript", "addLocatorHandler", "exposeBinding", "exposeFunction", "setExtraHTTPHeaders"],
  clock: ["install", "pauseAt", "setFixedTime", "setSystemTime"],
} as const;

const heard = [
  "console",
  "dialog",
  "domcontentloaded",
  "download",
  "filechooser",
  "framenavigated",
  "load",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "websocket",
];

const marked = new WeakSet<BrowserContext>();

function follow(context: BrowserContext, target: object, methods: readonly string[]): void {
  for (const name of methods) {
    const method = Reflect.get(target, name) as (...values: unknown[]) => unknown;
    Reflect.set(target, name, (...values: unknown[]) => {
      marked.add(context);
      return method.apply(target, values);
    });
  }
}

/** Notes when a browser is changed for good; to be called before its first page. */
export function followMarks(context: BrowserContext): void {
  follow(context, context, lasting.browser);
  follow(context, context.clock, lasting.clock);
  context.on("page", (page) => follow(context, page, lasting.page));
}

/** Forgets what a test heard, kept and opened, and leaves one page on the site; without that the browser is of no further use. */
export async function putToRest(context: BrowserContext): Promise<Page | undefined> {
  const [page, ...others] = context.pages();
  if (!page || marked.has(context)) return undefined;
  for (const other of others) await other.close();
  for (const event of heard) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  await page.unrouteAll();
  await context.unrouteAll();
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.emulateMedia({
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    media: null,
    reducedMotion: null,
  });
  await page.mouse.move(-1, -1);
  return page;
}
