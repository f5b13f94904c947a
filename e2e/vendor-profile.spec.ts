import type { AdvertisementDto } from "@/lib/advertisements/contract";
import { expect, test } from "./fixtures";
import { findHead, findJsonLd, findListing, findListings } from "./lookups";

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reads a vendor's page and opens its tabs", async ({ page, request }) => {
    const listing = await findListing(request, "sort=rating");
    await page.goto(`/vendor/${listing.vendorId}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(listing.vendorName);
    await expect(page.getByText(/^Member since /)).toBeVisible();
    expect(await page.locator("[data-slot=listing-card]").count()).toBeGreaterThan(0);
    const tabs = page.locator("nav[data-slot=tabs]");
    await tabs.getByRole("link", { name: "Reviews" }).click();
    await expect(page).toHaveURL(`/vendor/${listing.vendorId}?tab=reviews`);
    expect(await page.locator("[data-slot=review]").count()).toBeGreaterThan(0);
    await tabs.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(`/vendor/${listing.vendorId}?tab=about`);
    await expect(tabs.getByRole("link", { name: "About" })).toHaveAttribute("aria-current", "true");
  });

  test("pages through a vendor's listings by real links and back", async ({ page, request }) => {
    const listings = await findListings(request, "limit=48");
    for (const vendorId of new Set(listings.map((listing) => listing.vendorId))) {
      if (!(await (await request.get(`/vendor/${vendorId}`)).text()).includes("Next page")) continue;
      await page.goto(`/vendor/${vendorId}`);
      const next = page.getByRole("link", { name: "Next page" });
      const title = await page.locator("[data-slot=listing-card]").first().getByRole("link").innerText();
      await next.click();
      await expect(page.locator("[data-slot=listing-card]").first()).not.toContainText(title);
      await page.getByRole("link", { name: "First page" }).click();
      await expect(page.locator("[data-slot=listing-card]").first()).toContainText(title);
      return;
    }
    throw new Error("the demo data have no vendor with more than one page");
  });
});

test("gives every address of a profile one canonical address, and keeps a partial list of a tab out of indexes", async ({
  request,
  baseURL,
}) => {
  const { vendorId, vendorName } = await findListing(request, "sort=rating");
  const reviews = ["cursor=nonsense", "stars=5", "sort=lowest"].map((part) => `?tab=reviews&${part}`);
  const wholes = ["", "?tab=reviews", "?tab=about", "?stars=5", `?adId=${vendorId}`];
  for (const query of [...wholes, "?cursor=nonsense", ...reviews]) {
    const response = await request.get(`/vendor/${vendorId}${query}`);
    expect([query, response.status()]).toEqual([query, 200]);
    const html = await response.text();
    const robots = wholes.includes(query) ? null : "noindex, follow";
    expect([query, findHead(html)]).toEqual([query, { canonical: `${baseURL}/vendor/${vendorId}`, robots }]);
    expect(findJsonLd(html)[0]).toMatchObject({ "@type": "LocalBusiness", name: vendorName });
  }
});

test("shows an advertisement of the vendor at the top when the address names it", async ({
  page,
  request,
}) => {
  const ads: AdvertisementDto[] = [];
  for (const position of ["top", "middle", "bottom"]) {
    const response = await request.get(`/api/advertisements/position/${position}`);
    ads.push(...((await response.json()) as AdvertisementDto[]));
  }
  const listings = await findListings(request, "limit=48");
  for (const vendorId of new Set(listings.map((listing) => listing.vendorId))) {
    for (const ad of ads) {
      const path = `/vendor/${vendorId}?adId=${ad.id}`;
      if (!(await (await request.get(path)).text()).includes("nofollow sponsored")) continue;
      await page.goto(path);
      const shown = page.getByRole("link", { name: ad.title });
      await expect(shown).toContainText("Ad");
      await expect(shown).toHaveAttribute("rel", "noopener nofollow sponsored");
      return;
    }
  }
  throw new Error("the demo data have no running advertisement of a vendor");
});

test("shows the business phone in no HTML", async ({ request }) => {
  const { vendorId } = await findListing(request, "sort=rating");
  const response = await request.get(`/vendor/${vendorId}?tab=about`);
  expect(await response.text()).not.toMatch(/\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/);
});
