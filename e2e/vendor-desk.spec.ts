import { expect, test } from "./fixtures";
import { createApprovedVendor } from "./people";

test("shows a vendor the performance of the shop as charts and as numbers", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.goto("/vendor");
  const trends = page.getByRole("region", { name: "Performance" });
  await expect(trends.getByText(/previous 30 days/).first()).toBeVisible();
  await trends.getByRole("link", { name: "7 days" }).click();
  await expect(trends.getByText(/previous 7 days/).first()).toBeVisible();
  await expect(trends.locator("path.recharts-area-curve").first()).toBeVisible();
  await trends.getByText("Show numbers: Views, last 7 days").click();
  await expect(trends.getByRole("table", { name: "Views, last 7 days" }).getByRole("row")).toHaveCount(8);
  await page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "Advertisements" })
    .click();
  await expect(page.getByRole("table", { name: "Your advertisements" })).toBeVisible();
});

test("sorts the listings of a vendor @mobile", async ({ page, isMobile, signInAs }) => {
  await signInAs("vendor");
  await page.goto("/vendor?tab=listings&status=approved");
  const sorts = isMobile
    ? page.getByRole("navigation", { name: "Sort your listings" })
    : page.getByRole("table", { name: "Your listings" }).locator("thead");
  async function isSorted(sign: 1 | -1): Promise<boolean | null> {
    const rows = await page.locator('tbody [data-slot="table-row"]').allInnerTexts();
    const prices = rows.map((row) => Number(/\$([\d,]+\.\d\d)/.exec(row)?.[1]?.replaceAll(",", "")));
    const sorted = prices.toSorted((a, b) => sign * (a - b));
    return new Set(prices).size > 3 ? sorted.join() === prices.join() : null;
  }
  if (isMobile) await page.getByRole("button", { name: "Sort: Newest" }).click();
  await sorts.getByRole("link", { name: isMobile ? "Price high to low" : "Price" }).click();
  await expect(page).toHaveURL(/sort=price_desc/);
  await expect.poll(() => isSorted(-1)).toBe(true);
  if (isMobile) await page.getByRole("button", { name: "Sort: Price high to low" }).click();
  await sorts.getByRole("link", { name: isMobile ? "Price low to high" : "Price" }).click();
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect.poll(() => isSorted(1)).toBe(true);
  const shown = isMobile
    ? page.getByRole("button", { name: "Sort: Price low to high" })
    : sorts.getByRole("link", { name: "Created" });
  await expect(shown).toBeVisible();
});

test("shows a new vendor the first steps, then takes a description and a vacation", async ({
  page,
  request,
  baseURL,
}) => {
  const { vendorId } = await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  await page.goto("/vendor-dashboard");
  await expect(page.getByRole("link", { name: "Tell customers who you are" })).toBeVisible();
  await expect(page.getByText("No reviews to answer")).toHaveCount(0);

  await page.goto("/vendor?tab=profile");
  const back = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Away until").fill(back);
  await page.getByLabel("Message while away").fill("Back with new bread.");
  await page.getByLabel("About", { exact: true }).fill("We bake in a small kitchen.");
  await page.getByLabel("Monday: open or closed").selectOption("open");
  await page.getByLabel("Monday: closes").fill("09:00");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Choose different opening and closing times, or open 24 hours")).toBeVisible();
  await page.getByLabel("Monday: closes").fill("18:30");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Your profile was saved")).toBeVisible();

  await page.goto(`/vendor/${vendorId}?tab=about`);
  await expect(page.getByText("We bake in a small kitchen.")).toBeVisible();
  await expect(page.getByText("9 AM – 6:30 PM")).toBeVisible();
  await expect(page.getByText("Back with new bread.")).toBeVisible();
});
