import { expect, test } from "./fixtures";
import { fillLogin, register } from "./people";
import { waitUntilSettled } from "./page-idle";

test("lets an admin suspend a user, which signs out all devices, and lift the suspension", async ({
  page,
  openBrowser,
  baseURL,
  signInAs,
}) => {
  test.slow();
  const elsewhere = await openBrowser();
  const person = await register(elsewhere.request, { origin: baseURL });
  await signInAs("admin");
  await page.goto(`/admin/users?search=${person.username}`);
  const menu = page.getByRole("button", { name: `Actions for ${person.username}` });
  await waitUntilSettled(page);
  await menu.click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: "Suspend Robin Harper" });
  await dialog.getByRole("button", { name: "Suspend account" }).click();
  await expect(dialog.getByText("Give a reason. They’ll see it.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Spam in reviews.");
  await dialog.getByLabel("Ends").selectOption("7");
  await dialog.getByRole("button", { name: "Suspend account" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Robin Harper was suspended");
  await expect(page.getByText("Reason: Spam in reviews.")).toBeVisible();
  await expect(page.getByText(/^Suspended until /)).toBeVisible();
  expect((await elsewhere.request.get("/api/user")).status()).toBe(401);

  const theirs = await elsewhere.newPage();
  await theirs.goto("/auth");
  await fillLogin(theirs, person);
  const refusal = theirs.getByRole("tabpanel").locator("[data-slot=alert]");
  await expect(refusal).toContainText("This account is suspended.");
  await expect(refusal).toContainText(/Email \S+@\S+ if you think this is a mistake\./);
  await menu.click();
  await page.getByRole("menuitem", { name: "Lift suspension" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lift suspension" }).click();
  await expect(page.getByText("Reason: Spam in reviews.")).toHaveCount(0);
  await fillLogin(theirs, person);
  await expect(theirs).toHaveURL("/");
  await elsewhere.close();
});

test("lets an admin make a customer an administrator after a confirmation", async ({
  page,
  openBrowser,
  baseURL,
  signInAs,
}) => {
  const elsewhere = await openBrowser();
  const person = await register(elsewhere.request, { origin: baseURL });
  await signInAs("admin");
  await page.goto(`/admin/users?search=${person.username}`);
  await page.getByRole("link", { name: "Robin Harper" }).click();
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Harper");
  await expect(page.getByRole("heading", { name: "Signed-in devices (1)" })).toBeVisible();
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Make administrator" }).click();
  const dialog = page.getByRole("dialog", { name: "Make Robin Harper an administrator?" });
  await dialog.getByRole("button", { name: "Make an administrator" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Robin Harper is now an administrator");
  expect((await elsewhere.request.get("/api/user")).status()).toBe(401);
  await expect(page.getByText(`${person.username} was made an administrator`)).toBeVisible();
  await page.getByRole("button", { name: "Make customer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a customer" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Robin Harper is now a customer");
  await elsewhere.close();
});

test("opens a screen, and a user by part of an email address, from an admin's keyboard", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/admin");
  await waitUntilSettled(page);
  const palette = page.getByRole("dialog", { name: "Find" });
  // The shortcut works only after hydration.
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeVisible({ timeout: 2000 });
  }).toPass();
  const box = palette.getByRole("combobox");
  await expect(box).toBeFocused();
  await box.fill("outbox");
  await expect(palette.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/outbox");
  await expect(palette).toBeHidden();

  await page.getByRole("button", { name: "Find" }).click();
  await box.fill("demo-cust");
  await palette.getByRole("group", { name: "People" }).getByRole("option").first().click();
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "Find" }).click();
  await box.fill("zzzqqq");
  await expect(palette.getByText("No results for “zzzqqq”.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
});

test("obeys the keys of a queue on a fresh page, and opens the next listing from its top", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  await page.goto("/admin/listings");
  await waitUntilSettled(page);
  const rows = page.getByRole("list", { name: "Listings in review" }).locator("> li");
  const header = await page.locator("[data-slot=header]").boundingBox();
  await expect(page.locator("body")).toBeFocused();
  for (const at of [1, 2]) {
    await page.keyboard.press("j");
    await expect(rows.nth(at)).toBeFocused();
    await waitUntilSettled(page);
    const top = (await rows.nth(at).boundingBox())?.y ?? Number.NaN;
    expect(top).toBeGreaterThanOrEqual(header!.height);
    expect(top).toBeLessThan(header!.height + 40);
  }
});
