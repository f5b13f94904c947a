import { expect, test } from "./fixtures";
import { findJsonLd, findListing, findListings, readHead } from "./lookups";
import { waitUntilSettled } from "./page-idle";
import { createApprovedVendor } from "./people";
import { paint } from "./pictures";

const price = /\$[\d,]+\.\d{2}/;

async function homeWithPictures(request: Parameters<typeof findListings>[0]) {
  const homes = await findListings(request, "category=realestate&listingType=sale&limit=48");
  const home = homes.toSorted((a, b) => b.images.length - a.images.length)[0];
  if (!home || home.images.length < 3) throw new Error("the demo data have no home with pictures");
  return home;
}

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("reads a whole listing and finds every link onward", async ({ page, request }) => {
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

test("fills the row of related listings on a tablet", async ({ page, request }) => {
  const listing = await findListing(request, "category=products");
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/listings/${listing.id}`);
  await expect(page.locator("#related [data-slot=listing-card]:visible")).toHaveCount(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("#related [data-slot=listing-card]:visible")).toHaveCount(4);
});

test("follows swiped pictures with the count @mobile-only", async ({ page, request }) => {
  const home = await homeWithPictures(request);
  await page.goto(`/listings/${home.id}`);
  const count = page.getByText(`2 / ${home.images.length}`);
  // The count updates only after hydration, so this swipes until then.
  await expect(async () => {
    await page.locator("#pictures").evaluate((strip) => {
      strip.scrollTo({ left: 0, behavior: "instant" });
      strip.scrollTo({ left: strip.clientWidth, behavior: "instant" });
    });
    await expect(count).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("keeps the price and the main action in reach while scrolling @mobile", async ({
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

test("replaces the tab bar of a phone with the contact bar, which no toast covers @mobile-only", async ({
  page,
  request,
}) => {
  const home = await homeWithPictures(request);
  await page.goto(`/listings/${home.id}`);
  await waitUntilSettled(page);
  const bar = page.locator("[data-slot=contact-bar]");
  await expect(page.locator("[data-slot=bottom-bar]")).toBeHidden();
  const { y, height } = (await bar.boundingBox())!;
  expect(y + height).toBeCloseTo(page.viewportSize()!.height, 0);
  await page.locator("[data-slot=favorite-button]").first().click();
  const toast = page.locator("[data-slot=toast]");
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const box = (await toast.boundingBox())!;
      return box.y + box.height <= y;
    })
    .toBe(true);
});

test("prints the content of a listing without controls", async ({ page, request }) => {
  const home = await homeWithPictures(request);
  await page.goto(`/listings/${home.id}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(price).filter({ visible: true }).first()).toBeVisible();
  for (const gone of ["header", "footer", "bottom-bar", "contact-bar"]) {
    await expect(page.locator(`[data-slot=${gone}]`).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Contact vendor" })).toHaveCount(0);
});

test("shows a single picture whole, and not too tall", async ({ page, request, baseURL }) => {
  const headers = { origin: baseURL ?? "" };
  await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  const file = await paint("stool.jpg", { r: 120, g: 80, b: 50 });
  const stored = await page.request.post("/api/uploads", { multipart: { file }, headers });
  const { id: picture } = (await stored.json()) as { id: string };
  const made = await page.request.post("/api/listings", {
    data: {
      category: "products",
      title: "Stool with one photo",
      description: "A stool of turned beech, sanded and oiled last month.",
      price: 45,
      city: "Austin",
      state: "TX",
      details: { condition: "used", stock: 1, pickup: true },
      images: [picture],
      submit: true,
    },
    headers,
  });
  expect(made.status(), await made.text()).toBe(201);
  const listing = (await made.json()) as { id: string };
  const approved = await request.post(`/api/admin/listings/${listing.id}/approve`, { data: {}, headers });
  expect(approved.status(), await approved.text()).toBe(200);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/listings/${listing.id}`);
    const image = page.locator("#pictures img");
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
    const { cut, height } = await image.evaluate((element: HTMLImageElement) => {
      const place = element.getBoundingClientRect();
      const stretch = place.width / place.height / (element.naturalWidth / element.naturalHeight);
      const isCut = getComputedStyle(element).objectFit === "cover";
      return { cut: isCut ? 1 - Math.min(stretch, 1 / stretch) : 0, height: place.height };
    });
    expect(cut).toBeLessThan(0.02);
    expect(height).toBeGreaterThanOrEqual(0.4 * size.height);
    expect(height).toBeLessThanOrEqual(0.6 * size.height + 1);
  }
});

test("updates the mortgage calculator as values are typed", async ({ page, request }) => {
  const home = await homeWithPictures(request);
  await page.goto(`/listings/${home.id}`);
  const calculator = page.locator("[data-slot=mortgage]");
  await calculator.getByLabel("Interest rate").fill("0");
  await calculator.getByLabel("Down payment").fill(String(home.price));
  await expect(calculator).toContainText("$0.00");
});

for (const [status, category, badge] of [
  ["reserved", "products", "Reserved"],
  ["sold", "products", "Sold"],
  ["let", "real-estate", "Rented"],
  ["expired", "products", "Expired"],
] as const) {
  // On phones the badge is in another place; one status is enough to test that.
  const onPhone = status === "sold" ? " @mobile" : "";
  test(`marks a listing that is ${status}, hides it from search engines, and shows others${onPhone}`, async ({
    page,
    requestAs,
    isMobile,
  }) => {
    const listing = await findListing(await requestAs("admin"), `status=${status}&category=${category}`);
    expect((await page.goto(`/listings/${listing.id}`))?.status()).toBe(200);
    const place = page.locator(isMobile ? "article > header" : "[data-slot=contact-card]");
    await expect(place.getByText(badge, { exact: true })).toBeInViewport();
    expect((await readHead(page)).robots).toContain("noindex");
    await expect(page.getByRole("link", { name: "See similar listings" })).toBeVisible();
    const contact = page.getByRole("link", { name: "Contact vendor" });
    await expect(contact.filter({ visible: true })).toHaveCount(status === "reserved" ? 1 : 0);
  });
}

test("shows one page with one canonical address at both addresses", async ({ page, request, baseURL }) => {
  const listing = await findListing(request, "category=products");
  for (const path of ["listings", "listing"]) {
    await page.goto(`/${path}/${listing.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing.title);
    expect(await readHead(page)).toEqual({ canonical: `${baseURL}/listings/${listing.id}`, robots: null });
  }
});

for (const [query, type] of [
  ["subcategory=home-garden", "Product"],
  ["subcategory=vehicles/cars", "Car"],
  ["category=services", "Service"],
  ["category=realestate", "RealEstateListing"],
] as const) {
  test(`describes a ${type} to search engines with its price and picture`, async ({ request, baseURL }) => {
    const listing = await findListing(request, query);
    const html = await (await request.get(`/listings/${listing.id}`)).text();
    const data = findJsonLd(html);
    expect(data.map((entry) => entry["@type"])).toEqual([type, "BreadcrumbList"]);
    expect(data[0]).toMatchObject({
      name: listing.title,
      url: `${baseURL}/listings/${listing.id}`,
      offers: { price: listing.price.toFixed(2), priceCurrency: "USD" },
    });
    const [, picture = ""] = /<meta property="og:image" content="([^"]*)/.exec(html) ?? [];
    expect((await request.get(picture)).headers()["content-type"]).toBe("image/webp");
  });
}
