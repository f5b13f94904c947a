import { expect, test } from "./fixtures";
import { findListing } from "./lookups";
import { fillLogin, makePerson, readMails, register } from "./people";
import { waitUntilSettled } from "./page-idle";

const labels = {
  "First name": "firstName",
  "Last name": "lastName",
  Email: "email",
  "Phone number": "phone",
  Username: "username",
  "Create password": "password",
} as const;

test("lets a visitor sign up as a customer, browse, and log out", async ({ page, context }) => {
  const person = makePerson();
  await page.goto("/");
  // Before hydration the link leads to /auth.
  await waitUntilSettled(page);
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Login" });
  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  const signUp = page.getByRole("dialog", { name: "Sign Up" });
  await expect(signUp.getByRole("checkbox")).toBeChecked();
  for (const [label, field] of Object.entries(labels)) {
    await signUp.getByRole("tabpanel").getByLabel(label, { exact: true }).fill(person[field]);
  }
  await signUp.getByLabel("Confirm password").fill("green-wagon-43");
  await signUp.getByRole("button", { name: "Create Customer Account" }).click();
  await expect(signUp.getByText("Passwords do not match")).toBeVisible();
  await expect(page.locator("[data-slot=toast]")).toContainText("Passwords don't match");
  await expect(page.locator("[data-slot=toast]")).toContainText("Please make sure your passwords match.");

  await signUp.getByLabel("Confirm password").fill(person.password);
  // Awaited together with the click, because a toast closes after five seconds.
  await Promise.all([
    expect(page.locator("[data-slot=toast]:popover-open")).toContainText("Success!"),
    signUp.getByRole("button", { name: "Create Customer Account" }).click(),
  ]);
  await expect(page.locator("[data-slot=toast]")).toHaveCount(1);
  const complete = page.getByRole("dialog", { name: "Registration complete" });
  await expect(complete).toContainText("Your customer account has been created successfully.");
  await expect(complete.getByText("A welcome email was sent to you.")).toBeVisible();
  expect(readMails(person.email).map(({ template }) => template)).toEqual(["welcome"]);
  await complete.getByRole("button", { name: "Continue to Homepage" }).click();
  await expect(page).toHaveURL("/");

  const listing = await findListing(page.request, "category=products");
  await page.goto(`/listings/${listing.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(listing.title);
  await page.getByRole("button", { name: `Account menu of ${person.firstName} ${person.lastName}` }).click();
  await page.getByRole("menuitem", { name: "My Dashboard" }).click();
  await expect(page).toHaveURL("/customer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Harper");

  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  const storedKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(storedKeys.filter((key) => /token|draft|recent|favorite/i.test(key))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("next-auth.session-token");
  expect((await page.request.get("/api/user")).status()).toBe(401);
  await page.goto("/profile");
  await expect(page).toHaveURL("/auth?next=%2Fprofile");
});

test("shows a message in every empty field of the sign-up, and a taken name next to its field", async ({
  page,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/409 \(Conflict\)/);
  const known = await register(page.request, { origin: baseURL });
  await page.context().clearCookies();
  await page.goto("/auth?tab=register");
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("button", { name: "Create Customer Account" }).click();
  await expect(panel.getByLabel("First name")).toBeFocused();
  for (const message of [
    "First name is required",
    "Last name is required",
    "Invalid email address",
    "Phone number is required",
    "Username must be at least 3 characters",
    "Password must be at least 6 characters",
    "Confirm your password",
  ]) {
    await expect(panel.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.locator("[data-slot=toast]")).toContainText("First name is required");
  for (const [label, field] of Object.entries(labels)) {
    await panel.getByLabel(label, { exact: true }).fill(known[field]);
  }
  await panel.getByLabel("Email").fill(makePerson().email);
  await panel.getByLabel("Confirm password").fill(known.password);
  await panel.getByRole("button", { name: "Create Customer Account" }).click();
  await expect(panel.getByText("This username is already taken.")).toBeVisible();
  await expect(page.locator("[data-slot=toast]")).toContainText("Registration failed");
  await expect(panel.getByLabel("First name")).toHaveValue(known.firstName);
});

test("fits the sign-up dialog with every message in it on a laptop's screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/");
  // Before hydration the link leads to /auth.
  await waitUntilSettled(page);
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await page.getByRole("dialog", { name: "Login" }).getByRole("tab", { name: "Sign Up" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign Up" });
  await dialog.getByRole("checkbox").uncheck();
  await dialog.getByRole("button", { name: "Create Customer Account" }).click();
  await expect(dialog.getByText("Confirm your password", { exact: true })).toBeVisible();
  expect((await dialog.boundingBox())?.height).toBeLessThan(900);
  const content = dialog.locator(".overflow-y-auto");
  expect(await content.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
});

test("checks no password after the tenth wrong one", async ({ page, allowedInConsole, baseURL }) => {
  allowedInConsole.push(/401 \(Unauthorized\)|429 \(Too Many Requests\)/);
  const { username, password } = await register(page.request, { origin: baseURL });
  await page.context().clearCookies();
  for (let turn = 1; turn < 10; turn += 1) {
    const headers = { origin: baseURL ?? "" };
    const data = { username, password: "not the password" };
    expect((await page.request.post("/api/login", { data, headers })).status()).toBe(401);
  }
  await page.goto("/auth");
  await fillLogin(page, { username, password: "not the password" });
  await expect(page.getByText("Invalid username or password")).toBeVisible();
  await fillLogin(page, { username, password });
  await expect(
    page.getByRole("tabpanel").getByText(/^Too many attempts\. Try again in \d+ minutes\.$/),
  ).toBeVisible();
  await expect(page).toHaveURL("/auth");
});
