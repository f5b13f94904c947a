import { expect, test } from "./fixtures";
import { findAxeViolations } from "./lookups";
import { fillLogin, register } from "./people";

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
  await page.getByRole("button", { name: `Suspend: ${person.username}` }).click();
  const dialog = page.getByRole("dialog", { name: "Suspend Robin Harper" });
  await dialog.getByRole("button", { name: "Suspend account" }).click();
  await expect(dialog.getByText("Give a reason. They’ll see it.")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByLabel("Reason").fill("Spam in reviews.");
  await dialog.getByRole("button", { name: "Suspend account" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Robin Harper was suspended");
  await expect(page.getByText("Reason: Spam in reviews.")).toBeVisible();
  expect((await elsewhere.request.get("/api/user")).status()).toBe(401);

  const theirs = await elsewhere.newPage();
  await theirs.goto("/auth");
  await fillLogin(theirs, person);
  await expect(theirs.getByText("This account is suspended.")).toBeVisible();
  await page.getByRole("button", { name: `Lift suspension: ${person.username}` }).click();
  await expect(page.getByRole("button", { name: `Suspend: ${person.username}` })).toBeVisible();
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
  await page.getByRole("button", { name: `Make administrator: ${person.username}` }).click();
  const dialog = page.getByRole("dialog", { name: "Make Robin Harper an administrator?" });
  await dialog.getByRole("button", { name: "Make an administrator" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Robin Harper is now an administrator");
  expect((await elsewhere.request.get("/api/user")).status()).toBe(401);
  await page.getByRole("button", { name: `Make customer: ${person.username}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a customer" }).click();
  await expect(page.getByRole("button", { name: `Make administrator: ${person.username}` })).toBeVisible();
  await elsewhere.close();
});
