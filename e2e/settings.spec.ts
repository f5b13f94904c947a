import { expect, test } from "./fixtures";
import { waitUntilSettled } from "./page-idle";

test("publishes an admin's policy for everyone at once, and restores the original", async ({
  page,
  request,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/admin/settings");
  await waitUntilSettled(page);
  await page.getByRole("link", { name: /^Edit.*Cookie Policy/ }).click();
  const field = page.getByRole("textbox", { name: "Cookie Policy" });
  const text = await field.inputValue();
  await waitUntilSettled(page);
  await field.fill(`${text}\n\n<b>bold</b>`);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Remove the HTML. Use Markdown headings, paragraphs and lists.")).toBeVisible();
  await field.fill(`${text}\n\n## Crumbs\n\nWe keep none.`);
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Cookie Policy updated");
  expect(await (await request.get("/cookie-policy")).text()).toContain("We keep none.");

  await page
    .getByRole("link", { name: /^Read.*Cookie Policy/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Crumbs" })).toBeVisible();
  await page.goto("/admin/settings");
  await waitUntilSettled(page);
  await page.getByRole("button", { name: /^Use original text.*Cookie Policy/ }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Cookie Policy: restored");
  expect(await (await request.get("/cookie-policy")).text()).not.toContain("We keep none.");
});

test("renames the site on every page at once, and undoes it", async ({ page, request, signInAs }) => {
  await signInAs("admin");
  await page.goto("/admin/settings");
  await waitUntilSettled(page);
  const name = page.getByLabel("Site name");
  const before = await name.inputValue();
  await name.fill("");
  await page.getByRole("button", { name: "Save site" }).click();
  await expect(page.getByText("Enter a name of 1 to 40 characters.")).toBeVisible();
  await name.fill("Harbor Market");
  await page.getByRole("button", { name: "Save site" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Settings saved");
  await expect(page).toHaveTitle("Settings · Harbor Market");
  expect(await (await request.get("/")).text()).toContain("<title>Harbor Market:");
  await page.getByLabel("Site name").fill(before);
  await page.getByRole("button", { name: "Save site" }).click();
  await expect(page).toHaveTitle(`Settings · ${before}`);
  expect(await (await request.get("/")).text()).toContain(`<title>${before}:`);
});

test.describe(() => {
  test.use({ allowedInConsole: [/status of 422/] });

  test("lets no admin require a second step without having one", async ({ page, signInAs }) => {
    await signInAs("admin");
    await page.goto("/admin/settings");
    await waitUntilSettled(page);
    await page.getByRole("checkbox", { name: "Two-step sign-in for administrators" }).check();
    await page
      .locator("form", { has: page.getByRole("checkbox") })
      .getByRole("button", { name: "Save security" })
      .click();
    await expect(page.getByText("Turn on two-step sign-in in your own profile first.")).toBeVisible();
  });
});
