import { createServer, type AddressInfo, type Server } from "node:net";
import { problemTexts } from "@/lib/shared/problems";
import {
  serveWithDatabase,
  serveWithEmptyDatabase,
  serveWithoutDatabase,
  type BrokenSite,
} from "../broken-site";
import { expect, test } from "../fixtures";
import { fetchPage, expectCompletePage, textOf, withoutScripts } from "../whole-page";

const id = "01890000-0000-7000-8000-00000000abcd";

const pages = [
  "/privacy-policy",
  "/",
  "/?category=products",
  "/products",
  "/services",
  "/real-estate",
  "/search?q=chair",
  "/jobs",
  `/jobs/${id}`,
  `/listings/${id}`,
  `/listing/${id}`,
  `/vendor/${id}`,
  `/vendor/${id}?tab=reviews`,
];

const still = ["/auth", "/reset-password"];

async function startFrozenDatabase(): Promise<Server> {
  const server = createServer((socket) => socket.on("error", () => undefined));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const soon = { status: 503, title: "We’ll be right back · Plaza", heading: problemTexts[503].title };
const wrong = { status: 500, title: "Something went wrong · Plaza", heading: problemTexts[500].title };

test.describe("without a database", () => {
  let site: BrokenSite;
  test.beforeAll(async () => {
    site = await serveWithoutDatabase();
  });
  test.afterAll(() => site.stop());

  for (const path of pages) {
    test(`51: suggests to try ${path} again soon, in a complete page without scripts`, async () => {
      const { headers, html } = await expectCompletePage(site.base, path, soon);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(withoutScripts(html)).toContain("Please try again soon.");
      expect(withoutScripts(html)).toContain('<a href=""');
    });
  }

  test("shows pages that need no database", async () => {
    for (const path of still) {
      const { status, html } = await fetchPage(site.base, path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(textOf(withoutScripts(html).split("<main")[1] ?? "", "h1"), path).not.toBe("");
    }
  });

  test("answers 404 for an unknown address, and JSON for the API", async () => {
    expect((await fetchPage(site.base, "/nothing")).status).toBe(404);
    const { status, headers, html } = await fetchPage(site.base, "/api/listings?status=approved");
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(JSON.parse(html)).toMatchObject({ code: "unavailable" });
  });

  test("shows the page in a browser at its address, and can try again", async ({
    page,
    allowedInConsole,
  }) => {
    allowedInConsole.push(/Failed to load resource|503|Failed to fetch/);
    await page.goto(`${site.base}/search?q=chair`);
    const heading = page.getByRole("heading", { name: problemTexts[503].title });
    await expect(heading).toBeVisible();
    await expect(page.getByRole("combobox").first()).toHaveValue("chair");
    const again = page.waitForResponse((response) => response.url().endsWith("/search?q=chair"));
    await page.getByRole("link", { name: "Try again" }).click();
    expect((await again).status()).toBe(503);
    await expect(heading).toBeVisible();
  });

  test("shows an error for a navigation to an unavailable page", async ({ page, allowedInConsole }) => {
    allowedInConsole.push(/Failed to load resource|503|Failed to fetch|React error #441/);
    await page.goto(`${site.base}/cookie-policy`);
    await page.getByRole("banner").getByRole("link", { name: "Jobs" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("Please try again soon.");
    await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page).toHaveURL(`${site.base}/jobs`);
  });
});

test("counts a frozen database as unavailable", async () => {
  const frozen = await startFrozenDatabase();
  const site = await serveWithDatabase(
    `postgresql://plaza@127.0.0.1:${(frozen.address() as AddressInfo).port}/plaza`,
  );
  try {
    await expectCompletePage(site.base, "/products", soon);
  } finally {
    await site.stop();
    frozen.close();
  }
});

test.describe("with a database that answers nonsense", () => {
  let site: BrokenSite;
  test.beforeAll(async () => {
    site = await serveWithEmptyDatabase();
  });
  test.afterAll(() => site.stop());

  for (const path of pages) {
    test(`reports an error at ${path}, in a complete page without scripts`, async () => {
      const { html } = await expectCompletePage(site.base, path, wrong);
      expect(withoutScripts(html)).not.toMatch(/relation|does not exist|at Object/);
    });
  }
});
