import { card, openFor, phone } from "./interactions.mjs";

/**
 * @typedef {{ startTime: number, url: string }} Paint
 * @typedef {typeof window & { paints: Paint[], arrival: Promise<number | null> }} WatchedWindow
 */

function watchPaints() {
  const watched = /** @type {WatchedWindow} */ (window);
  watched.paints = [];
  new PerformanceObserver((list) => {
    const entries = /** @type {LargestContentfulPaint[]} */ (list.getEntries());
    watched.paints.push(...entries.map(({ startTime, url }) => ({ startTime, url })));
  }).observe({
    type: "largest-contentful-paint",
    buffered: true,
  });
}

export async function measureRepeatVisits(browser, addresses, rounds) {
  const page = await browser.newPage();
  await page.addInitScript(watchPaints);
  let ahead = 0;
  page.on("request", (request) => {
    const headers = request.headers();
    if (headers["next-router-prefetch"] || headers.purpose === "prefetch" || headers["sec-purpose"])
      ahead += 1;
  });
  const found = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(addresses)) {
      ahead = 0;
      await page.goto(url, { waitUntil: "networkidle" });
      const paint = await page.evaluate(() => {
        const { paints } = /** @type {WatchedWindow} */ (window);
        return Math.max(...paints.map(({ startTime }) => startTime));
      });
      if (round > 0) (found[name] ??= []).push({ paint, ahead });
    }
  }
  await page.close();
  return found;
}

const afterLoad = 500;

async function scriptsOf(page, url) {
  const requests = [];
  const note = (request) => request.resourceType() === "script" && requests.push(request);
  page.on("requestfinished", note);
  await page.goto(url, { waitUntil: "networkidle" });
  // Some scripts load a second after the page.
  await page.waitForTimeout(3000);
  page.off("requestfinished", note);
  return Promise.all(
    requests.map(async (request) => {
      const { responseHeadersSize, responseBodySize } = await request.sizes();
      const { startTime } = request.timing();
      return { url: request.url(), bytes: responseHeadersSize + responseBodySize, requestedAt: startTime };
    }),
  );
}

const sum = (scripts) => scripts.reduce((all, { bytes }) => all + bytes, 0);

function readLargest() {
  const { url } = /** @type {WatchedWindow} */ (window).paints.at(-1) ?? { url: "" };
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  /** @type {NodeListOf<HTMLLinkElement>} */
  const links = document.querySelectorAll("link[rel=preload][as=image]");
  const preloads = [...links]
    .filter(({ media }) => !media || matchMedia(media).matches)
    .map(({ href, imageSrcset }) => href || imageSrcset);
  const { pathname } = new URL(url || "about:blank");
  return {
    isPicture: url !== "",
    isPreloaded: url !== "" && preloads.some((preload) => preload.includes(pathname)),
    loaded: performance.timeOrigin + (entry?.loadEventEnd ?? 0),
  };
}

export async function measureFirstVisits(browser, addresses) {
  const found = {};
  for (const [name, url] of Object.entries(addresses)) {
    const page = await openFor(browser, new URL(url).origin, { on: { ...phone, deviceScaleFactor: 2.625 } });
    await page.addInitScript(watchPaints);
    const scripts = await scriptsOf(page, url);
    const { isPicture, isPreloaded, loaded } = await page.evaluate(readLargest);
    const late = sum(scripts.filter(({ requestedAt }) => requestedAt > loaded + afterLoad));
    const largest = isPicture ? `${isPreloaded ? "preloaded" : "other"} image` : "text";
    found[name] = { isPreloaded, largest, late };
    await page.context().close();
  }
  return found;
}

export async function signedInScript(browser, origin) {
  // Counts bytes rather than time, so both can load in parallel.
  const scriptsFor = async (as) => {
    const page = await openFor(browser, origin, { as, on: phone });
    const scripts = await scriptsOf(page, `${origin}/`);
    await page.context().close();
    return scripts;
  };
  const [everybodys, customers] = await Promise.all([scriptsFor(undefined), scriptsFor("customer")]);
  const known = new Set(everybodys.map(({ url }) => url));
  return sum(customers.filter(({ url }) => !known.has(url)));
}

const linkTo = (address) => (page) => page.locator(`a[href${address}]`).filter({ visible: true }).first();

const ways = [
  { from: "home", to: "category", target: linkTo('="/products"') },
  { from: "category", to: "detail", target: card },
  { from: "detail", to: "vendor", target: linkTo('^="/vendor/"') },
  { from: "vendor", to: "home", target: linkTo('="/"') },
  { from: "home", to: "jobs", target: linkTo('="/jobs"') },
];

const maxNavigationMs = 10_000;

/**
 * Measures in the page the ms from the next press until another page's heading and visible pictures are painted; null
 * after the limit.
 */
function watchArrival(limit) {
  const left = location.pathname;
  const isInSight = (picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  };
  const hasArrived = () =>
    location.pathname !== left &&
    document.querySelector("main h1") &&
    [.../** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll("main img"))]
      .filter(isInSight)
      .every(({ complete }) => complete);
  /** @type {WatchedWindow} */ (window).arrival = new Promise((resolve) => {
    setTimeout(resolve, limit, null);
    const begin = ({ timeStamp }) => {
      const look = () =>
        hasArrived()
          ? requestAnimationFrame(() => resolve(performance.now() - timeStamp))
          : requestAnimationFrame(look);
      look();
    };
    addEventListener("click", begin, { capture: true, once: true });
  });
}

export async function measureNavigations(browser, addresses, { rounds, isQuick }) {
  const page = await browser.newPage();
  const found = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const { from, to, target } of isQuick ? ways.slice(0, 2) : ways) {
      await page.goto(addresses[from], { waitUntil: "networkidle" });
      const place = target(page);
      await place.scrollIntoViewIfNeeded();
      await page.evaluate(watchArrival, maxNavigationMs);
      await place.click();
      const took = await page.evaluate(() => /** @type {WatchedWindow} */ (window).arrival);
      if (took === null)
        throw new Error(`The navigation from ${from} to ${to} didn't finish within ${maxNavigationMs} ms.`);
      if (round > 0) (found[`${from} to ${to}`] ??= []).push(took);
    }
  }
  await page.close();
  return found;
}
