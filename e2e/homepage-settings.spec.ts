import { previewPath } from "@/lib/homepage/rules";
import { expect, test } from "./fixtures";
import { paint } from "./pictures";
import { waitUntilSettled } from "./page-idle";

test("previews the homepage with an admin's unsaved settings, which visitors do not see", async ({
  page,
  request,
  signInAs,
  allowedInConsole,
}) => {
  // Replacing the preview aborts its requests.
  allowedInConsole.push(/^Failed to fetch (top|middle|bottom) advertisements TypeError: Failed to fetch/);
  await signInAs("admin");
  await page.goto("/admin/homepage");
  await waitUntilSettled(page);
  const preview = page.frameLocator("iframe[title='Preview of the homepage']");
  const stories = preview.locator("#success-stories");
  await expect(stories).toBeVisible();
  await page.getByRole("checkbox", { name: "Success stories" }).uncheck();
  await expect(stories).toHaveCount(0);
  await expect(preview.locator("#featured-products")).toBeVisible();

  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await paint("logo.jpg", { r: 20, g: 90, b: 160 }));
  await expect(preview.locator("[data-slot=brand] img").first()).toHaveAttribute("src", /^\/images\//);

  const alive = preview.locator("a, button, input, select, summary, [tabindex]");
  await expect
    .poll(() => alive.evaluateAll((all) => all.filter((one) => !one.closest("[inert]")).map(({ id }) => id)))
    .toEqual(["main"]);
  await expect(preview.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Homepage preview");
  const html = await (await request.get("/")).text();
  expect(html).toContain("Success Stories");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(stories).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/admin\/homepage/);
});

test("lets only this site frame only the preview, and never caches it", async ({ request, requestAs }) => {
  const admin = await requestAs("admin");
  const answer = await admin.get(
    `${previewPath}?show_top_ads=false&site_logo=https://elsewhere.example/x.png`,
  );
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers["content-security-policy"]).toMatch(/frame-ancestors 'self'/);
  expect(headers["content-security-policy"]).not.toContain("unsafe-inline'; style-src 'self'");
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(headers["cache-control"]).toContain("no-store");
  expect(await answer.text()).not.toContain('src="https://elsewhere.example');

  const form = (await admin.get("/admin/homepage")).headers();
  expect(form["content-security-policy"]).toMatch(/frame-ancestors 'none'/);
  expect(form["x-frame-options"]).toBe("DENY");

  const stranger = await request.get(previewPath, { maxRedirects: 0 });
  expect([stranger.status(), stranger.headers().location]).toEqual([
    307,
    expect.stringContaining("/auth?next="),
  ]);
  const customer = await requestAs("customer");
  expect((await customer.get(previewPath)).status()).toBe(403);
});
