import { expect, test } from "./fixtures";
import { waitUntilSettled } from "./page-idle";

test("lets a person sign in on the auth page, stay signed in, and log out", async ({ page, context }) => {
  await page.goto("/auth");
  await page.getByRole("textbox", { name: "Username" }).fill("demo-customer");
  await page.getByLabel("Password", { exact: true }).fill("market-demo-2026");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Welcome back!")).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "next-auth.session-token")).toMatchObject({
    httpOnly: true,
    sameSite: "Lax",
  });
  expect(cookies.find(({ name }) => name === "plaza_signed_in")).toMatchObject({
    value: "1",
    httpOnly: false,
  });
  const stored = () =>
    page.evaluate(() => [localStorage.getItem("authToken"), sessionStorage.getItem("authToken")]);
  expect((await stored()).every(Boolean)).toBe(true);

  // Waits for the page's own request, which would return 401 once the session has ended.
  const userResponse = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/user");
  await page.reload();
  expect((await userResponse).status()).toBe(200);
  await waitUntilSettled(page);
  expect((await page.request.get("/api/user")).status()).toBe(200);
  const refreshed = await page.request.post("/api/refresh-token");
  expect(refreshed.status()).toBe(200);
  expect(await refreshed.json()).toEqual({ token: expect.any(String) });

  // An open page would request updates and notice the sign-out.
  await page.close();
  expect((await context.request.post("/api/logout")).status()).toBe(200);
  expect((await context.request.get("/api/user")).status()).toBe(401);
});

test("lets a user sign in, open the account menu, and log out by keyboard alone", async ({ page }) => {
  await page.goto("/cookie-policy");
  await waitUntilSettled(page);
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  const dialog = page.getByRole("dialog", { name: "Login" });
  await login.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Username" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(login).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Username" })).toBeFocused();
  await page.keyboard.type("demo-customer");
  await page.keyboard.press("Tab");
  await page.keyboard.type("market-demo-2026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");

  const menu = page.getByRole("button", { name: /^Account menu of/ });
  await menu.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "My Profile" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(login).toBeVisible();
});

test("refuses a wrong password with the message of the specification", async ({ page, allowedInConsole }) => {
  allowedInConsole.push(/401 \(Unauthorized\)/);
  await page.goto("/auth");
  await page.getByRole("textbox", { name: "Username" }).fill("demo-customer");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByText("Login failed")).toBeVisible();
  await expect(page.getByText("Invalid username or password")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue("demo-customer");
});
