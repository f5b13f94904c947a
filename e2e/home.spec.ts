import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures";
import { findListings } from "./lookups";
import { waitUntilIdle } from "./page-idle";
import { watchLayoutShift } from "./shifts";

// A reused context keeps parts of its fake clock.
test.use({ reuseContext: false });

const cards = "#listings [data-slot=listing-card]";

function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/") && pathname !== "/api/visits")
      calls.push(`${pathname}${search.replace(/_t=\d+/, "_t=")}`);
  });
  return calls;
}

async function freezeClock(page: Page): Promise<() => Promise<void>> {
  const underWay = new Set<Request>();
  page.on("request", (request) => void (request.resourceType() !== "ping" && underWay.add(request)));
  page.on("requestfinished", (request) => void underWay.delete(request));
  page.on("requestfailed", (request) => void underWay.delete(request));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  return async () => {
    if (underWay.size === 0) await page.clock.runFor(100);
  };
}

const fastPolling = { intervals: [20] };

test("makes exactly the requests of the specification, seeded from the HTML, and repeats only advertisements", async ({
  page,
}) => {
  const passTime = await freezeClock(page);
  const calls = recordCalls(page);
  await page.goto("/");
  await expect(page.locator(cards)).toHaveCount(24);
  const afterRest = async () => {
    if (calls.length === 0) await passTime();
    return calls.length;
  };
  await expect.poll(afterRest, fastPolling).toBe(2);
  expect(calls.toSorted()).toEqual([
    "/api/homepage-settings",
    "/api/homepage-settings/show_featured_categories?_t=",
  ]);

  calls.length = 0;
  const ads = (position: string) => `/api/advertisements/position/${position}`;
  const now = () => page.evaluate(() => Date.now());
  const begun = await now();
  // One of the five seconds passed while the page settled.
  await page.clock.runFor(3_500);
  expect(calls).toEqual([]);
  const step = () => passTime().then(() => calls.toSorted());
  await expect.poll(step, fastPolling).toEqual([ads("bottom")]);
  expect((await now()) - begun).toBeLessThan(6_000);
  await expect.poll(step, fastPolling).toEqual([ads("bottom"), ads("bottom"), ads("middle"), ads("top")]);
  expect((await now()) - begun).toBeLessThan(12_000);
  await page.clock.resume();

  calls.length = 0;
  await page.getByRole("navigation", { name: "Listing categories" }).getByText("Products").click();
  await expect(page).toHaveURL("/?category=products");
  await page.clock.runFor(300);
  // The first card may be a product before the list is read.
  await expect
    .poll(() => calls.filter((call) => call.startsWith("/api/listings")))
    .toEqual(["/api/listings?status=approved&category=products&_t="]);
  await expect(page.locator(cards).first()).toContainText("Products");

  calls.length = 0;
  await page.getByRole("searchbox", { name: "Filter by title" }).fill("lamp");
  await page.clock.runFor(300);
  await expect(page).toHaveURL("/?category=products&search=lamp&sort=newest");
  await expect
    .poll(() => calls.filter((call) => call.startsWith("/api/listings")))
    .toEqual(["/api/listings?status=approved&category=products&search=lamp&sort=newest&_t="]);

  // The first list is fresh for 5 minutes, so nothing is requested.
  calls.length = 0;
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator(cards)).toHaveCount(24);
  expect(calls.filter((call) => /initial-data|listings|logo/.test(call))).toEqual([]);
});

test("refetches the initial data once it is older than 5 minutes", async ({ page }) => {
  await page.clock.install();
  const calls = recordCalls(page);
  await page.goto("/");
  const tabs = page.getByRole("navigation", { name: "Listing categories" });
  await tabs.getByText("Services").click();
  await expect(page).toHaveURL("/?category=services");
  await page.clock.fastForward(5 * 60_000 + 1000);
  calls.length = 0;
  await tabs.getByText("All").click();
  await page.clock.runFor(300);
  await expect
    .poll(() => calls.filter((call) => call.includes("initial-data")))
    .toEqual(["/api/initial-data"]);
});

test("recovers a broken picture through the site, and shows the placeholder only when that fails", async ({
  page,
  request,
  allowedInConsole,
}) => {
  allowedInConsole.push(/Failed to load resource/);
  const [first, ...others] = (await findListings(request, "limit=24")).filter(
    (item) => item.images.length > 0,
  );
  const second = others.find(({ images }) => images[0] !== first?.images[0]);
  const nameOf = (url = "") => /[0-9a-f]{32}/.exec(url)?.[0] ?? "none";
  const [repaired, lost] = [nameOf(first?.images[0]), nameOf(second?.images[0])];
  const calls = recordCalls(page);
  await page.route(new RegExp(`/images/(${repaired}|${lost})-`), (route) => route.abort());
  await page.route(
    (url) => url.pathname === "/api/image-recovery" && url.search.includes(lost),
    (route) => route.fulfill({ status: 404, json: { error: "This picture doesn’t exist.", code: "x" } }),
  );
  await page.goto("/");
  const card = (listing = first) =>
    page.locator(cards).filter({ has: page.locator(`a[href="/listings/${listing?.id}"]`) });
  // Other tests' listings come first, and distant pictures aren't loaded.
  await card(first).scrollIntoViewIfNeeded();
  await expect(card(first).getByRole("presentation").first()).toHaveAttribute(
    "src",
    /^data:image\/webp;base64,/,
  );
  await card(second).scrollIntoViewIfNeeded();
  await expect(card(second)).toContainText("No photo yet");
  for (const name of [repaired, lost]) {
    const recoveryCalls = calls.filter(
      (call) => call.startsWith("/api/image-recovery") && call.includes(name),
    );
    expect(recoveryCalls).toEqual([
      expect.stringMatching(/^\/api\/image-recovery\?path=%2Fimages%2F.+-640\.webp$/),
    ]);
  }
});

test("shows every block of the specification when its setting is on", async ({ page }) => {
  await page.goto("/");
  for (const heading of [
    "Browse By Category",
    "Latest listings",
    "Featured products",
    "Become a Vendor Today",
    "Success Stories",
  ]) {
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  for (const position of ["top", "middle", "bottom"]) {
    const carousel = page.locator(`[data-position=${position}]`);
    const links = carousel.getByRole("link");
    await expect(links).toHaveCount(position === "bottom" ? 2 : 1);
    await expect(links.first().getByText("Ad", { exact: true })).toBeVisible();
    const box = await links.first().boundingBox();
    expect(box?.height).toBeLessThanOrEqual(position === "bottom" ? 280 : 400);
  }
  const cardLinks = page.getByRole("region", { name: "Browse By Category" }).getByRole("link");
  expect(await cardLinks.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/products",
    "/services",
    "/real-estate",
  ]);
  await page.getByRole("link", { name: "Register as a vendor" }).click();
  await expect(page).toHaveURL("/auth?tab=register&as=vendor");
});

test("declares in its head that the header needs no search, so that the header never shrinks", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const mark = html.indexOf('<meta name="page-search"');
  expect(mark).toBeGreaterThan(0);
  expect(mark).toBeLessThan(html.indexOf("</head>"));
});

test("ends in rows with one reason each, which load their cards when near", async ({ page }) => {
  const calls = recordCalls(page);
  const row = (name: string | RegExp) =>
    page.locator("section", { has: page.getByRole("heading", { name, exact: true }) });
  const shown = (name: string | RegExp) => row(name).locator("[data-slot=listing-card]");
  await page.goto("/");
  await waitUntilIdle(page);
  expect(calls.filter((call) => call.startsWith("/api/listings"))).toEqual([]);

  for (const [title, id, query] of [
    ["New today", "new-today", "postedWithin=1"],
    ["Reduced", "reduced", "reduced=1"],
  ] as const) {
    await row(title).scrollIntoViewIfNeeded();
    await expect(shown(title)).toHaveCount(8);
    expect(calls).toContain(`/api/homepage-rows/${id}`);
    await expect(row(title).getByRole("link", { name: `See all: ${title}` })).toHaveAttribute(
      "href",
      `/search?${query}`,
    );
  }

  await shown("Reduced").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/listings\//);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("plaza_viewed"))).not.toBeNull();
  await page.goto("/");
  await row("Recently viewed").scrollIntoViewIfNeeded();
  await expect(shown("Recently viewed")).toContainText([title]);
  await row("Recently viewed").getByRole("link", { name: "See all: Recently viewed" }).click();
  await expect(page).toHaveURL("/recently-viewed");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([title]);
});

test("stores the city from the hero, and shows the nearest first without a layout shift @mobile", async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  await page.goto("/");
  await waitUntilIdle(page);
  const line = page.getByText("Showing all of the US");
  await expect(line).toBeInViewport();
  const top = (await page.getByRole("heading", { name: "Top rated" }).boundingBox())?.y;
  await page.getByRole("button", { name: "Set your city" }).click();
  const field = page.getByRole("dialog", { name: "Set your city" }).getByLabel("City or ZIP code");
  await expect(field).toBeFocused();
  await field.fill("aust");
  await page.getByRole("option", { name: "Austin, TX" }).click();
  const nearest = page.getByRole("heading", { name: "Nearest to Austin, TX" });
  await expect(nearest).toBeVisible();
  expect((await nearest.boundingBox())?.y).toBe(top);
  await expect(page.getByRole("button", { name: "Change", exact: true })).toBeFocused();
  const cards = page.locator("section", { has: nearest }).locator("[data-slot=listing-card]");
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText("Austin, TX");

  await page.reload();
  await expect(nearest).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(0.01);
  await page.getByRole("button", { name: "Clear Austin, TX" }).click();
  await expect(line).toBeVisible();
  await expect(page.getByRole("heading", { name: "Top rated" })).toBeVisible();
});

test("shows search, sections and a place first on a phone, and no later slide is a larger paint than the first @mobile-only", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Welcome" });
  const shown = hero.getByRole("link", { name: /^Browse/ });
  await expect(shown).toHaveText("Browse products");
  const inOrder = [
    hero.getByRole("search"),
    hero.getByRole("link", { name: "Products", exact: true }),
    hero.locator("picture").first(),
    page.locator("[data-slot=listing-card]").first(),
  ];
  const tops = await Promise.all(inOrder.map(async (part) => (await part.boundingBox())?.y ?? -1));
  expect(tops).toEqual(tops.toSorted((one, next) => one - next));
  expect(tops.at(-1)).toBeLessThan(page.viewportSize()?.height ?? 0);
  expect((await hero.getByRole("link", { name: "Near you" }).boundingBox())?.y).toBeLessThan(tops[2] ?? 0);

  for (const [slide, action] of ["Browse real estate", "Browse services"].entries()) {
    await page.clock.runFor(5000);
    await expect(shown).toHaveText(action);
    const picture = hero.locator("picture img").nth(slide + 1);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  const painted = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = new PerformanceObserver((list) =>
          resolve(list.getEntries().map((entry) => ("url" in entry ? String(entry.url) : ""))),
        );
        seen.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect(painted.length).toBeGreaterThan(0);
  expect(painted.filter((url) => /hero\/(real-estate|services)/.test(url))).toEqual([]);
});
