import { demoPassword } from "../lib/demo.mjs";
import { Problem } from "../lib/problem.mjs";
import { median, spread } from "./figures.mjs";

export const slowdown = 4;
const maxPressMs = 200;

export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

const button = (name) => (page) => page.getByRole("button", { name }).filter({ visible: true }).first();
const chooseAll = (page) => page.getByRole("checkbox", { name: "Select all on this page" }).last();
export const card = (page) => page.locator("[data-slot=listing-card] .card-link").first();

/**
 * `target` is clicked or receives a key; `before` navigates to the state that contains it.
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {{
 *   what: string,
 *   as?: string,
 *   at: string | ((page: Page, origin: string) => Promise<string>),
 *   on: import("@playwright/test").BrowserContextOptions,
 *   before?: (page: Page) => Promise<void>,
 *   target?: (page: Page) => import("@playwright/test").Locator,
 *   key?: string,
 * }} Press
 */

/** @type {Press[]} */
const interactions = [
  { what: "open the menu", at: "/", on: phone, target: button("Open menu") },
  {
    what: "first key in the search field",
    at: "/",
    on: phone,
    target: (page) => page.getByRole("main").getByRole("combobox", { name: "Search" }),
    key: "t",
  },
  {
    what: "switch homepage tabs",
    at: "/",
    on: phone,
    target: (page) =>
      page.getByRole("navigation", { name: "Listing categories" }).getByRole("link", { name: "Services" }),
  },
  { what: "open a card", at: "/products", on: phone, target: card },
  { what: "save a favorite", as: "customer", at: "/products", on: phone, target: button(/to favorites$/) },
  { what: "open the filters", at: "/products", on: phone, target: button("Filters") },
  {
    what: "apply the filters",
    at: "/products",
    on: phone,
    before: async (page) => {
      await button("Filters")(page).click();
      await page.getByLabel("Condition").selectOption("used");
    },
    target: button(/^(Show|Apply)/),
  },
  {
    what: "select all of a vendor's listings",
    as: "vendor",
    at: "/vendor?tab=listings&status=approved",
    on: desk,
    target: chooseAll,
  },
  {
    what: "open the bulk price dialog",
    as: "vendor",
    at: "/vendor?tab=listings&status=approved",
    on: desk,
    before: (page) => chooseAll(page).check(),
    target: button("Change price"),
  },
  {
    what: "move an applicant",
    as: "vendor",
    at: findApplicants,
    on: desk,
    before: async (page) => {
      await button(/^Move /)(page).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowRight");
    },
    key: "Space",
  },
];

async function findApplicants(page, origin) {
  await page.goto(`${origin}/my-jobs`);
  const links = page.locator('a[href^="/my-jobs/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  for (const address of new Set(addresses)) {
    await page.goto(`${origin}${address}`);
    if ((await page.getByRole("button", { name: /^Move / }).count()) > 0) return address;
  }
  throw new Problem("No job of the demo vendor has an applicant to move.");
}

/** @typedef {typeof window & { pressed: PerformanceEventTiming[] }} WatchedWindow */

function watchInteractions() {
  const watched = /** @type {WatchedWindow} */ (window);
  watched.pressed = [];
  const collect = (list) =>
    watched.pressed.push(...list.getEntries().filter(({ interactionId }) => interactionId > 0));
  const options = { type: "event", durationThreshold: 16 };
  new PerformanceObserver(collect).observe(options);
}

const isCalm = () =>
  new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(true))));

/**
 * @param {Page} page
 * @param {Press} press
 */
async function timePress(page, { on, target, key, before }) {
  const client = await page.context().newCDPSession(page);
  await before?.(page);
  await page.evaluate(isCalm);
  const place = target && (await target(page));
  if (key && place) await place.focus();
  else await place?.scrollIntoViewIfNeeded();
  const box = key ? null : await place?.boundingBox();
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate(isCalm);
  await page.evaluate(() => (/** @type {WatchedWindow} */ (window).pressed.length = 0));
  // By coordinates, because Playwright's checks before a click would count toward the time.
  if (key) await page.keyboard.press(key);
  else if (box) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await (on.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
  const took = await page
    .evaluate(async () => {
      const watched = /** @type {WatchedWindow} */ (window);
      // A press is recorded after the next frame.
      for (let frame = 0; frame < 30 && watched.pressed.length === 0; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
      await new Promise((resolve) => setTimeout(resolve, 200));
      return Math.max(16, ...watched.pressed.map(({ duration }) => duration));
    })
    .catch(() => null);
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await client.detach();
  return took;
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} origin
 * @param {Pick<Press, "as" | "on">} options
 */
export async function openFor(browser, origin, { as, on }) {
  const context = await browser.newContext({ ...on, baseURL: origin, serviceWorkers: "block" });
  if (as) {
    const data = { username: `demo-${as}`, password: demoPassword };
    const answer = await context.request.post("/api/login", { data, headers: { origin } });
    if (!answer.ok()) throw new Problem(`demo-${as} couldn't sign in: ${answer.status()}`);
  }
  const page = await context.newPage();
  await page.addInitScript(watchInteractions);
  return page;
}

const fewInteractions = interactions.filter(
  ({ as, on }, at) => interactions.findIndex((one) => one.as === as && one.on === on) === at,
);

export async function measureInteractions(browser, origin, { isQuick }) {
  const rounds = isQuick ? 1 : 5;
  const bars = [];
  for (const press of isQuick ? fewInteractions : interactions) {
    const page = await openFor(browser, origin, press);
    const address = typeof press.at === "string" ? press.at : await press.at(page, origin);
    const times = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${origin}${address}`, { waitUntil: "networkidle" });
      const took = await timePress(page, press);
      if (took !== null) times.push(took);
    }
    await page.context().close();
    if (times.length === 0) throw new Problem(`No interaction was recorded: ${press.what}`);
    bars.push({
      what: `interaction: ${press.what}`,
      figure: Math.round(median(times)),
      unit: "ms",
      atMost: maxPressMs,
      spread: spread(times, 0),
    });
  }
  return bars;
}
