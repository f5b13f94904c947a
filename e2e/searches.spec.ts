import { expect, test } from "./fixtures";
import { register } from "./people";
import { waitUntilSettled } from "./page-idle";

test("stores at log-in a search saved while signed out, renames, deletes, and restores it", async ({
  page,
  openBrowser,
  baseURL,
}) => {
  const elsewhere = await openBrowser();
  const person = await register(elsewhere.request, { origin: baseURL });
  await elsewhere.close();

  await page.goto("/search?q=camera&condition=used");
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByRole("button", { name: "Log in and save" }).click();
  const login = page.getByRole("dialog", { name: "Login" });
  await login.getByRole("textbox", { name: "Username" }).fill(person.username);
  await login.getByRole("textbox", { name: "Password", exact: true }).first().fill(person.password);
  await login.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Search saved").locator("visible=true").first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=camera/);

  await page.goto("/saved-searches");
  await waitUntilSettled(page);
  await expect(page.getByRole("link", { name: "Camera · Used" })).toBeVisible();
  await page.getByRole("button", { name: "Rename Camera · Used" }).click();
  await page.getByLabel("Name of this search").fill("Old cameras");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("link", { name: "Old cameras" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Old cameras" }).click();
  await page.getByRole("button", { name: "Undo: keep Old cameras" }).click();

  await page.getByRole("link", { name: "Old cameras" }).click();
  await expect(page.getByText(/^Nothing new since/)).toBeVisible();
  await page.getByRole("link", { name: "View all results" }).click();
  await expect(page).toHaveURL(/\/search\?q=camera&sort=newest&condition=used/);
});

test("saves a search for jobs from the board, and sends its alerts as often as chosen", async ({
  page,
  baseURL,
}) => {
  await register(page.request, { origin: baseURL });
  await page.goto("/jobs?search=manager&workplace=remote");
  await waitUntilSettled(page);
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByRole("link", { name: "Change" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Manager · Remote" });
  const often = row.getByLabel("Email new jobs of Manager · Remote");
  await often.selectOption("Email weekly");
  await expect(often).toHaveValue("weekly");
  await page.reload();
  await waitUntilSettled(page);
  await expect(often).toHaveValue("weekly");
  await row.getByRole("button", { name: "Delete Manager · Remote" }).click();
  await page.getByRole("button", { name: "Undo: keep Manager · Remote" }).click();
  await page.getByRole("link", { name: "Manager · Remote" }).click();
  await expect(page).toHaveURL(/\/jobs\?search=manager&workplace=remote/);
});
