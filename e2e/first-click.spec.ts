import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

// First visits start with an empty cache.
test.use({ reuseContext: false });

const cards = "#listings [data-slot=listing-card]";
const tabs = 'nav[aria-label="Listing categories"]';

/**
 * Runs `act` in the microtask after Next's first `history.replaceState`: React has just hydrated, and effects that wait
 * for hydration haven't run.
 */
async function actAfterHydration(page: Page, act: string): Promise<void> {
  await page.addInitScript(`{
    const replace = history.replaceState;
    history.replaceState = function (...args) {
      history.replaceState = replace;
      queueMicrotask(() => { ${act} });
      return replace.apply(history, args);
    };
  }`);
}

async function expectProducts(page: Page): Promise<void> {
  await expect(page).toHaveURL(/[?&]category=products/);
  await expect(page.locator(`${tabs} [aria-current=true]`)).toHaveText("Products");
  await expect(page.locator(cards).first()).toBeVisible();
  await expect(page.locator(cards).filter({ hasText: "Services" })).toHaveCount(0);
  await expect(page.locator(cards).filter({ hasText: "Real Estate" })).toHaveCount(0);
}

test("changes the list and the address on a tab clicked during hydration, and undoes both on Back", async ({
  page,
}) => {
  await actAfterHydration(page, `document.querySelector('${tabs} a[href*="category=products"]').click()`);
  await page.goto("/");
  await expectProducts(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.locator(`${tabs} [aria-current=true]`)).toHaveText("All");
});

test("sorts the list by a sort chosen during hydration", async ({ page }) => {
  await actAfterHydration(
    page,
    `const sort = document.querySelector("#listings-sort");
     sort.value = "price_asc";
     sort.dispatchEvent(new Event("change", { bubbles: true }))`,
  );
  const listRequest = page.waitForRequest((request) =>
    /\/api\/listings\?.*sort=price_asc/.test(request.url()),
  );
  await page.goto("/");
  await expect(page).toHaveURL(/sort=price_asc/);
  await listRequest;
});

test("sorts the list by a sort chosen before any script ran", async ({ page }) => {
  // Only in the top frame, not in the one that delays `load`.
  await page.addInitScript(`if (self === top) document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") document.querySelector("#listings-sort").value = "price_asc";
  })`);
  const listRequest = page.waitForRequest((request) =>
    /\/api\/listings\?.*sort=price_asc/.test(request.url()),
  );
  await page.goto("/");
  await expect(page).toHaveURL(/sort=price_asc/);
  await listRequest;
});

for (const { what, from, act, to, heading } of [
  {
    what: "a link of the header",
    from: "/",
    act: `document.querySelector('header a[href="/jobs"]').click()`,
    to: "/jobs",
    heading: /jobs/i,
  },
  {
    what: "a section's tab on a vendor's page",
    from: "vendor",
    act: `document.querySelector('[data-slot=tabs] a[href$="tab=about"]').click()`,
    to: /tab=about$/,
    heading: "About",
  },
  {
    what: "a filter of the search",
    from: "/search?q=chair",
    act: `const choice = document.querySelector('form[aria-label=Filters] select[name=category]');
      choice.selectedIndex = 1;
      choice.dispatchEvent(new Event("change", { bubbles: true }))`,
    to: /category=\w+/,
    heading: /chair/i,
  },
]) {
  test(`opens the page of ${what} clicked during hydration`, async ({ page, request }) => {
    const [listing] = (await (await request.get("/api/listings?status=approved&limit=1")).json()) as {
      vendorId: string;
    }[];
    await actAfterHydration(page, act);
    await page.goto(from === "vendor" ? `/vendor/${listing?.vendorId}` : from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeAttached();
  });
}

test("shows the list of a tab clicked on a slow machine while the page loads", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator(tabs).getByText("Products").click();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expectProducts(page);
});

test("runs a button once that was clicked before any script ran", async ({ page }) => {
  await page.addInitScript(`if (self === top) document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") document.querySelector("header button[aria-expanded=false]").click();
  })`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.locator("header button[aria-expanded]").first()).toHaveAttribute("aria-expanded", "true");
});

test("runs a button once that was clicked during hydration", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await actAfterHydration(page, `document.querySelector("header button[aria-expanded]").click()`);
  await page.goto("/");
  await expect(page.locator("header button[aria-expanded]").first()).toHaveAttribute("aria-expanded", "true");
});

test("lets a keyboard user skip the repeated parts of a page", async ({ page }) => {
  await page.goto("/privacy-policy");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

for (const path of ["/search?q=oak", "/real-estate", "/jobs"])
  test(`lets a keyboard user skip the filters of ${path}`, async ({ page }) => {
    await page.goto(path);
    const skip = page.getByRole("link", { name: "Skip to results" });
    await expect(skip).not.toBeInViewport();
    await skip.focus();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("article").first().getByRole("link").first()).toBeFocused();
  });
