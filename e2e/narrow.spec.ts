import { expect, test } from "./fixtures";
import { findOverflow } from "./lookups";

test("the periods of a vendor's numbers are all in view, at every width", async ({ page, signInAs }) => {
  await signInAs("vendor");
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/vendor");
    const strip = page.getByRole("navigation", { name: "Period" });
    await expect(strip.getByRole("link")).toHaveCount(3);
    const [room, needed] = await strip.evaluate((nav) => [nav.clientWidth, nav.scrollWidth]);
    expect([width, needed]).toEqual([width, room]);
  }
});

test("every way to sort is in view with its focus ring, on a phone too", async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/products");
    const strip = page.getByRole("navigation", { name: "Sort listings" });
    const links = await strip.getByRole("link").all();
    expect(links).toHaveLength(5);
    for (const link of links) {
      const box = await link.boundingBox();
      expect(box && box.x >= 4 && box.x + box.width <= width - 4, `${width} px`).toBe(true);
    }
    expect(await strip.evaluate((nav) => getComputedStyle(nav).overflowX)).toBe("visible");
  }
});

test("the form of a new listing fits the narrowest phone, whatever it asks", async ({ page, signInAs }) => {
  await signInAs("vendor");
  await page.setViewportSize({ width: 320, height: 700 });
  for (const category of ["products", "services", "realestate"]) {
    await page.goto(`/create-listing?category=${category}`);
    await expect(page.getByLabel("Title")).toBeVisible();
    expect([category, await findOverflow(page)]).toEqual([category, 0]);
  }
});

test("the admins' lists fit a tablet, with every decision in view and names whole", async ({
  page,
  signInAs,
}) => {
  await signInAs("admin");
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of ["vendors?status=all", "listings", "users", "payments", "subscriptions"]) {
      const path = `/admin/${list}`;
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect([path, width, await findOverflow(page)]).toEqual([path, width, 0]);
    }
  }
});
