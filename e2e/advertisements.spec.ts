import sharp from "sharp";
import { expect, test } from "./fixtures";
import { createApprovedVendor } from "./people";

test("runs an approved advertisement, and counts a visitor who sees it once", async ({
  page,
  request,
  baseURL,
  openBrowser,
  signInAs,
}) => {
  const title = `Spring sale ${Date.now().toString(36)}`;
  const { vendorId, username, password } = await createApprovedVendor({
    vendor: page.request,
    admin: request,
    origin: baseURL,
  });
  await page.goto("/create-advertisement");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Enter a title")).toBeVisible();
  await page.getByLabel("Title").fill(title);
  const background = { r: 40, g: 90, b: 160 };
  const buffer = await sharp({ create: { width: 1600, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "sale.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("button", { name: "Change picture" })).toBeVisible();
  await page.getByLabel("Destination").fill("https://shop.example/sale");
  await page.getByLabel("Position on the homepage").selectOption("bottom");
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page).toHaveURL(/\/edit-advertisement\//);
  await expect(page.getByText("In review", { exact: true })).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";

  await signInAs("admin");
  await page.goto("/admin/advertisements");
  await page.getByRole("button", { name: `Approve: ${title}` }).click();
  await expect(page.getByText(`${title} was approved`)).toBeVisible();

  const stranger = await openBrowser();
  const visitor = await stranger.newPage();
  const counted = visitor.waitForResponse(/\/impression$/);
  await visitor.goto(`/vendor/${vendorId}?adId=${id}`);
  const link = visitor.getByRole("link", { name: title });
  await expect(link).toHaveAttribute("rel", "noopener nofollow sponsored");
  expect((await counted).status()).toBe(204);
  await stranger.close();

  const headers = { origin: baseURL ?? "" };
  await page.request.post("/api/login", { data: { username, password }, headers });
  await page.goto(`/edit-advertisement/${id}`);
  await expect(page.getByText("Running", { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText("1");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();
});
