import type { Page } from "@playwright/test";
import { expect } from "./fixtures";
import { expectClosing, expectTabCloses, expectFocusTrap, test } from "./overlays";
import { makePerson } from "./people";

const header = (page: Page) => page.getByRole("banner");
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

for (const role of [null, "vendor"] as const) {
  const who = role ? `a ${role}` : "a visitor";

  test(`returns focus from the menu and the side drawer of ${who} @mobile-only`, async ({
    page,
    visit,
    press,
    signInAs,
  }) => {
    if (role) await signInAs(role);
    await visit("/cookie-policy");
    const opener = header(page).getByRole("button", { name: "Open menu" });
    const menu = page.locator("[data-slot=mobile-menu]");
    await press(opener);
    await expect(menu.getByText(role ? "My Profile" : "Become a Vendor")).toBeVisible();
    await expectClosing(menu, opener);
    await opener.press("Enter");
    await expectTabCloses(menu, opener);

    const account = page.locator("[data-slot=drawer-button]:visible");
    const drawer = dialogOf(page, "Account");
    await press(account);
    await expect(drawer.getByRole("link", { name: role ? "My Favorites" : "Login" })).toBeVisible();
    await expect(drawer.getByRole("link", { name: "Become a Vendor" })).toHaveCount(role ? 0 : 1);
    await expectFocusTrap(drawer);
    await expectClosing(drawer, account);
  });
}

test("moves the account menu by arrows, and returns focus", async ({ page, visit, press, signInAs }) => {
  await signInAs("vendor");
  await visit("/cookie-policy");
  const opener = header(page).getByRole("button", { name: /^Account menu of / });
  const menu = page.getByRole("menu");
  await press(opener);
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("menuitem", { name: "Logout" })).toBeFocused();
  await expectClosing(menu, opener);
  await opener.press("ArrowDown");
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
});

test("leaves focus in the field under suggestions and recent searches", async ({ page, request, visit }) => {
  await expect
    .poll(async () => (await request.get("/api/search/suggestions?query=camrea")).text())
    .toContain('"camera"');
  await page.addInitScript(() =>
    localStorage.setItem("recentSearches", JSON.stringify(["oak table", "garden"])),
  );
  await visit("/cookie-policy");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.click();
  const recent = page.getByRole("listbox", { name: "Recent searches" });
  await expect(recent.getByRole("option", { name: "oak table" })).toBeVisible();
  await expectClosing(recent, field);
  await field.press("ArrowDown");
  await expect(recent).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear", exact: true })).toBeFocused();
  await expectClosing(recent, field);

  await field.fill("camera");
  const suggestions = page.getByRole("listbox", { name: "Suggestions" });
  await expect(suggestions.getByRole("option").nth(1)).toBeVisible();
  await field.press("ArrowDown");
  await expect(suggestions.getByRole("option", { selected: true })).toHaveCount(1);
  await expectClosing(suggestions, field);
  await expect(field).toHaveValue("camera");
});

test("opens a screen on a tap on the search field, which holds focus and closes with Back @mobile-only", async ({
  page,
  visit,
}) => {
  const path = "/products?sort=price_asc";
  await page.addInitScript(() => {
    if (!localStorage.getItem("recentSearches"))
      localStorage.setItem("recentSearches", JSON.stringify(["oak table", "garden"]));
  });
  await visit(path);
  const field = page.getByRole("combobox", { name: "Search" });
  const screen = page.getByRole("dialog");
  const { y } = (await field.boundingBox())!;
  await field.tap();
  await expect(screen).toBeVisible();
  await expect(field).toBeFocused();
  const { width, height } = page.viewportSize()!;
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expectFocusTrap(screen);

  await page.getByRole("button", { name: "Remove garden from recent searches" }).tap();
  await expect(screen.getByRole("option")).toHaveText(["oak table"]);
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(screen).toBeHidden();
  await expect(field).not.toBeFocused();
  await expect(page).toHaveURL(path);
  expect((await field.boundingBox())!.y).toBe(y);

  await field.tap();
  await page.getByRole("button", { name: "Close search" }).tap();
  await expect(screen).toBeHidden();
  await field.tap();
  await screen.getByRole("option", { name: "oak table" }).tap();
  await expect(page).toHaveURL("/search?q=oak%20table");
  await expect(screen).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test("aligns suggestions on a phone one below another, with titles and prices in full or with an ellipsis @mobile-only", async ({
  page,
  request,
  visit,
}) => {
  await expect
    .poll(async () => (await request.get("/api/search/suggestions?query=camrea")).text())
    .toContain('"camera"');
  await page.setViewportSize({ width: 360, height: 640 });
  await visit("/");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.tap();
  await field.fill("camera");
  const options = page.getByRole("dialog").getByRole("option");
  await expect(options.filter({ hasText: "$" }).first()).toBeVisible();
  const places = await options.evaluateAll((rows) =>
    rows.map((row) => {
      const [, texts] = row.children;
      const [title, price] = [...texts!.children];
      const { left, right } = title!.getBoundingClientRect();
      const isCut = title!.scrollWidth > title!.clientWidth;
      const isMarked = getComputedStyle(title!).textOverflow === "ellipsis";
      const isWide = price === undefined || (right - left > 220 && price.scrollWidth <= price.clientWidth);
      return { left: Math.round(left), isReadable: isWide && (!isCut || isMarked) && right <= innerWidth };
    }),
  );
  expect(places.length).toBeGreaterThan(3);
  expect(new Set(places.map(({ left }) => left)).size).toBe(1);
  expect(places.filter(({ isReadable }) => !isReadable)).toEqual([]);
});

test("holds focus in both tabs of the auth dialog and in the reset dialog over it @mobile-only", async ({
  page,
  visit,
  press,
}) => {
  await visit("/cookie-policy");
  const opener = page.locator("[data-slot=drawer-button]:visible");
  const drawer = dialogOf(page, "Account");
  // The second time the code is already loaded, so one dialog closes and the other opens at the same time.
  for (let time = 0; time < 2; time += 1) {
    await press(opener);
    await press(drawer.getByRole("link", { name: "Login" }));
    const login = dialogOf(page, "Login");
    await expect(login.getByRole("textbox", { name: "Username" })).toBeFocused();
    await expectClosing(login, opener);
  }

  await press(opener);
  await press(drawer.getByRole("link", { name: "Login" }));
  const login = dialogOf(page, "Login");
  await login.getByRole("button", { name: "Login", exact: true }).click();
  await expect(login.getByText("Username is required")).toBeVisible();
  await expectFocusTrap(login);

  const forgot = login.getByRole("button", { name: "Forgot password?" });
  await press(forgot);
  const reset = dialogOf(page, "Reset Password");
  await expect(reset.getByLabel("Email")).toBeFocused();
  await expectFocusTrap(reset);
  await expectClosing(reset, forgot);
  await expect(login).toBeVisible();

  await press(login.getByRole("button", { name: "Register now" }));
  const signUp = dialogOf(page, "Sign Up");
  await expect(signUp.getByLabel("First name")).toBeFocused();
  await signUp.getByRole("button", { name: "Create Customer Account" }).click();
  await expect(signUp.getByText("Confirm your password")).toBeVisible();
  await expectFocusTrap(signUp);
  await press(signUp.getByRole("button", { name: "Login", exact: true }));
  await expect(login.getByRole("textbox", { name: "Username" })).toBeFocused();
  await expectClosing(login, opener);

  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent("openAuthModal", { detail: { tab: "register" } })),
  );
  await expect(signUp.getByLabel("First name")).toBeFocused();
  await expectClosing(signUp, opener);
});

test("holds focus in the two steps of 'Become a Vendor' and its final screen @mobile-only", async ({
  page,
  visit,
  press,
}) => {
  const person = makePerson();
  await visit("/cookie-policy");
  const menu = page.locator("[data-slot=mobile-menu]");
  const opener = header(page).getByRole("button", { name: "Open menu" });
  async function open(): Promise<void> {
    await press(opener);
    await press(menu.getByRole("link", { name: "Become a Vendor" }));
  }

  await open();
  const dialog = dialogOf(page, "Become a Vendor");
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Please confirm your password")).toBeVisible();
  await expectFocusTrap(dialog);
  await expectClosing(dialog, opener);

  await open();
  await dialog.getByLabel("First name").fill(person.firstName);
  await dialog.getByLabel("Last name").fill(person.lastName);
  await dialog.getByLabel("Email").fill(person.email);
  await dialog.getByLabel("Username").fill(person.username);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByLabel("Confirm password").fill(person.password);
  await press(dialog.getByRole("button", { name: "Continue" }));
  await expect(dialog.getByRole("status")).toHaveText("Step 2 of 2: business information");
  await expect(dialog.getByLabel("Business name")).toBeFocused();
  await dialog.getByRole("button", { name: "Register" }).click();
  await expect(dialog.getByText("You must agree to the terms", { exact: true })).toBeVisible();
  await expectFocusTrap(dialog);
  await press(dialog.getByRole("button", { name: "Back" }));
  await expect(dialog.getByLabel("First name")).toBeFocused();
  await press(dialog.getByRole("button", { name: "Continue" }));

  await dialog.getByLabel("Business name").fill(`Kettle ${person.username}`);
  await dialog.getByLabel("Phone").fill("5550100142");
  await dialog.getByLabel("Primary category").selectOption("products");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Register" }).click();
  const complete = dialogOf(page, "Registration complete");
  await expect(complete.getByRole("button", { name: "Continue to Homepage" })).toBeFocused();
  await expect(page.locator("[data-slot=toast]")).toBeVisible();
  await expectFocusTrap(complete);
  await page.keyboard.press("Escape");
  await expect(complete).toBeHidden();
});
