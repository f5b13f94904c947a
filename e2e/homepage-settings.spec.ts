import { previewPath } from "@/lib/homepage/rules";
import { serveBeside } from "./beside";
import { expect, test } from "./fixtures";
import { findAxeViolations } from "./lookups";
import { paint } from "./pictures";
import { settled } from "./settled";

test("an admin sees the homepage with settings that are not saved, and visitors do not", async ({
  page,
  request,
  signInAs,
  allowedInConsole,
}) => {
  // A preview that another takes the place of ends what it was asking for.
  allowedInConsole.push(/^Failed to fetch (top|middle|bottom) advertisements TypeError: Failed to fetch/);
  await signInAs("admin");
  await page.goto("/admin/homepage");
  await settled(page);
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
  expect(await findAxeViolations(page)).toEqual([]);

  // Nothing in the preview can be pressed, and saved is nothing.
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

test("only the preview may stand in a frame, only of this site, and nobody keeps it", async ({
  request,
  requestAs,
}) => {
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

test("a change is on the homepage of the server that took it at once, and of another within a second", async ({
  request,
  requestAs,
  baseURL,
}) => {
  test.slow();
  const admin = await requestAs("admin");
  const address = "/api/homepage-settings/bottom_carousel_interval";
  const { value: before } = (await (await admin.get(address)).json()) as { value: string };
  const beside = await serveBeside();
  const home = async (origin = "") => (await request.get(`${origin}/`)).text();
  const other = () => home(`http://localhost:${beside.port}`);
  async function change(value: string): Promise<void> {
    const answer = await admin.put(address, { data: { value }, headers: { origin: baseURL ?? "" } });
    expect(answer.status()).toBe(200);
  }
  /** Milliseconds from the answer until the last time the other server was asked and still showed the former one. */
  async function timeOf(seconds: string): Promise<number> {
    const shows = new RegExp(`seconds\\\\?":${seconds}\\b`);
    await change(seconds);
    const answered = performance.now();
    let late = 0;
    for (;;) {
      const asked = performance.now() - answered;
      if (shows.test(await other())) return late;
      late = asked;
      expect(late).toBeLessThan(20_000);
    }
  }
  try {
    // Both keep the page.
    await Promise.all([home(), other()]);
    // The machine may be busy: of some changes the quickest is there within a second.
    const passed: number[] = [];
    for (const seconds of ["31", "32", "33", "34", "35", "36", "37", "38"]) {
      if (passed.every((time) => time >= 1000)) passed.push(await timeOf(seconds));
    }
    expect(Math.min(...passed)).toBeLessThan(1000);
    for (const seconds of ["41", "42", "43"]) {
      await change(seconds);
      expect(await home()).toMatch(new RegExp(`seconds\\\\?":${seconds}\\b`));
    }
  } finally {
    await change(before);
    await beside.stop();
  }
});
