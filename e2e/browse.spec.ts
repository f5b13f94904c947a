import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { findListing, findListings } from "./lookups";
import { waitUntilSettled } from "./page-idle";

const cards = (page: Page) => page.locator("[data-slot=listing-card]");
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("returns a visitor who browses, filters, sorts, and opens a listing to the same place", async ({
    page,
    request,
  }) => {
    await page.goto("/");
    await page
      .getByRole("navigation", { name: "Sections" })
      .getByRole("link", { name: "Real Estate" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Real Estate" })).toBeVisible();

    const homes = await findListings(request, "category=realestate&maxPrice=500000&limit=48");
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByLabel("Price range").selectOption("0-500000");
    await page.getByRole("button", { name: /^Show [\d,]+ results$/ }).click();
    await expect(page).toHaveURL("/real-estate?price=0-500000");
    expect(homes.length).toBeGreaterThan(24);
    await expect(page.getByRole("list", { name: "Active filters" })).toContainText("Up to $500,000");

    await page.getByRole("button", { name: "Sort: Newest" }).click();
    await page.getByRole("link", { name: "Price high to low" }).click();
    await expect(page).toHaveURL(/[?&]sort=price_desc/);
    const sorted = await findListings(
      request,
      "category=realestate&maxPrice=500000&sort=price_desc&limit=48",
    );
    await expect(cards(page).first()).toContainText(sorted[0]?.title ?? "?");

    await cards(page).nth(23).scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(48);
    const card = cards(page).nth(30);
    await card.scrollIntoViewIfNeeded();
    const title = await card.getByRole("link").innerText();
    const before = await scrolled(page);
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(/[?&]sort=price_desc/);
    await expect(cards(page)).toHaveCount(48);
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(5);
    await expect(cards(page).nth(30)).toBeInViewport();

    await page.goBack();
    await expect(page).toHaveURL("/real-estate?price=0-500000");
    await expect(page.getByLabel("Price range")).toHaveValue("0-500000");
  });
});

test("finds the item of a search with a typo", async ({ page, request }) => {
  // A new server loads its suggestions in the background.
  await expect
    .poll(async () => (await request.get("/api/search/suggestions?query=camrea")).text())
    .toContain('"camera"');
  await page.goto("/products");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.fill("camrea");
  await expect(page.getByRole("option", { name: "camera", exact: true })).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=camrea");
  await expect(page.locator("main")).toContainText("Showing results for camera");
  await expect(cards(page).first()).toContainText(/camera/i);
  await expect(page.getByRole("navigation", { name: "Categories of the results" })).toContainText(
    /Products\s*\d+/,
  );
  await expect(field).toHaveValue("camrea");
});

async function columnsAt(page: Page, width: number, found = cards(page)): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  const lefts = await found.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  );
  expect(lefts).toHaveLength(24);
  return new Set(lefts).size;
}

test("shows 2, 3, or 4 columns of listings on the homepage by the width of the window", async ({ page }) => {
  await page.goto("/?scrollTo=listings");
  await expect(page).toHaveURL("/");
  await expect(page.locator("#listings")).toBeInViewport();
  const listings = page.locator("#listings [data-slot=listing-card]");
  expect(await columnsAt(page, 1440, listings)).toBe(4);
  expect(await columnsAt(page, 768, listings)).toBe(3);
  expect(await columnsAt(page, 360, listings)).toBe(2);
});

test("shows homes one per row on a phone, and side by side from a tablet up", async ({ page }) => {
  await page.goto("/real-estate");
  expect(await columnsAt(page, 768)).toBe(3);
  expect(await columnsAt(page, 360)).toBe(1);
});

test("shows one result per row on a phone for a search that finds only homes, and two for another search", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  for (const [words, columns] of [
    ["2 bedroom rental under 1500", 1],
    ["camera", 2],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(words)}`);
    const lefts = await cards(page).evaluateAll((found) =>
      found.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(lefts.length, words).toBeGreaterThan(1);
    expect(new Set(lefts).size, words).toBe(columns);
  }
});

test("aligns the filter column with the page's heading", async ({ page }) => {
  for (const path of ["/products", "/jobs"]) {
    await page.goto(path);
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const field = await page.locator("[data-slot=filter-sheet] select").first().boundingBox();
    expect(field?.x, path).toBe(heading?.x);
  }
});

test("links a search without results to the nearest one with results", async ({ page }) => {
  await page.goto("/search?q=lamp&maxPrice=1");
  await expect(page.getByRole("heading", { name: "No listings found" })).toBeVisible();
  const way = page.getByRole("link", { name: /^Show [\d,]+ listings?$/ });
  const count = /[\d,]+/.exec((await way.textContent()) ?? "")?.[0];
  await way.click();
  await expect(page).toHaveURL("/search?q=lamp");
  await expect(page.getByRole("heading", { name: new RegExp(`^${count} listings?$`) })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("lets a visitor browse the homepage by tab, text, sort, filter, and page", async ({
    page,
    request,
  }) => {
    const homeCards = page.locator("#listings [data-slot=listing-card]");
    await page.goto("/");
    await page.getByRole("navigation", { name: "Listing categories" }).getByText("Real Estate").click();
    await expect(page).toHaveURL("/?category=real-estate&scrollTo=listings#listings");
    await page.getByText("Filters", { exact: true }).click();
    await page.getByLabel("State", { exact: true }).selectOption("TX");
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price low to high");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    const [cheapest] = await findListings(request, "category=realestate&state=TX&sort=price_asc&limit=24");
    await expect(homeCards.first()).toContainText(cheapest?.title ?? "?");
    await page.getByRole("link", { name: "Clear All" }).click();
    await expect(page.getByLabel("State", { exact: true })).toHaveValue("");
    const top = await homeCards.first().getByRole("link").innerText();
    await page.getByRole("link", { name: "More listings" }).click();
    await expect(page).toHaveURL(/cursor=/);
    await expect(homeCards.first()).not.toContainText(top);
    await page.goto("/");
    await page.getByRole("searchbox", { name: "Filter by title" }).fill("lamp");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/[?&]search=lamp/);
    await expect(homeCards.first()).toBeVisible();
  });

  test("shows a visitor the picture of every listing that has one", async ({ page }) => {
    await page.goto("/products");
    const pictured = cards(page).filter({ hasNotText: "No photo yet" });
    const count = await pictured.count();
    expect(count).toBeGreaterThan(12);
    for (let index = 0; index < count; index += 1) {
      const picture = pictured.nth(index).locator("img");
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeVisible();
      await expect(picture).toHaveAttribute("src", /^\/images\/[0-9a-f]{32}-640\.webp$/);
    }
  });

  test("lets a visitor filter a category, remove the filter, and search", async ({ page }) => {
    await page.goto("/services");
    await page.getByLabel("State", { exact: true }).selectOption("TX");
    await page.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/[?&]state=TX/);
    await expect(cards(page).first()).toContainText(", TX");
    await page.getByRole("list", { name: "Active filters" }).getByRole("link", { name: "Texas" }).click();
    await expect(page).toHaveURL("/services");
    await page.getByRole("combobox", { name: "Search" }).fill("garden");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=garden");
    await expect(cards(page).first()).toBeVisible();
  });
});

test("handles tabs, filters, and the search field by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await waitUntilSettled(page);
  await page.getByRole("navigation", { name: "Listing categories" }).getByText("All").focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?category=real-estate");

  // Focus order: text, sort, then the filters.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: "Filter by title" })).toBeFocused();
  await expect(page.locator("#listings summary")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.locator("#listings summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("State", { exact: true })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("State", { exact: true })).toBeFocused();
  await page.keyboard.type("Tex");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Apply Filters" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?category=real-estate&state=TX");
  await expect(page.locator("#listings [data-slot=listing-card]").first()).toContainText(", TX");

  const field = page.getByRole("combobox", { name: "Search" });
  await field.focus();
  await page.keyboard.type("camera");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
  // Waits for suggestions for the whole word rather than a prefix.
  await waitUntilSettled(page);
  await page.keyboard.press("ArrowUp");
  const marked = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option", { selected: true });
  await expect(marked).toHaveText("View all matching products");
  await expect(marked).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=camera");
  await page.getByRole("combobox", { name: "Search" }).focus();
  await page.getByRole("button", { name: "Clear search" }).press("Enter");
  await expect(page.getByRole("listbox", { name: "Recent searches" })).toContainText("camera");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("shows progress at once after a click while the page loads", async ({ page, request }) => {
  const listing = await findListing(request, "category=products");
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(new RegExp(`/listings/${listing.id}\\?.*_rsc=`), async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/products");
  await page.getByRole("link", { name: listing.title }).first().click();
  await expect(page.locator("[data-slot=navigation-progress]")).toBeVisible();
  await expect(page).toHaveURL("/products");
  letGo();
  await expect(page).toHaveURL(`/listings/${listing.id}`);
  await expect(page.locator("[data-slot=navigation-progress]")).toHaveCount(0);
});
