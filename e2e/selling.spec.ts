import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { addPhotos, photos } from "./pictures";

async function fillHome(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page
    .getByLabel("Description", { exact: true })
    .fill("Two floors, a garden and a view over the lake.");
  await page.getByText("For sale", { exact: true }).click();
  await page.getByLabel("Property type").selectOption("condo");
  await page.getByLabel("Price", { exact: true }).fill("612,000");
  await page.getByLabel("City").fill("Boise");
  await page.getByLabel("State", { exact: true }).selectOption("ID");
  await page.getByLabel("Bedrooms").fill("3");
  await page.getByLabel("Bathrooms").fill("1.5");
  await page.getByLabel("Living area").fill("1,450");
}

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("fills the screen with a form, and labels each of its buttons", async ({ page, signInAs }) => {
    await signInAs("vendor");
    await page.goto("/vendor");
    const tabs = page.getByRole("navigation", { name: "Sections" });
    await expect(tabs).toBeVisible();
    await page.goto("/create-listing?category=products");
    await expect(page.getByRole("button", { name: "Submit for review" })).toBeInViewport();
    await expect(tabs).toBeHidden();
    await page.getByLabel("Quantity").scrollIntoViewIfNeeded();
    await expect(page.getByRole("banner")).not.toBeInViewport();
    const word = await page.getByText("Preview", { exact: true }).boundingBox();
    expect(word?.width).toBeGreaterThan(40);
    const bar = await page.locator("div", { has: page.locator("> [data-slot=save-state]") }).boundingBox();
    expect(bar?.height).toBeLessThan(740 / 6);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(740);
  });

  test("lets a vendor offer a home with 5 photos, an admin approve it, and a visitor find it", async ({
    page,
    context,
    signInAs,
  }) => {
    const title = `Lakeview condo ${Date.now().toString(36)}`;
    await signInAs("vendor");
    await page.goto("/create-listing?category=realestate");
    await addPhotos(page, 5);
    await expect(photos(page)).toHaveCount(5, { timeout: 30_000 });
    await fillHome(page, title);
    await expect(page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();
    await page.getByRole("button", { name: "Submit for review" }).click();
    await expect(page).toHaveURL(/\/vendor\?tab=listings&status=pending/);
    await expect(page.getByText(title)).toBeVisible();

    await signInAs("admin");
    await page.goto("/admin/listings?kind=listing");
    // Oldest first, so this one may be on a later page.
    await expect(async () => {
      if (!(await page.getByText(title).isVisible()))
        await page.getByRole("link", { name: "Next page" }).click({ timeout: 2000 });
      await expect(page.getByText(title)).toBeVisible({ timeout: 4000 });
    }).toPass();
    await page.getByText(title).click();
    await expect(page.getByRole("list", { name: title }).getByRole("listitem")).toHaveCount(5);
    const file = page.getByRole("region", { name: "Case file" });
    await expect(file.getByRole("heading", { name: "More from this vendor" })).toBeVisible();
    await expect(file.getByText("No other vendor uses these photos.")).toBeVisible();
    const approve = page.getByRole("button", { name: `Approve: ${title}` });
    await approve.click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("It’s back in the queue.")).toBeVisible();
    await page.getByText(title, { exact: true }).click();
    await approve.click();
    await expect(page.getByText(`${title} was approved`)).toBeVisible();

    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await expect(async () => {
      await page.goto(`/search?search=${encodeURIComponent(title)}&state=ID&propertyType=condo`);
      await expect(page.getByRole("link", { name: title }).first()).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    await page.getByRole("link", { name: title }).first().click();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
    await expect(page.getByText("$612,000.00").first()).toBeVisible();
  });
});

test("warns the second of two tabs that edit a listing, which loses nothing", async ({
  page,
  context,
  signInAs,
  allowedInConsole,
}) => {
  allowedInConsole.push(/409 \(Conflict\)/);
  const title = `Two tabs ${Date.now().toString(36)}`;
  await signInAs("vendor");
  await page.goto("/create-listing?category=products");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/\/edit-listing\//);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Title", { exact: true }).fill(`${title}, theirs`);
  await other.getByRole("button", { name: "Save draft" }).click();
  // The explicit save, not just the autosave before it.
  await expect(other.getByText("Draft saved", { exact: true })).toBeVisible();
  await expect(other.getByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await other.close();

  await page.getByLabel("Title", { exact: true }).fill(`${title}, mine`);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert").filter({ hasText: `${title}, theirs` })).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`${title}, mine`);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`${title}, mine`);
});

test("lets a vendor return to a draft, preview it as visitors will see it, and move it to another section", async ({
  page,
  signInAs,
}) => {
  const title = `Piano lessons ${Date.now().toString(36)}`;
  await signInAs("vendor");
  await page.goto("/create-listing?category=products");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Brand" }).fill("Northwood");
  await expect(page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();

  await page.goto("/vendor?tab=listings&status=draft");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("textbox", { name: "Brand" })).toHaveValue("Northwood");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Only you and our team see this page.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Northwood")).toBeVisible();

  await page.getByRole("link", { name: "Back to editing" }).click();
  await page.getByRole("radio", { name: /^Service/ }).check();
  await expect(page.getByRole("textbox", { name: "Brand" })).toBeHidden();
  await page.getByLabel("Area you serve").fill("Austin and around");
  await expect(page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Service/ })).toBeChecked();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(page.getByLabel("Area you serve")).toHaveValue("Austin and around");
});

test("lets a vendor feature a listing, labels it for visitors, and undoes it", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.goto("/vendor?tab=listings&status=approved&sort=price_asc");
  await expect(page.getByText(/^\d of 5 featured$/)).toBeVisible();
  const listing = page
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox", { name: /^Select (?!all)/ }) })
    .filter({ hasNot: page.getByText("Featured", { exact: true }) })
    .first();
  const title = (await listing.getByRole("link").first().textContent()) ?? "";
  const menu = page.getByRole("button", { name: `Actions for ${title}` }).first();
  const item = page.getByRole("menuitem", { name: "Feature", exact: true });
  await expect(async () => {
    if (!(await item.isVisible())) await menu.click();
    await item.click();
    await expect(page.getByText(`${title} is now featured`)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await page.getByRole("link", { name: title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("main").getByText("Featured", { exact: true }).first()).toBeVisible();
  await page.goBack();
  await menu.click();
  await page.getByRole("menuitem", { name: "Stop featuring" }).click();
  await expect(page.getByText(`${title} is no longer featured`)).toBeVisible();
});

test("pauses several listings of a vendor at once, and undoes it", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.goto("/vendor?tab=listings&status=approved");
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  const bar = page.getByRole("toolbar", { name: "Selected rows" });
  await expect(async () => {
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(bar.getByText("2 selected")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await bar.getByRole("button", { name: "Pause" }).click();
  const dialog = page.getByRole("dialog", { name: "Pause: 2 listings" });
  await expect(dialog.getByText(/come off the site until you resume them/)).toBeVisible();
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("2 listings: paused")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 listings: live again")).toBeVisible();
});
