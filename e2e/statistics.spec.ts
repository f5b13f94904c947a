import { parse } from "csv-parse/sync";
import { readFile } from "node:fs/promises";
import { expect } from "./fixtures";
import { test } from "./screens";
import { waitUntilSettled } from "./page-idle";

test.describe("visitor statistics", () => {
  test("shows key numbers that can be charted, by pointer and by keyboard, without a blocked style", async ({
    openAs,
  }) => {
    const page = await openAs("admin");
    // Visits are rolled up within a minute of startup.
    await expect(async () => {
      await page.goto("/visitor-statistics");
      await expect(page.getByRole("table", { name: "Pages" })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 100_000 });
    await waitUntilSettled(page);
    const chart = page.locator("[data-slot=chart] svg.recharts-surface");
    await expect(chart).toBeVisible();
    const line = chart.locator("path.recharts-area-curve");
    const drawn = await line.getAttribute("d");
    await page.getByRole("button", { name: /^Page views/ }).click();
    await expect(page.getByRole("button", { name: /^Page views/ })).toHaveAttribute("aria-pressed", "true");
    await expect(line).not.toHaveAttribute("d", drawn ?? "");
    await chart.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("[data-slot=chart-tooltip]")).toBeVisible();
  });

  test("covers the chosen period, which stays in the address", async ({ openAs }) => {
    const page = await openAs("admin");
    await page.goto("/visitor-statistics");
    await page.getByRole("button", { name: "Period: Last 30 days" }).click();
    await page.getByRole("button", { name: "Last 7 days" }).click();
    await expect(page.getByRole("button", { name: "Period: Last 7 days" })).toBeVisible();
    await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
    await page.getByLabel("Compare with").selectOption("year");
    await expect(page).toHaveURL(/compare=year/);
    await page.reload();
    await expect(page.getByRole("button", { name: "Period: Last 7 days" })).toBeVisible();
    await expect(page.getByLabel("Compare with")).toHaveValue("year");
  });

  test("shows the head of a table during scrolling", async ({ openAs }) => {
    const page = await openAs("admin");
    await page.setViewportSize({ width: 1100, height: 500 });
    await page.goto("/visitor-statistics");
    const rows = page.getByRole("table", { name: "Pages" }).getByRole("row");
    await rows.last().evaluate((row) => row.scrollIntoView({ block: "start" }));
    await expect(rows.nth(1)).not.toBeInViewport();
    await expect(rows.first().getByRole("columnheader").first()).toBeInViewport({ ratio: 0.9 });
  });

  test("sizes days for a finger on a wide screen too", async ({ openAs }) => {
    const page = await openAs("admin");
    await page.setViewportSize({ width: 1100, height: 800 });
    const client = await page.context().newCDPSession(page);
    await client.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await page.goto("/visitor-statistics");
    await page.getByRole("button", { name: /^Period/ }).click();
    const day = page.getByRole("grid").getByRole("button").first();
    await expect(day).toBeVisible();
    await expect.poll(async () => (await day.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    expect((await day.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("offers a synonym in one click for a search without results, and downloads a CSV file", async ({
    openAs,
  }) => {
    const page = await openAs("admin");
    await page.goto("/visitor-statistics");
    await page.getByRole("button", { name: "Add a synonym for flying carpet" }).click();
    const dialog = page.getByRole("dialog", { name: "Add synonyms" });
    await expect(dialog.getByLabel("Words with the same meaning")).toHaveValue("flying carpet, ");
    await page.keyboard.press("Escape");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "CSV: Searches without results" }).click(),
    ]);
    const lines = parse(await readFile(await download.path()), { bom: true }) as string[][];
    expect(lines[0]).toEqual(["Search", "Searches", "Without results"]);
    expect(lines.map(([term]) => term)).toContain("flying carpet");
  });
});

test.describe("searches", () => {
  test("offers a synonym in one click, and has a period in the address", async ({ openAs }) => {
    const page = await openAs("admin");
    await page.goto("/admin/searches");
    await page.getByRole("link", { name: "90 days" }).click();
    await expect(page).toHaveURL(/days=90/);
    await expect(page.getByRole("list", { name: "Key numbers vs previous 90 days" })).toBeVisible();
    await page.getByRole("button", { name: "Add a synonym for flying carpet" }).click();
    const dialog = page.getByRole("dialog", { name: "Add synonyms" });
    await expect(dialog.getByLabel("Words with the same meaning")).toHaveValue("flying carpet, ");
  });

  test("suggests a synonym that an admin accepts and undoes", async ({ openAs }) => {
    const page = await openAs("admin");
    await page.goto("/admin/synonyms?source=feedback");
    await waitUntilSettled(page);
    await page.getByRole("button", { name: "Accept: “bike” for “velocipede”" }).click();
    const groups = page.getByRole("table", { name: "Synonyms", exact: true });
    await expect(groups.getByRole("row", { name: /^velocipede/ })).toContainText("listings");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Accept: “bike” for “velocipede”" })).toBeVisible();
    await expect(groups).toHaveCount(0);
  });
});
