import type { JobDetailDto } from "@/lib/jobs/contract";
import { expect } from "./fixtures";
import { findJobs, findListing, findListings, findOverflow } from "./lookups";
import { expectClosing, expectFocusTrap, test } from "./overlays";

test("moves the pictures of a listing by keyboard, and returns the focus", async ({
  page,
  request,
  visit,
  press,
}) => {
  const homes = await findListings(request, "category=realestate&limit=48");
  const home = homes.find(({ images }) => images.length > 2);
  await visit(`/listings/${home?.id}`);
  const opener = page.getByRole("link", { name: "Photo 1 of" });
  await press(opener);
  const lightbox = page.getByRole("dialog", { name: /^Photos of/ });
  await expect(lightbox.getByRole("img").first()).toBeVisible();
  const count = home?.images.length ?? 0;
  for (const [key, shown] of [
    ["ArrowRight", 2],
    ["End", count],
    ["Home", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(lightbox).toContainText(`${shown} of ${count}`);
  }
  await page.keyboard.press("End");
  const next = lightbox.getByRole("button", { name: "Next photo" });
  await expect(next).toHaveAttribute("aria-disabled", "true");
  await expect(lightbox.getByRole("img").last()).toBeInViewport();
  await expectFocusTrap(lightbox);
  await expectClosing(lightbox, opener);
});

test("opens the filter sheet as a dialog that holds focus and returns it @mobile-only", async ({
  page,
  visit,
  press,
}) => {
  await visit("/real-estate");
  const opener = page.getByRole("button", { name: "Filters", exact: true });
  const sheet = page.locator("[data-slot=filter-sheet]");
  await press(opener);
  await expect(sheet.getByRole("button", { name: /^Show [\d,]+/ })).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await expectFocusTrap(sheet);
  await expectClosing(sheet, opener);
});

test("opens and closes the real-estate filters of the homepage with one control", async ({
  page,
  visit,
  press,
}) => {
  await visit("/?category=real-estate");
  const panel = page.locator("#listings details");
  const opener = panel.locator("summary");
  await press(opener);
  await expect(panel.getByRole("button", { name: "Apply Filters" })).toBeVisible();
  await press(opener);
  await expect(panel.getByRole("button", { name: "Apply Filters" })).toBeHidden();
  await expect(opener).toBeFocused();
});

test("makes a short tab of the homepage as easy to click as a long one", async ({ page, visit }) => {
  await visit("/?category=products");
  const all = page.getByRole("navigation", { name: "Listing categories" }).getByText("All");
  await all.scrollIntoViewIfNeeded();
  const box = await all.boundingBox();
  if (!box) throw new Error("the tab has no box");
  await page.mouse.click(box.x + box.width + 8, box.y + box.height / 2);
  await expect(page).toHaveURL("/");
});

test("compares homes side by side that were chosen in a listing", async ({ page, request, visit, press }) => {
  const homes = (await findListings(request, "category=realestate&limit=24")).slice(0, 2);
  for (const { id } of homes) {
    await visit(`/listings/${id}`);
    const toggle = page.getByRole("button", { name: "Add to comparison" });
    await press(toggle);
    const chosen = page.getByRole("button", { name: "In your comparison" });
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
  }
  await expect(page.getByRole("link", { name: "Compare 2 properties" })).toBeVisible();
  await visit("/real-estate");
  await expect(page.locator("[data-slot=compare-bar]")).toContainText("2 properties in your comparison");
  await press(page.locator("[data-slot=compare-bar]").getByRole("link", { name: "Compare" }));
  await expect(page.getByRole("heading", { name: "2 properties side by side" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.getByRole("row", { name: /^Price(?: ?, different)? \$/ })).toContainText(
    /\$[\d,]+\.\d{2}/,
  );
  await press(page.getByRole("link", { name: `Remove ${homes[0]?.title} from the comparison` }));
  await expect(page.getByRole("heading", { name: "One property to compare" })).toBeVisible();
});

test("shows errors in the calculator of a listing, shares its link, and keeps focus on the heart", async ({
  page,
  request,
  visit,
  press,
}) => {
  const homes = await findListings(request, "category=realestate&listingType=sale&sort=rating&limit=48");
  const home = homes.find(({ reviewCount }) => reviewCount > 5) ?? homes[0];
  await visit(`/listings/${home?.id}`);
  const calculator = page.locator("[data-slot=mortgage]");
  await calculator.getByLabel("Down payment").fill("lots");
  await calculator.getByLabel("Interest rate").fill("-1");
  await expect(calculator.getByText("Enter a rate from 0")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(page.getByRole("link", { name: "Share" }).first());
  await expect(page.getByText("Link copied")).toBeVisible();
  const heart = page.getByRole("button", { name: /^Save .* to favorites$/ }).first();
  await press(heart);
  await expect(page.locator("[data-slot=toast]")).toContainText("Authentication Required");
  await expect(heart).toBeFocused();
});

test("focuses the first of the loaded reviews", async ({ page, request, visit, press }) => {
  const listings = await findListings(request, "category=services&rating=4&limit=48");
  const listing = listings.find(({ reviewCount }) => reviewCount > 5);
  if (!listing) throw new Error("the demo data have no listing with more than one page of reviews");
  await visit(`/listings/${listing.id}`);
  await expect(page.locator("[data-slot=review]")).toHaveCount(5);
  await press(page.getByRole("link", { name: "More reviews" }));
  await expect(page.locator("[data-slot=review]")).toHaveCount(Math.min(listing.reviewCount, 15));
  await expect(page.locator("li:focus [data-slot=review]")).toHaveCount(1);
});

test("sends a visitor from a viewing and an application to the sign-in", async ({
  page,
  request,
  visit,
  press,
}) => {
  const home = await findListing(request, "category=realestate");
  await visit(`/listings/${home.id}`);
  await press(page.getByRole("link", { name: "Request a viewing" }).filter({ visible: true }).first());
  const sheet = page.getByRole("dialog", { name: `Message ${home.vendorName}` });
  await sheet.getByLabel(/^Your message/).fill("Could I see it this week?");
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await sheet.getByLabel("Day").fill(nextWeek);
  await sheet.getByLabel("Time").selectOption({ index: 5 });
  await press(sheet.getByRole("button", { name: "Send request" }));
  await expect(page.getByRole("dialog", { name: "Sign Up" })).toBeVisible();

  const jobs = await findJobs(request, "limit=12");
  const details = await Promise.all(
    jobs.map(async ({ id }) => (await request.get(`/api/jobs/${id}`)).json()),
  );
  // Not one of the newest, which other tests create and close.
  const job = (details as JobDetailDto[]).findLast(({ applyMethod }) => applyMethod === "site");
  await visit(`/jobs/${job?.id}`);
  await press(page.getByRole("link", { name: "Apply" }).filter({ visible: true }).first());
  const form = page.getByRole("dialog", { name: /^Apply for / });
  await form.getByLabel(/^Note to/).fill("I would like to work with you.");
  for (const field of await form.getByRole("combobox").all()) await field.selectOption("Yes");
  for (const field of await form.locator("input[inputmode=decimal], textarea").all()) {
    if ((await field.inputValue()) === "") await field.fill("3");
  }
  await press(form.getByRole("button", { name: "Continue" }));
  await expect(page.getByRole("dialog", { name: "Sign Up" })).toBeVisible();
});

test("fits every operation of the API on a phone @mobile-only", async ({ page, visit, press }) => {
  await visit("/api-docs");
  const first = page.locator("details").first();
  await press(first.locator("summary"));
  await expect(first).toHaveAttribute("open", "");
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  expect(await findOverflow(page)).toBe(0);
});
