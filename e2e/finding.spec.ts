import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { findListing, findListings } from "./lookups";
import { waitUntilSettled } from "./page-idle";

test("finds a two-bedroom rental under $1,500 in the filter sheet of a phone, and shows the count first @mobile-only", async ({
  page,
  request,
}) => {
  const query = "category=realestate&listingType=rent&beds=2&maxPrice=1500&limit=48";
  const homes = await findListings(request, query);
  expect(homes.length).toBeGreaterThan(0);
  await page.goto("/real-estate");
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("radio", { name: /^Rent/ }).check();
  await page.getByLabel("Max rent").selectOption("1500");
  await page.getByRole("radio", { name: `2 bedrooms, ${homes.length} listing` }).check();
  await page.getByRole("button", { name: `Show ${homes.length} result` }).click();

  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("link")).toContainText(["For rent", "Up to $1,500", "2 beds"]);
  const cards = page.locator("[data-slot=listing-card]");
  await expect(cards).toHaveCount(Math.min(homes.length, 24));
  await expect(cards.first()).toContainText("2 bd · ");
  await chips.getByRole("link", { name: "2 beds" }).click();
  await expect(chips).not.toContainText("2 beds");
});

test("leads a visitor from products to a subcategory, with only its listings", async ({ page, request }) => {
  const path = "electronics/cameras";
  const cameras = await findListings(request, `subcategory=${path}&limit=48`);
  expect(cameras.length).toBeGreaterThan(0);
  await page.goto("/products");
  const parts = page.getByRole("navigation", { name: "Subcategories" });
  await parts.getByRole("link", { name: "Electronics" }).click();
  await expect(page).toHaveURL("/products/electronics");
  await parts.getByRole("link", { name: "Cameras and optics" }).click();
  await expect(page).toHaveURL(`/products/${path}`);
  await expect(page.getByRole("heading", { level: 1, name: "Cameras and optics" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(/Products.*Electronics/);
  const shown = await page.locator("#results").getAttribute("data-total");
  expect(Number(shown)).toBe(cameras.length);

  await page.getByLabel("Condition").selectOption("used");
  await expect(page).toHaveURL(`/products/${path}?condition=used`);
  const missing = await request.get("/products/electronics/teapots");
  expect(missing.status()).toBe(404);
  const sitemap = await (await request.get("/sitemaps/pages.xml")).text();
  expect(sitemap).toContain(`/products/${path}<`);
});

test("keeps filters between a section and its subcategories, which show their remaining counts", async ({
  page,
}) => {
  const filters = "search=camera&sort=price_asc&place=austin-tx&within=any&condition=used";
  await page.goto(`/products?${filters}`);
  const parts = page.getByRole("navigation", { name: "Subcategories" });
  const electronics = parts.getByRole("link", { name: /^Electronics \d+$/ });
  const left = /\d+/.exec((await electronics.textContent()) ?? "")?.[0] ?? "?";
  await electronics.click();
  await expect(page).toHaveURL(`/products/electronics?${filters}`);
  await expect(page.locator("#results")).toHaveAttribute("data-total", left);
  await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Used");
  await parts.getByRole("link", { name: /^Cameras and optics \d+$/ }).click();
  await expect(page).toHaveURL(`/products/electronics/cameras?${filters}`);
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  const above = trail.getByRole("link", { name: "Electronics" });
  await expect(above).toHaveAttribute("href", `/products/electronics?${filters}`);
  await above.click();
  await expect(page).toHaveURL(`/products/electronics?${filters}`);

  await page.goto("/products?sort=price_asc&map=1");
  await expect(parts.getByRole("link", { name: /^Electronics \d/ })).toHaveAttribute(
    "href",
    "/products/electronics?sort=price_asc&map=1",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("narrows a visitor's search to a subcategory of its results, and to another", async ({ page }) => {
    await page.goto("/search?q=blue&condition=used");
    const parts = page.getByRole("navigation", { name: "Subcategories" });
    const [most, next] = await parts.getByRole("link").allTextContents();
    const countOf = (text = "") => /(\d+)$/.exec(text)?.[1] ?? "?";
    await parts.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/search\?.*q=blue.*subcategory=/);
    await expect(page.locator("#results")).toHaveAttribute("data-total", countOf(most));
    await page.goBack();
    await parts.getByRole("link").nth(1).click();
    await expect(page.locator("#results")).toHaveAttribute("data-total", countOf(next));
    await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Used");
  });

  test("filters products by a brand under More filters", async ({ page, request }) => {
    const products = await findListings(request, "category=products&limit=48");
    const brand = products.find(({ details }) => details.brand)?.details.brand ?? "?";
    await page.goto("/products?condition=used");
    await page.getByRole("link", { name: "More filters" }).click();
    await expect(page.getByLabel("Condition")).toHaveValue("used");
    await page.getByLabel("Condition").selectOption("");
    await page.getByLabel("Brand").fill(brand);
    await page.getByRole("button", { name: "Apply Filters" }).click();
    const chips = page.getByRole("list", { name: "Active filters" });
    await expect(chips.getByRole("link", { name: brand })).toBeVisible();
    await expect(page.locator("[data-slot=listing-card]").first()).toBeVisible();
  });
});

test("adds close matches under a heading of their own to few results, and excludes them from the count", async ({
  page,
  request,
}) => {
  const search = "website design copywriting included";
  const query = new URLSearchParams({ search });
  const answer = await request.get(`/api/listings?${query}`);
  const exact = Number(answer.headers()["x-search-exact"]);
  const all = ((await answer.json()) as unknown[]).length;
  expect(exact).toBeGreaterThan(0);
  expect(all).toBeGreaterThan(exact);
  await page.goto(`/search?${query}`);
  await expect(page.locator("#results")).toHaveAttribute("data-total", String(exact));
  const close = page.getByRole("region", { name: "Close matches: not quite what you searched for" });
  await expect(close.locator("[data-slot=listing-card]")).toHaveCount(all - exact);
  await expect(page.locator("[data-slot=listing-card]")).toHaveCount(all);
});

test("offers home filters for a search that finds only homes, and filters for goods for a search for goods", async ({
  page,
  request,
}) => {
  const rentalQuery = "category=realestate&listingType=rent&beds=2&limit=48";
  const homes = await findListings(request, rentalQuery);
  const roomy = homes.filter(({ details }) => (details.baths ?? 0) >= 1);
  expect(roomy.length).toBeGreaterThan(0);
  await page.goto("/search?q=2+bed+rental");
  await expect(page.locator("#results")).toHaveAttribute("data-total", String(homes.length));
  await expect(page.getByLabel("Keyword")).toHaveValue("");
  await expect(page.getByRole("radio", { name: "2 bedrooms" })).toBeChecked();
  await page.getByLabel("Max rent").hover();
  await page.getByRole("radio", { name: `1+ bathrooms, ${roomy.length} listing` }).check();
  await expect(page).toHaveURL("/search?listingType=rent&beds=2&baths=1%2B");
  await expect(page.locator("#results")).toHaveAttribute("data-total", String(roomy.length));
  await expect(page.getByLabel("Property type")).toBeVisible();

  const used = await findListing(request, "category=products&condition=used");
  await page.goto(`/search?q=${encodeURIComponent(used.title)}`);
  await expect(page.getByLabel("Condition")).toBeVisible();
  await expect(page.getByLabel("Max rent")).toHaveCount(0);
});

for (const [how, start] of [
  ["submitted", (page: Page) => page.keyboard.press("Enter")],
  ["suggested @mobile-only", (page: Page) => page.getByRole("option", { name: /^View all/ }).click()],
] as const) {
  test(`shows the progress of a search without a layout shift: ${how}`, async ({ page }) => {
    let letGo = () => {};
    const released = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/search\?.*_rsc=/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/products");
    await waitUntilSettled(page);
    const form = page.getByRole("search", { name: "Site search" });
    const field = form.getByRole("combobox");
    const box = await field.boundingBox();
    await field.click();
    await page.keyboard.type("chair");
    await expect(page.getByRole("option", { name: /^View all/ })).toBeVisible();
    await start(page);
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("[data-slot=search-wait]")).toHaveCSS("opacity", "1");
    expect(await field.boundingBox()).toEqual(box);
    letGo();
    await expect(page).toHaveURL("/search?q=chair");
    await expect(form).toHaveAttribute("aria-busy", "false");
    await expect(page.locator("[data-slot=search-wait]")).toHaveCount(0);
  });
}

test("shows the first result in view on a small phone, below chips too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const query of ["q=chair", "q=2+bed+rental&pictures=1"]) {
    await page.goto(`/search?${query}`);
    const card = (await page.locator("[data-slot=listing-card]").first().boundingBox())!;
    expect(card.y).toBeLessThan(400);
  }
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("link")).toContainText(["2 beds", "For rent", "With photos"]);
  expect((await chips.boundingBox())!.height).toBeLessThan(48);
});
