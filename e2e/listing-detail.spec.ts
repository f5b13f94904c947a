import { expect, test } from "./fixtures";
import { findAxeViolations, findListing, findListings, readHead, readJsonLd, signInAsAdmin } from "./lookups";

const unknown = "01890000-0000-7000-8000-000000000000";
const price = /\$[\d,]+\.\d{2}/;

async function homeWithPictures(request: Parameters<typeof findListings>[0]) {
  const homes = await findListings(request, "category=realestate&listingType=sale&limit=48");
  const home = homes.toSorted((a, b) => b.images.length - a.images.length)[0];
  if (!home || home.images.length < 3) throw new Error("the demo data have no home with pictures");
  return home;
}

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reads a whole listing and finds every way on @mobile", async ({ page, request }) => {
    const home = await homeWithPictures(request);
    await page.goto(`/listings/${home.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.title);
    await expect(page.locator("[data-slot=contact-card]")).toContainText(price);
    await expect(page.getByRole("link", { name: "Contact vendor" }).first()).toHaveAttribute(
      "href",
      `/messages?listing=${home.id}`,
    );
    await expect(page.getByRole("region", { name: "Facts" })).toContainText("Property type");
    await expect(page.getByRole("link", { name: "See profile and all listings" })).toHaveAttribute(
      "href",
      `/vendor/${home.vendorId}`,
    );
    await expect(page.getByRole("link", { name: "Photo 1 of" })).toHaveAttribute("href", /-1280\.webp$/);
    const related = page.locator("#related [data-slot=listing-card]");
    expect(await related.count()).toBeLessThanOrEqual(4);
    expect(await related.count()).toBeGreaterThan(0);
  });
});

test("nothing stands alone under the related listings of a tablet", async ({ page, request }) => {
  const listing = await findListing(request, "category=products");
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/listings/${listing.id}`);
  await expect(page.locator("#related [data-slot=listing-card]:visible")).toHaveCount(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("#related [data-slot=listing-card]:visible")).toHaveCount(4);
});

test("the pictures open, move and close by keyboard, and give focus back", async ({ page, request }) => {
  const home = await homeWithPictures(request);
  const count = home.images.length;
  await page.goto(`/listings/${home.id}`);
  const second = page.getByRole("link", { name: `Photo 2 of ${count}` });
  await second.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Photos of ${home.title}` });
  await expect(dialog).toContainText(`2 of ${count}`);
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText(`3 of ${count}`);
  await page.keyboard.press("Home");
  await expect(dialog).toContainText(`1 of ${count}`);
  await page.keyboard.press("End");
  await expect(dialog).toContainText(`${count} of ${count}`);
  await expect(dialog.getByRole("button", { name: "Next photo" })).toHaveAttribute("aria-disabled", "true");
  await expect(dialog.getByRole("img").last()).toBeInViewport();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
});

test("the pictures can be swiped and the count follows @mobile-only", async ({ page, request }) => {
  const home = await homeWithPictures(request);
  await page.goto(`/listings/${home.id}`);
  const count = page.getByText(`2 / ${home.images.length}`);
  // The count follows once the page's script has come: swipe until then.
  await expect(async () => {
    await page.locator("#pictures").evaluate((strip) => {
      strip.scrollTo({ left: 0, behavior: "instant" });
      strip.scrollTo({ left: strip.clientWidth, behavior: "instant" });
    });
    await expect(count).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("price and the one action stay in reach while one reads @mobile", async ({
  page,
  request,
  isMobile,
}) => {
  const home = await homeWithPictures(request);
  await page.goto(`/listings/${home.id}`);
  await page.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded();
  const place = page.locator(isMobile ? "[data-slot=contact-bar]" : "[data-slot=contact-card]");
  await expect(place).toBeInViewport();
  await expect(place).toContainText(price);
  await expect(place.getByRole("link", { name: "Contact vendor" })).toBeInViewport();
});

test("further reviews come with a press", async ({ page, request }) => {
  const listings = await findListings(request, "sort=rating&limit=48");
  const listing = listings.find(({ reviewCount }) => reviewCount > 5);
  if (!listing) throw new Error("the demo data have no listing with many reviews");
  await page.goto(`/listings/${listing.id}`);
  await expect(page.locator("[data-slot=review]")).toHaveCount(5);
  await page.getByRole("link", { name: "More reviews" }).click();
  await expect(page.locator("[data-slot=review]")).toHaveCount(Math.min(listing.reviewCount, 15));
});

test("a home can be compared with another, side by side", async ({ page, request }) => {
  const [first, second] = await findListings(request, "category=realestate&limit=24");
  if (!first || !second) throw new Error("the demo data have no two homes");
  for (const home of [first, second]) {
    await page.goto(`/listings/${home.id}`);
    await page.getByRole("button", { name: "Add to comparison" }).click();
  }
  await page.getByRole("link", { name: "Compare 2 homes" }).click();
  await expect(page.getByRole("heading", { name: "2 homes side by side" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("row", { name: /^Price/ })).toContainText(price);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: `Remove ${first.title} from the comparison` }).click();
  await expect(page.getByRole("heading", { name: "One home to compare" })).toBeVisible();
});

test("the mortgage calculator follows what is typed", async ({ page, request }) => {
  const home = await homeWithPictures(request);
  await page.goto(`/listings/${home.id}`);
  const calculator = page.locator("[data-slot=mortgage]");
  await calculator.getByLabel("Interest rate").fill("0");
  await calculator.getByLabel("Down payment").fill(String(home.price));
  await expect(calculator).toContainText("$0.00");
});

for (const path of ["listings", "listing"]) {
  test(`an unknown id under /${path} is 404`, async ({ page, allowedInConsole }) => {
    allowedInConsole.push(/404 \(Not Found\)/);
    for (const id of [unknown, "nonsense", "%27%3B--"]) {
      const response = await page.goto(`/${path}/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t find this listing");
    }
  });
}

test("a removed listing is 410 and a draft is 404", async ({ page, request, baseURL, allowedInConsole }) => {
  allowedInConsole.push(/410 \(Gone\)/, /404 \(Not Found\)/);
  await signInAsAdmin(request, baseURL);
  const removed = await findListing(request, "status=removed");
  expect((await page.goto(`/listings/${removed.id}`))?.status()).toBe(410);
  await expect(page.getByText(removed.title)).toBeHidden();
  const draft = await findListing(request, "status=draft");
  expect((await page.goto(`/listings/${draft.id}`))?.status()).toBe(404);
});

for (const [status, category, badge] of [
  ["reserved", "products", "Reserved"],
  ["sold", "products", "Sold"],
  ["let", "real-estate", "Rented"],
  ["expired", "products", "Expired"],
]) {
  test(`a listing that is ${status} says so, keeps search engines out and shows others @mobile`, async ({
    page,
    request,
    baseURL,
    isMobile,
  }) => {
    await signInAsAdmin(request, baseURL);
    const listing = await findListing(request, `status=${status}&category=${category}`);
    expect((await page.goto(`/listings/${listing.id}`))?.status()).toBe(200);
    const place = page.locator(isMobile ? "article > header" : "[data-slot=contact-card]");
    await expect(place.getByText(badge!, { exact: true })).toBeInViewport();
    expect((await readHead(page)).robots).toContain("noindex");
    await expect(page.getByRole("link", { name: "See similar listings" })).toBeVisible();
    const contact = page.getByRole("link", { name: "Contact vendor" });
    await expect(contact.filter({ visible: true })).toHaveCount(status === "reserved" ? 1 : 0);
  });
}

test("both addresses show one page with one canonical address", async ({ page, request, baseURL }) => {
  const listing = await findListing(request, "category=products");
  for (const path of ["listings", "listing"]) {
    await page.goto(`/${path}/${listing.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing.title);
    expect(await readHead(page)).toEqual({ canonical: `${baseURL}/listings/${listing.id}`, robots: null });
  }
});

for (const [category, type] of [
  ["products", "Product"],
  ["services", "Service"],
  ["realestate", "RealEstateListing"],
]) {
  test(`search engines read a ${type} with its price and picture`, async ({ page, request, baseURL }) => {
    const listing = await findListing(request, `category=${category}`);
    await page.goto(`/listings/${listing.id}`);
    const data = await readJsonLd(page);
    expect(data.map((entry) => entry["@type"])).toEqual([type, "BreadcrumbList"]);
    expect(data[0]).toMatchObject({
      name: listing.title,
      url: `${baseURL}/listings/${listing.id}`,
      offers: { price: listing.price.toFixed(2), priceCurrency: "USD" },
    });
    const picture = await page.locator('head meta[property="og:image"]').getAttribute("content");
    expect((await request.get(picture ?? "")).headers()["content-type"]).toBe("image/webp");
  });
}
