import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { findOverflow } from "./lookups";
import { createApprovedVendor, register } from "./people";
import { waitUntilSettled } from "./page-idle";

async function resizeTo(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await waitUntilSettled(page);
}

test("shows all periods of a vendor's numbers in view, at every width", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.goto("/vendor");
  for (const width of [320, 768, 1024, 1440]) {
    await resizeTo(page, width);
    const strip = page.getByRole("navigation", { name: "Period" });
    await expect(strip.getByRole("link")).toHaveCount(3);
    const [room, needed] = await strip.evaluate((nav) => [nav.clientWidth, nav.scrollWidth]);
    expect([width, needed]).toEqual([width, room]);
  }
});

test("shows every way to sort in view with its focus ring, on a phone too", async ({ page }) => {
  await page.goto("/products");
  for (const width of [320, 360, 768, 1024, 1440]) {
    await resizeTo(page, width);
    const strip = page.getByRole("navigation", { name: "Sort listings" });
    const button = page.getByRole("button", { name: "Sort: Newest" });
    const isSheet = width < 1024;
    if (isSheet) await button.click();
    await expect(strip.getByRole("link")).toHaveCount(5);
    for (const place of [...(await strip.getByRole("link").all()), ...(isSheet ? [button] : [])]) {
      const box = await place.boundingBox();
      expect(box && box.x >= 4 && box.x + box.width <= width - 4, `${width} px`).toBe(true);
    }
    if (isSheet) {
      await page.keyboard.press("Escape");
      await expect(strip).toBeHidden();
    } else {
      expect(await strip.evaluate((nav) => getComputedStyle(nav).overflowX)).toBe("visible");
    }
  }
});

test("fits a title without spaces in a vendor's table of listings", async ({ page, request, baseURL }) => {
  await createApprovedVendor({ vendor: page.request, admin: request, origin: baseURL });
  const data = { category: "products", title: "W".repeat(140) };
  const made = await page.request.post("/api/listings", { data, headers: { origin: baseURL ?? "" } });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto("/vendor?tab=listings");
  await expect(page.getByRole("link", { name: data.title })).toBeVisible();
  for (const width of [320, 768, 1440]) {
    await resizeTo(page, width);
    expect(await findOverflow(page), `${width} px`).toBe(0);
  }
});

test("fits a long file name in an application and a list of documents on a phone", async ({
  page,
  baseURL,
}) => {
  await register(page.request, { origin: baseURL });
  const headers = { origin: baseURL ?? "" };
  const name = `${"a-resume-with-a-long-name-".repeat(5)}final.pdf`;
  const buffer = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  const stored = await page.request.post("/api/documents", {
    multipart: { file: { name, mimeType: "application/pdf", buffer } },
    headers,
  });
  const { id: resumeId } = (await stored.json()) as { id: string };
  const jobs = (await (await page.request.get("/api/jobs?limit=48")).json()) as {
    id: string;
    title: string;
  }[];
  const sent: string[] = [];
  for (const job of jobs) {
    const data = { resumeId, note: "I open cafés.", answers: {} };
    const answer = await page.request.post(`/api/jobs/${job.id}/applications`, { data, headers });
    if (!answer.ok()) continue;
    sent.push(job.title);
    break;
  }
  expect(sent).toHaveLength(1);
  for (const path of ["/my-applications", "/profile"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: new RegExp(name.slice(0, 60)) }).first()).toBeVisible();
    for (const width of [320, 360, 768]) {
      await resizeTo(page, width);
      expect(await findOverflow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

test("shows the chosen sort in full on a phone, and only closes its sheet on a tap beside it", async ({
  page,
}) => {
  await page.goto("/products?sort=price_desc");
  const button = page.getByRole("button", { name: "Sort: Price high to low" });
  await resizeTo(page, 320);
  const map = await page.getByRole("link", { name: "Show map" }).boundingBox();
  expect(map!.x + map!.width).toBeLessThanOrEqual(304);
  await resizeTo(page, 360);
  const [room, needed] = await button
    .locator(":scope > span")
    .evaluate((name) => [name.clientWidth, name.scrollWidth]);
  expect(needed).toBe(room);
  await button.click();
  const strip = page.getByRole("navigation", { name: "Sort listings" });
  await expect(strip.getByRole("link")).toHaveCount(5);
  await page.mouse.click(180, 100);
  await expect(strip).toBeHidden();
  await expect(page).toHaveURL("/products?sort=price_desc");
});

const lists = [
  "/real-estate?state=TX&listingType=sale&price=0-500000",
  "/jobs?employmentType=full_time&workplace=onsite",
];

const placeOf = async (locator: Locator) =>
  (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

for (const path of lists) {
  test(`shows above the cards of ${path} on a phone one row of controls, one line, and a row of chips to swipe`, async ({
    page,
  }) => {
    const head = page.locator("[data-slot=results-head]");
    const chips = page.getByRole("list", { name: "Active filters" });
    const card = page.locator("[data-slot=listing-card], [data-slot=job-card]").first();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    for (const width of [360, 412]) {
      const name = `${width} px`;
      await resizeTo(page, width);
      const controls = [
        head.getByRole("button", { name: /^Filters/ }),
        head.getByRole("button", { name: /^Sort: / }),
        head.getByRole("link", { name: "Show map" }),
      ];
      const places = await Promise.all(controls.map(placeOf));
      expect(new Set(places.map(({ y }) => y)).size, name).toBe(1);
      for (const { x, width: room, height } of places) {
        expect(Math.min(room, height), name).toBeGreaterThanOrEqual(44);
        expect(x + room, name).toBeLessThanOrEqual(width - 16);
      }
      const [count, save] = await Promise.all(
        [head.getByRole("heading"), head.getByRole("button", { name: "Save this search" })].map(placeOf),
      );
      expect(Math.abs(count!.y + count!.height / 2 - save!.y - save!.height / 2), name).toBeLessThan(1);
      const tops = await chips
        .getByRole("link")
        .evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
      expect(tops.length, name).toBeGreaterThan(1);
      expect(new Set(tops).size, name).toBe(1);
      // Controls, count line, and gaps.
      const room = 44 + 36 + 16 + (await placeOf(chips)).height;
      expect((await placeOf(card)).y - places[0]!.y, name).toBeLessThanOrEqual(room);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

  test("filters and sorts a list on a phone, and shows its map", async ({ page }) => {
    await page.goto("/services");
    await page.getByRole("button", { name: "Filters" }).click();
    await page.getByLabel("State", { exact: true }).selectOption("TX");
    await page.getByRole("button", { name: /^Show [\d,]+ results$/ }).click();
    await expect(page).toHaveURL(/^[^?]*\/services\?(.*&)?state=TX/);
    await expect(page.getByRole("button", { name: "Filters 1 active" })).toBeVisible();
    await page.getByRole("button", { name: "Sort: Newest" }).click();
    await page.getByRole("link", { name: "Oldest" }).click();
    await expect(page).toHaveURL(/[?&]sort=oldest/);
    await page.getByRole("link", { name: "Show map" }).click();
    const places = page.getByRole("list", { name: "Places on the map" });
    await expect(places.getByRole("link").first()).toBeVisible();
    await page.getByRole("link", { name: "Hide map" }).click();
    await expect(page).toHaveURL(/^(?!.*map=1)/);
  });
});

test("fits the form of a new listing on the narrowest phone, and hides no field in use under its buttons", async ({
  page,
  signInAs,
}) => {
  await signInAs("vendor");
  await page.setViewportSize({ width: 320, height: 700 });
  const buttons = page.getByRole("button", { name: "Save draft" });
  await page.goto("/create-listing?category=products");
  await expect(page.getByLabel("Title")).toBeVisible();
  expect(await findOverflow(page)).toBe(0);
  for (const label of ["Title", "Description", "Price", "Brand (optional)", "Quantity"]) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    const [box, bar] = [await field.boundingBox(), await buttons.boundingBox()];
    expect(box && bar && box.y + Math.min(box.height, 44) <= bar.y, label).toBe(true);
  }
});

test("breaks no line that fits in the admins' table of vendors, on a tablet", async ({ page, signInAs }) => {
  await signInAs("admin");
  await page.goto("/admin/vendors?status=all");
  const lines = page.locator("tbody tr td p").filter({ hasText: /^(Real Estate|Services|Products) · / });
  await expect(lines.first()).toBeVisible();
  for (const width of [768, 1024, 1440]) {
    await resizeTo(page, width);
    const heights = await lines.evaluateAll((all) => all.map((line) => Math.round(line.clientHeight)));
    expect(Math.max(...heights), `${width} px`).toBe(Math.min(...heights));
  }
});
