import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { fillLogin } from "./people";

const title = (page: Page) => page.getByLabel("Title", { exact: true });
const saved = (page: Page) => page.getByText(/^Saved \d{1,2}:\d\d [AP]M$/);

async function failSaves(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/listings(\/[\w-]+)?$/, async (route) => {
    if (route.request().method() === "GET") await route.fallback();
    else await route.abort();
  });
}

async function typeTitle(page: Page, path: string, text: string, before = ""): Promise<void> {
  await page.goto(path);
  await expect(title(page)).toHaveValue(before);
  await title(page).fill(text);
  await expect(page.getByText(/^Saved on this device only/)).toBeVisible();
}

function listDraftKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith("draft:")),
  );
}

test.describe("unsaved text in the listing form", () => {
  test.beforeEach(async ({ context, signInAs, allowedInConsole }) => {
    allowedInConsole.push(/ERR_FAILED/);
    await signInAs("vendor");
    await failSaves(context);
  });

  const forms: [name: string, before: string, path: (page: Page) => Promise<string>][] = [
    [
      "of one that exists",
      "A lamp",
      async (page) => {
        await page.context().unrouteAll();
        await page.goto("/create-listing?category=products");
        await title(page).fill("A lamp");
        await expect(saved(page)).toBeVisible();
        await failSaves(page.context());
        return new URL(page.url()).pathname;
      },
    ],
  ];

  for (const [name, before, findPath] of forms) {
    test(`stays separate in two tabs with the form ${name}, and survives when one closes`, async ({
      page,
      context,
    }) => {
      const path = await findPath(page);
      const other = await context.newPage();
      await typeTitle(page, path, "Typed here", before);
      await typeTitle(other, path, "Typed there", before);
      for (const tab of [page, other]) await tab.reload();
      await expect(title(page)).toHaveValue("Typed here");
      await expect(title(other)).toHaveValue("Typed there");
      await other.close();

      const third = await context.newPage();
      await third.goto(path);
      await expect(title(third)).toHaveValue("Typed there");
      await page.reload();
      await expect(title(page)).toHaveValue("Typed here");
      await context.unrouteAll();
    });
  }
});

test("clears the unsaved text of every tab after signing out in one", async ({
  page,
  context,
  allowedInConsole,
}) => {
  allowedInConsole.push(/ERR_FAILED/, /401 \(Unauthorized\)/);
  await page.goto("/auth");
  await fillLogin(page, { username: "demo-vendor", password: "market-demo-2026" });
  await expect(page).toHaveURL("/vendor");
  await failSaves(context);
  const other = await context.newPage();
  await typeTitle(other, "/create-listing?category=services", "Typed there");
  await typeTitle(page, "/create-listing?category=products", "Typed here");
  expect((await listDraftKeys(other)).length).toBeGreaterThan(2);
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(title(other)).toBeHidden();
  expect(await listDraftKeys(other)).toEqual([]);
  expect(await listDraftKeys(page)).toEqual([]);
});

test("shows the saved values after a reload during a save", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.goto("/create-listing?category=products");
  await title(page).fill("A lamp");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  const { pathname } = new URL(page.url());
  const before = await page.request.get(pathname);
  await title(page).fill("A better lamp");
  await expect(saved(page)).toBeVisible();
  // Simulates a page that was requested before the save completed.
  await page.route(pathname, (route) => route.fulfill({ response: before }));
  await page.reload();
  await expect(title(page)).toHaveValue("A better lamp");
});
