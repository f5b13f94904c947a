import { readdirSync } from "node:fs";
import { problemTexts } from "@/lib/shared/problems";
import { expect, test } from "./fixtures";
import { findListing } from "./lookups";
import { waitUntilSettled } from "./page-idle";
import { fetchPage, expectCompletePage, textOf, withoutScripts, type WholePage } from "./whole-page";

const unknown = "01890000-0000-7000-8000-00000000abcd";

const base = () => process.env.E2E_BASE_URL ?? "";

const missing = { title: "404 Page Not Found", heading: "404 Page Not Found", status: 404 };
const listing = { title: "Listing not found · Plaza", heading: "We can’t find this listing", status: 404 };
const job = { title: "Job not found · Plaza", heading: "We can’t find this job", status: 404 };
const vendor = { title: "Vendor not found · Plaza", heading: "We can’t find this vendor", status: 404 };
const broken = { title: "This link is broken · Plaza", heading: problemTexts[400].title, status: 400 };

const problems: Record<string, WholePage> = {
  "/nothing": missing,
  "/nothing/at/all?x=1": missing,
  "/products/anything": missing,
  "/privacy-policy/old": missing,
  "/messages/a/b": missing,
  "/denied": missing,
  "/denied?area=nothing": missing,
  "/problem": missing,
  "/problem?status=503": missing,
  "/_global-error": missing,
  [`/listings/${unknown}`]: listing,
  [`/listing/${unknown}`]: listing,
  "/listings/not-an-id": listing,
  "/listings/a%00b": listing,
  "/listing/%27%3B--": listing,
  [`/jobs/${unknown}`]: job,
  "/jobs/1": job,
  [`/vendor/${unknown}`]: vendor,
  [`/vendor/${unknown}?tab=reviews`]: vendor,
  [`/vendor/x?tab=about&adId=${unknown}`]: vendor,
  "/%zz": broken,
  "/listings/%E0%A4%A": broken,
  "/search/%": broken,
};

for (const [path, whole] of Object.entries(problems)) {
  test(`51: shows ${path} as a complete page without scripts`, async () => {
    const answer = await expectCompletePage(base(), path, whole);
    expect(answer.headers.get("retry-after")).toBeNull();
  });
}

test("shows the two sentences of the specification at an unknown address", async () => {
  const { html } = await fetchPage(base(), "/no-such-page");
  expect(html).toContain("<title>404 Page Not Found</title>");
  expect(html).toContain("Did you forget to add the page to the router?");
});

test("shows the not-found message of every page without scripts", async () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  const folders = files.filter((file) => file.endsWith("/not-found.tsx")).map((file) => `/${file}`);
  expect(folders.length).toBeGreaterThan(3);
  for (const file of folders) {
    const path = file.replace(/\/\([^)]+\)/g, "").replace("/not-found.tsx", "");
    const { html } = await fetchPage(base(), path.replace(/\[\w+\]/g, unknown));
    const main = withoutScripts(html).split("<main")[1] ?? "";
    expect(textOf(main, "h1"), path).toMatch(/^We can’t find this (listing|job|vendor)$/);
  }
});

test("refuses an unreadable address under /api as JSON", async () => {
  const { status, html } = await fetchPage(base(), "/api/listings/%zz");
  expect([status, JSON.parse(html)]).toEqual([
    400,
    { code: "bad_request", error: "The address contains a character that cannot be used." },
  ]);
});

test("answers 410 for a removed listing without its text, and 404 for a draft", async ({ requestAs }) => {
  const admin = await requestAs("admin");
  const { id, title } = await findListing(admin, "status=removed");
  const whole = { status: 410, title: "Listing removed · Plaza", heading: "This listing was removed" };
  for (const path of [`/listings/${id}`, `/listing/${id}`]) {
    expect((await expectCompletePage(base(), path, whole)).html).not.toContain(title);
  }
  const draft = await findListing(admin, "status=draft");
  await expectCompletePage(base(), `/listings/${draft.id}`, listing);
});

test("shows a user with the wrong role who has access", async ({ requestAs }) => {
  const request = await requestAs("customer");
  for (const path of ["/admin", "/vendor", "/admin-stats"]) {
    const response = await request.get(path);
    const html = withoutScripts(await response.text());
    expect(response.status()).toBe(403);
    expect(html.slice(0, 100)).toMatch(/^<!DOCTYPE html><html lang="en"/);
    expect(textOf(html.slice(html.indexOf("<main")), "h1")).toBe("Access Denied");
    expect(html).toMatch(/can access this area\./);
  }
});

test("refuses requests for the problem page by a header or as navigation data", async () => {
  const tries: Record<string, string>[] = [
    { rsc: "1" },
    { "x-invoke-path": "/problem" },
    { "x-plaza-problem": "503" },
  ];
  for (const headers of tries) {
    const { html } = await fetchPage(base(), "/problem?status=503", headers);
    expect(html).not.toContain(problemTexts[503].title);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows a missing listing, with links onward", async ({ page, allowedInConsole }) => {
    allowedInConsole.push(/Failed to load resource/);
    await page.goto(`/listings/${unknown}`);
    await expect(page.getByRole("heading", { name: "We can’t find this listing" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Products" }).click();
    await expect(page).toHaveURL("/products");
  });
});

test("hydrates a missing page at its address, links onward, and shows it again on the way back", async ({
  page,
  allowedInConsole,
}) => {
  allowedInConsole.push(/Failed to load resource/);
  const path = `/vendor/${unknown}?tab=reviews`;
  const heading = page.getByRole("heading", { name: "We can’t find this vendor" });
  await page.goto(path);
  await expect(heading).toBeVisible();
  await waitUntilSettled(page);
  await expect(page).toHaveURL(path);
  await page.getByRole("main").getByRole("link", { name: "Search listings" }).click();
  await expect(page).toHaveURL("/search");
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(heading).toBeVisible();
});

for (const [path, { heading }] of Object.entries({ "/nothing": missing, [`/jobs/${unknown}`]: job })) {
  test(`shows the message of ${path} on a navigation too`, async ({ page, allowedInConsole }) => {
    allowedInConsole.push(/Failed to load resource/);
    await page.goto("/cookie-policy");
    await waitUntilSettled(page);
    const push = (to: string) =>
      (window as unknown as { next: { router: { push: (to: string) => void } } }).next.router.push(to);
    await page.evaluate(push, path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}
