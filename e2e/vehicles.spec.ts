import { randomBytes } from "node:crypto";
import { expect, test } from "./fixtures";
import { readJsonLd } from "./lookups";

test.use({ viewport: { width: 390, height: 844 } });

const vin = "1FTEW1EP0MKD12345";

test("lets a vendor offer a truck on a phone, and a visitor find it by its facts @mobile-only", async ({
  page,
  context,
  signInAs,
  requestAs,
  baseURL,
}) => {
  const model = `F-150 ${randomBytes(3).toString("hex")}`;
  const title = `2021 Ford ${model}, 38k miles`;
  await signInAs("vendor");
  await page.goto("/create-listing?category=products");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Subcategory").selectOption("vehicles/trucks");
  await page.getByLabel("Description", { exact: true }).fill("Runs well, with a bed liner and a hitch.");
  await page.getByLabel("Price", { exact: true }).fill("31,500");
  await page.getByLabel("Year", { exact: true }).fill("2021");
  await page.getByLabel("Make", { exact: true }).fill("Ford");
  await page.getByLabel("Model", { exact: true }).fill(model);
  await page.getByLabel("Condition").selectOption("used");
  await page.getByLabel("Title status").selectOption("clean");
  await page.getByLabel("Drivetrain").selectOption("4wd");
  await page.getByLabel("VIN (optional)", { exact: true }).fill(vin.replace("0MK", "6MK"));
  await page.getByRole("checkbox", { name: "Pickup" }).check();
  await page.getByLabel("City", { exact: true }).fill("Austin");
  await page.getByLabel("State", { exact: true }).selectOption("TX");
  await page.getByRole("button", { name: "Submit for review" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Please check" });
  await expect(summary).toContainText("Mileage: Enter the mileage");
  await expect(summary).toContainText("VIN: This VIN has a typo.");
  await page.getByLabel("Mileage", { exact: true }).fill("38,000");
  await page.getByLabel("VIN (optional)", { exact: true }).fill(vin.toLowerCase());
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page).toHaveURL(/\/vendor\?tab=listings&status=pending/);

  const headers = { origin: baseURL ?? "" };
  const admin = await requestAs("admin");
  const pending = await admin.get(`/api/admin/pending-listings?search=${encodeURIComponent(title)}`);
  const [{ id }] = (await pending.json()) as [{ id: string }];
  const approved = await admin.post(`/api/admin/listings/${id}/approve`, { data: {}, headers });
  expect(approved.status(), await approved.text()).toBe(200);

  await context.clearCookies();
  await expect(async () => {
    await page.goto(`/products/vehicles/trucks?search=${encodeURIComponent(model)}&maxMileage=50000`);
    await expect(page.getByRole("link", { name: title })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips).toContainText("Up to 50,000 miles");
  const card = page.locator("[data-slot=listing-card]", { hasText: title });
  await expect(card).toContainText("2021 · 38,000 mi");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Drivetrain").selectOption("4wd");
  await page.getByRole("button", { name: "Show 1 result" }).click();
  await expect(chips).toContainText("Four-wheel drive");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText("1FTEW1EP0MK ••••••")).toBeVisible();
  expect(await page.content()).not.toContain(vin);
  const car = (await readJsonLd(page)).find((entry) => entry["@type"] === "Car");
  expect(car).toMatchObject({ vehicleModelDate: "2021", mileageFromOdometer: { value: 38_000 } });
});
