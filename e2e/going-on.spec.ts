import { expect, test } from "./fixtures";

// Tests of a file run one after the other in one worker: the browser of the first goes on to the second.
let before: unknown;

test("a test leaves much behind", async ({ page, context, signInAs }) => {
  before = context;
  await signInAs("customer");
  await page.setViewportSize({ width: 400, height: 500 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/cookie-policy");
  await page.evaluate(() => {
    localStorage.setItem("left", "behind");
    sessionStorage.setItem("left", "behind");
  });
  await page.route("**/privacy-policy", (route) => route.abort());
  await context.route("**/privacy-policy", (route) => route.abort());
  const other = await context.newPage();
  await other.goto("/robots.txt");
});

test("the next one finds nothing of it", async ({ page, context }, { project }) => {
  expect(context).toBe(before);
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  expect((await page.goto("/privacy-policy"))?.status()).toBe(200);
  const found = await page.evaluate(() => ({
    left: [localStorage.getItem("left"), sessionStorage.getItem("left")],
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
    width: innerWidth,
  }));
  const width = project.use.viewport?.width;
  expect(found).toEqual({ left: [null, null], isDark: false, isStill: false, width });
  await page.addInitScript(() => Object.assign(window, { left: "behind" }));
});

test("what cannot be taken back ends with its browser", async ({ context }) => {
  expect(context).not.toBe(before);
});
