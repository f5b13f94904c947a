import { expect, test } from "./fixtures";
import { withoutScripts } from "./whole-page";

const price = /\$[\d,]+\.\d{2}/;

for (const path of ["/", "/products", "/services", "/real-estate", "/search?q=camera"]) {
  test(`finds titles, prices, and links in the HTML of ${path}`, async ({ request }) => {
    const html = withoutScripts(await (await request.get(path)).text());
    const [, first = "", ...others] = html.split('data-slot="listing-card"');
    expect(others.length).toBeGreaterThan(2);
    const words = first.replace(/<[^>]+>/g, " ");
    expect(words).toMatch(price);
    expect(words).toMatch(/[A-Z]\w+/);
    expect(first).toMatch(/<a [^>]*href="\/listings\/[0-9a-f-]{36}"/);
  });
}

test.describe("a visitor without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("opens a listing, its vendor, and the next page", async ({ page }) => {
    await page.goto("/products");
    const card = page.locator("[data-slot=listing-card]").first();
    const title = await card.getByRole("link").innerText();
    const next = await page.getByRole("link", { name: "More listings" }).getAttribute("href");
    await card.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("main")).toContainText(price);
    await page.getByRole("link", { name: "See profile and all listings" }).click();
    await expect(page).toHaveURL(/\/vendor\/[0-9a-f-]{36}/);
    await page.goto(next ?? "");
    const second = page.locator("[data-slot=listing-card]").first().getByRole("link");
    await expect(second).not.toHaveText(title);
  });

  test("finds new and reduced listings from the homepage, and no empty space there", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".card-room").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Set your city" })).toBeHidden();
    await page.getByRole("link", { name: "See all: Reduced" }).click();
    await expect(page).toHaveURL("/search?reduced=1");
    await expect(page.locator("[data-slot=listing-card]").first()).toBeVisible();
  });
});

test("gets the errors of the contract from the API", async ({ request }) => {
  const broken = await request.post("/api/login", {
    data: "{",
    headers: { "content-type": "application/json" },
  });
  const cases: [number, number, unknown][] = [
    [400, broken.status(), await broken.json()],
    ...(await Promise.all(
      (
        [
          [400, "/api/listings?category=cars"],
          [400, "/api/listings/42"],
          [400, "/api/listings?minPrice=-1"],
          [404, "/api/homepage-settings/unknown"],
          [404, "/api/no/such/path"],
          [400, "/api/advertisements/position/left"],
        ] as const
      ).map(async ([status, path]): Promise<[number, number, unknown]> => {
        const response = await request.get(path);
        return [status, response.status(), await response.json()];
      }),
    )),
  ];
  for (const [expected, status, body] of cases) {
    expect(status, JSON.stringify(body)).toBe(expected);
    expect(body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  }
  const large = await request.post("/api/login", {
    data: { username: "x".repeat(10 * 1024 * 1024), password: "x" },
  });
  expect(large.status()).toBe(413);
});

test("finds health, readiness, and the API document", async ({ request }) => {
  expect(await (await request.get("/api/health")).json()).toEqual({ status: "ok" });
  expect(await (await request.get("/api/ready")).json()).toMatchObject({
    status: "ready",
    checks: { database: "ok", storage: "ok", queue: "ok" },
  });
  const document = (await (await request.get("/api/openapi.json")).json()) as {
    paths: Record<string, unknown>;
  };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(["/api/listings", "/api/listings/{id}", "/api/login", "/api/search/suggestions"]),
  );
  const helper = await request.get("/clear-cache-helper.jpg?t=1");
  expect(helper.headers()["content-type"]).toBe("image/jpeg");
  expect(helper.headers()["cache-control"]).toBe("no-store");
});

test("shows the error of a failed screen, and links onward", async ({ page, allowedInConsole }) => {
  allowedInConsole.push(/null/);
  await page.goto("/");
  // A card without a listing fails to render.
  await page.route("**/api/listings?*", (route) => route.fulfill({ json: [null] }));
  await page.getByRole("navigation", { name: "Listing categories" }).getByText("Products").click();
  const problem = page.getByRole("main").getByRole("alert");
  await expect(problem.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(problem).toContainText(/null/);

  await page.unroute("**/api/listings?*");
  await problem.getByRole("link", { name: "Go to the homepage" }).click();
  await expect(page.getByRole("heading", { name: "Latest listings", exact: true })).toBeVisible();
});
