import { expect, test } from "./fixtures";
import { findAxeViolations } from "./lookups";
import { fillLogin, register } from "./people";
import { settled } from "./settled";

test("an admin suspends somebody, whose devices are signed out, and lifts it again", async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  test.slow();
  const elsewhere = await browser.newContext({ baseURL });
  const person = await register(elsewhere.request, { origin: baseURL });
  await signInAs("admin");
  await page.goto(`/admin/users?search=${person.username}`);
  const menu = page.getByRole("button", { name: `Actions for ${person.username}` });
  await settled(page);
  await menu.click();
  await page.getByRole("menuitem", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: "Suspend Robin Harper" });
  await dialog.getByRole("button", { name: "Suspend account" }).click();
  await expect(dialog.getByText("Give a reason. They’ll see it.")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
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
  await expect(theirs.getByText("This account is suspended.")).toBeVisible();
  await menu.click();
  await page.getByRole("menuitem", { name: "Lift suspension" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lift suspension" }).click();
  await expect(page.getByText("Reason: Spam in reviews.")).toHaveCount(0);
  await fillLogin(theirs, person);
  await expect(theirs).toHaveURL("/");
  await elsewhere.close();
});

test("an admin makes a customer an administrator after being asked once more", async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  const elsewhere = await browser.newContext({ baseURL });
  const person = await register(elsewhere.request, { origin: baseURL });
  await signInAs("admin");
  await page.goto(`/admin/users?search=${person.username}`);
  const menu = page.getByRole("button", { name: `Actions for ${person.username}` });
  await settled(page);
  await menu.click();
  await page.getByRole("menuitem", { name: "Make administrator" }).click();
  const dialog = page.getByRole("dialog", { name: "Make Robin Harper an administrator?" });
  await dialog.getByRole("button", { name: "Make an administrator" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Robin Harper is now an administrator");
  expect((await elsewhere.request.get("/api/user")).status()).toBe(401);
  await menu.click();
  await page.getByRole("menuitem", { name: "Make customer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a customer" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Robin Harper is now a customer");
  await elsewhere.close();
});
