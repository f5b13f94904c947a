import { expect, test } from "./fixtures";
import { fillLogin, makePerson, register } from "./people";
import { waitUntilIdle, waitUntilSettled } from "./page-idle";

const demo = (role: string) => ({ username: `demo-${role}`, password: "market-demo-2026" });

test("returns to a deep link after the sign-in, with one navigation", async ({ page }) => {
  await page.goto("/admin/vendors?status=all");
  await expect(page).toHaveURL(`/auth?next=${encodeURIComponent("/admin/vendors?status=all")}`);
  // The router's initial replaceState looks like a navigation.
  await page.waitForFunction(() => window.history.state !== null);
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  await fillLogin(page, demo("admin"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vendors");
  await expect(page).toHaveURL("/admin/vendors?status=all");
  expect(visited).toEqual(["/admin/vendors"]);
});

test("32: leads the sign-in to no other site, whatever its address is", async ({ page, baseURL }) => {
  await page.goto(`/auth?next=${encodeURIComponent("/\\evil.example")}`);
  await fillLogin(page, demo("customer"));
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
});

for (const [path, role, heading] of [["/messages", "customer", "Messages"]] as const) {
  test(`shows the sign-in at the address of ${path}, and then the page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("tab", { name: "Sign Up" })).toBeVisible();
    await fillLogin(page, demo(role));
    await expect(page.getByRole("tab", { name: "Sign Up" })).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
}

test("shows no spinner on the first load of a guarded page, and opens /auth for a dead stored token", async ({
  page,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/401 \(Unauthorized\)/);
  await register(page.request, { origin: baseURL });
  await page.goto("/profile");
  const html = await (await page.request.get("/profile")).text();
  expect(html).not.toContain("Authenticating...");
  expect(html).toContain("Save details");

  // The session ends elsewhere; the open page redirects on the client.
  await waitUntilSettled(page);
  await page.goto("/customer");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A late request by the page would notice the sign-out before the click.
  await waitUntilIdle(page);
  await page.context().clearCookies();
  // In one step, so that no request by the page notices in between.
  await page.getByRole("link", { name: "Edit profile" }).evaluate((link: HTMLElement) => {
    localStorage.setItem("authToken", "dead");
    sessionStorage.setItem("authToken", "dead");
    link.click();
  });
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile/);
  await expect(page.getByRole("textbox", { name: "Username" })).toBeVisible();
});

test("signs out the other tabs after signing out in one", async ({ page, context, allowedInConsole }) => {
  allowedInConsole.push(/401 \(Unauthorized\)/);
  await page.goto("/auth");
  await fillLogin(page, demo("customer"));
  await expect(page).toHaveURL("/");
  const other = await context.newPage();
  await other.goto("/customer");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await expect(other).toHaveURL(/\/auth/);
  expect(await other.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  expect(await other.evaluate(() => sessionStorage.getItem("authToken"))).toBeNull();
});

test("55: shows the next person’s own data in a form that the previous one left open in another tab", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const ann = await register(request, { origin: baseURL, person: makePerson("Ann") });
  const ben = await register(request, { origin: baseURL, person: makePerson("Ben") });
  await page.goto("/auth");
  await fillLogin(page, ann);
  await expect(page).toHaveURL("/");
  await page.goto("/profile");
  const name = page.getByLabel("First name");
  await expect(name).toHaveValue("Ann");
  await waitUntilSettled(page);
  await name.fill("Annabel");
  const other = await context.newPage();
  await other.goto("/privacy-policy");
  await other.evaluate(async ({ username, password }) => {
    const answer = await fetch("/api/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    });
    const { token } = (await answer.json()) as { token: string };
    localStorage.setItem("authToken", token);
  }, ben);
  await expect(name).toHaveValue("Ben");
});

test("55: shows the sign-in instead of the inbox in a tab whose session ended elsewhere, and stops polling", async ({
  page,
  baseURL,
  allowedInConsole,
}) => {
  allowedInConsole.push(/401 \(Unauthorized\)/);
  await page.goto("/auth");
  await fillLogin(page, demo("customer"));
  await expect(page).toHaveURL("/");
  await page.clock.install();
  const view = page.waitForRequest(
    (request) => request.url().endsWith("/api/visits") && request.headers().referer === `${baseURL}/messages`,
  );
  await page.goto("/messages");
  const inbox = page.locator("[data-slot=inbox]");
  await expect(inbox).toBeVisible();
  await page.clock.fastForward(1000);
  await view;
  await page.evaluate(() => localStorage.setItem("recentSearches", '["private"]'));
  // Simulates a sign-out by another device, which keeps the cookies.
  const { cookies } = await page.context().storageState();
  await page.request.post("/api/logout", { headers: { origin: baseURL ?? "" } });
  await page.context().addCookies(cookies);
  await expect(page.getByRole("textbox", { name: "Username" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "You’ve been signed out. Log in to continue.",
  );
  await expect(inbox).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("recentSearches"))).toBeNull();
  await waitUntilSettled(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.clock.fastForward(60_000);
  expect(requests.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("signs the device out at logout when the session cannot be ended on the server, and closes guarded pages", async ({
  page,
  baseURL,
}) => {
  const person = await register(page.request, { origin: baseURL });
  await page.context().clearCookies();
  await page.goto("/auth");
  await fillLogin(page, person);
  await expect(page).toHaveURL("/");
  // Response as if the database were down; the cleared cookies are real.
  await page.route("**/api/logout", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { success: false } });
  });
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Logout had issues");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  const tokens = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => storage.getItem("authToken")),
  );
  expect(tokens).toEqual([null, null]);
  await page.goto("/profile");
  await expect(page).toHaveURL("/auth?next=%2Fprofile");
});

test("preserves and sends text typed before the scripts load", async ({ page, baseURL }) => {
  const person = await register(page.request, { origin: baseURL });
  await page.context().clearCookies();
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/auth", { waitUntil: "commit" });
  await page.getByRole("textbox", { name: "Username" }).fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  letGo();
  await page.waitForLoadState("load");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue(person.username);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/");
});
