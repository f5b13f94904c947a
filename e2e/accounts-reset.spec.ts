import { expect, test } from "./fixtures";
import { waitForMailLink, fillLogin, register } from "./people";

test("resets a forgotten password by the link in the mail, through all five states", async ({
  page,
  openBrowser,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/400 \(Bad Request\)|401 \(Unauthorized\)/);
  test.slow();
  const elsewhere = await openBrowser();
  const person = await register(elsewhere.request, { origin: baseURL });
  expect((await elsewhere.request.get("/api/user")).status()).toBe(200);

  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset Password" });
  await dialog.getByLabel("Email").fill("not an address");
  await dialog.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Reset link sent");
  await expect(page.locator("[data-slot=toast]")).toContainText(
    `We've sent a password reset link to ${person.email}. Please check your inbox.`,
  );
  await expect(dialog).toBeHidden();

  const link = await waitForMailLink(person.email, "password_reset", "/reset-password");
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/validate-reset-token*", async (route) => {
    await released;
    await route.continue();
  });
  const opened = await page.goto(link);
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  expect(opened?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.getByText("Checking your link")).toBeVisible();
  letGo();

  await expect(page.getByText(`Choose a new password for ${person.username}.`)).toBeVisible();
  const reset = page.getByRole("button", { name: "Reset password" });
  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByLabel("Confirm new password").fill("short");
  await reset.click();
  await expect(page.getByText("Password must be at least 8 characters long").first()).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("plum-harbor-77");
  await page.getByLabel("Confirm new password").fill("plum-harbor-78");
  await reset.click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByLabel("Confirm new password").fill("plum-harbor-77");

  let send = () => {};
  const pause = new Promise<void>((resolve) => (send = resolve));
  await page.route("**/api/reset-password", async (route) => {
    await pause;
    await route.continue();
  });
  await reset.click();
  await expect(page.getByRole("button", { name: "Reset password" })).toHaveAttribute("aria-busy", "true");
  send();
  await expect(page.getByRole("status").getByText("Password reset successful").first()).toBeVisible();
  await expect(page).toHaveURL("/auth");

  expect((await elsewhere.request.get("/api/user")).status()).toBe(401);
  await elsewhere.close();
  await fillLogin(page, person);
  await expect(page.getByText("Invalid username or password")).toBeVisible();
  await fillLogin(page, { username: person.email, password: "plum-harbor-77" });
  await expect(page).toHaveURL("/");

  await page.goto(link);
  await expect(page.getByText("This reset link is not valid or has expired.")).toBeVisible();
});

test("explains on the page without a token where the link is", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByText("No reset token provided. Please use the link from your email.")).toBeVisible();
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL("/auth");
});
