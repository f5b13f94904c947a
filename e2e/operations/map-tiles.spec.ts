import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { watchPolicy } from "../lookups";
import { waitUntilSettled } from "../page-idle";
import { openOwnDatabase, serveOwnSite, type OwnDatabase, type OwnSite } from "./own-site";
import { tinyArchive, tinyAttribution, tinyTile } from "./tiny-tiles";

// The software WebGL of a test machine warns that it is slow.
const slowWebGl = /GL Driver Message/;

// Scripts and tiles must come from the site, not from the cache of another test.
test.use({ reuseContext: false, allowedInConsole: [slowWebGl] });

const region = (page: Page) => page.getByRole("region", { name: "Map of the results" });
const pins = (page: Page) => page.getByRole("list", { name: "Places on the map" });
const tiles = (page: Page) => page.locator("[data-slot=map-tiles] canvas");
const credit = (page: Page) => page.locator("[data-slot=map-credit]");
const isWorker = (url: string) => new URL(url).pathname.endsWith(".mjs");

test.describe.configure({ timeout: 300_000 });

let database: OwnDatabase;
test.beforeAll(async () => {
  database = await openOwnDatabase();
});
test.afterAll(() => database.stop());

function recordUrls(page: Page): string[] {
  const urls: string[] = [];
  page.context().on("request", (request) => urls.push(request.url()));
  return urls;
}

async function expectTiles(page: Page): Promise<void> {
  // Drawing without a graphics card takes half a minute on a busy machine.
  await expect(credit(page)).toHaveText("© Tiny Tiles", { timeout: 90_000 });
  await expect(tiles(page)).toBeVisible();
  await expect(page.locator("[data-slot=map-tiles]")).toHaveCSS("opacity", "1");
  await expect(page.locator("[data-slot=map-label]")).toHaveCount(0);
}

async function expectShapes(page: Page): Promise<void> {
  await expect(region(page).locator("svg use").first()).toBeVisible();
  await expect(page.locator("[data-slot=map-label]").first()).toBeVisible();
  await expect(pins(page).getByRole("button").first()).toBeVisible();
  await expect(credit(page)).toHaveCount(0);
  await expect(page.locator("[data-slot=map-tiles]")).toHaveCSS("opacity", "0");
}

test.describe("a tile file of the site", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "plaza-map-"));
  let site: OwnSite;

  test.beforeAll(async () => {
    const file = path.join(folder, "tiny.pmtiles");
    writeFileSync(file, tinyArchive());
    site = await serveOwnSite(database, { MAP_TILES: file });
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true });
  });

  test("loads tiles in ranges when the map opens, with its library, and from nowhere else", async ({
    page,
  }) => {
    const violations = await watchPolicy(page);
    const urls = recordUrls(page);
    const answer = await page.goto(`${site.origin}/real-estate?state=TX`);
    expect(answer?.headers()["content-security-policy"]).not.toContain("connect-src");
    await waitUntilSettled(page);
    expect(urls.filter((url) => isWorker(url) || url.includes("/map/"))).toEqual([]);

    await page.getByRole("link", { name: "Show map" }).click();
    await expectTiles(page);
    expect(urls.filter(isWorker)).not.toEqual([]);
    expect(urls.filter((url) => url.endsWith("/map/tiles.pmtiles"))).not.toEqual([]);
    expect(new Set(urls.filter((url) => url.startsWith("http")).map((url) => new URL(url).origin))).toEqual(
      new Set([site.origin]),
    );
    await expect(credit(page).getByRole("link")).toHaveAttribute("href", "https://tiles.example/license");
    expect(violations).toEqual([]);
  });

  test("has the pins, keys, and controls of a map without tiles", async ({ page }) => {
    await page.goto(`${site.origin}/real-estate?state=TX&listingType=sale&map=1`);
    await expectTiles(page);
    const single = pins(page)
      .getByRole("button")
      .filter({ hasText: /^[\d,]+.*[A-Z]\w+, TX: / })
      .first();
    const [, city = ""] = /([A-Z][\w. ]+, TX): /.exec((await single.textContent())!)!;
    await single.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("region", { name: `Listings in ${city}` });
    await expect(panel).toBeFocused();
    await expect(panel).toContainText("not at addresses");
    await expect(pins(page).getByRole("link").first()).toHaveText(/\$.+: \$[\d,.]+$/);
    const [above, below] = [(await panel.boundingBox())!, (await credit(page).boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);

    await page.keyboard.press("Escape");
    await expect(region(page)).toBeFocused();
    const before = page.url();
    await page.keyboard.press("-");
    await expect(page).toHaveURL(/[?&]place=[a-z-]+-tx/);
    await page.getByRole("button", { name: "Back to the previous area" }).click();
    await expect(page).toHaveURL(before);
    await expectTiles(page);
  });

  test("shows the site’s shapes in a browser without WebGL, and loads no library", async ({ page }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
        return args[0].startsWith("webgl") ? null : getContext.apply(this, args);
      } as typeof getContext;
    });
    const urls = recordUrls(page);
    await page.goto(`${site.origin}/real-estate?state=TX&map=1`);
    await waitUntilSettled(page);
    await expectShapes(page);
    expect(urls.filter((url) => isWorker(url) || url.endsWith(".pmtiles"))).toEqual([]);
  });

  test("draws the map again in the colors of a dark page", async ({ page }) => {
    await page.goto(`${site.origin}/real-estate?state=TX&map=1`);
    await expectTiles(page);
    const light = await region(page).screenshot();
    await page.evaluate(() => document.documentElement.classList.add("dark"));
    await expect
      .poll(async () => (await brightness(page, await region(page).screenshot())) < 90, { timeout: 10_000 })
      .toBe(true);
    expect(await brightness(page, light)).toBeGreaterThan(170);
  });
});

/** Mean brightness of a picture, from 0 to 255. */
function brightness(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(
    async (data) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const context = new OffscreenCanvas(16, 16).getContext("2d")!;
      context.drawImage(image, 0, 0, 16, 16);
      const values = context.getImageData(0, 0, 16, 16).data.filter((_, index) => index % 4 !== 3);
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );
}

test.describe("a style of another host", () => {
  const seen: string[] = [];
  let respond: RequestListener;
  let provider: Server;
  let hidden: Server;
  let site: OwnSite;

  async function listen(listener: RequestListener): Promise<Server> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  /** Playwright adds a header to all requests, which a browser only sends to other hosts that allow it. */
  const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "x-forwarded-for" };

  const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function serveStyle(host: string): RequestListener {
    const style = {
      version: 8,
      sources: {
        tiny: {
          type: "vector",
          tiles: [`${host}/{z}/{x}/{y}.mvt`],
          maxzoom: 12,
          attribution: tinyAttribution,
        },
      },
      layers: [
        { id: "sea", type: "background", paint: { "background-color": "#abc" } },
        {
          id: "land",
          type: "fill",
          source: "tiny",
          "source-layer": "earth",
          paint: { "fill-color": "#efd" },
        },
      ],
    };
    return (request, response) => {
      seen.push(request.url ?? "");
      const isStyle = request.url === "/style.json";
      response.writeHead(200, {
        ...cors,
        "Content-Type": isStyle ? "application/json" : "application/x-protobuf",
      });
      response.end(isStyle ? JSON.stringify(style) : tinyTile);
    };
  }

  test.beforeAll(async () => {
    provider = await listen((request, response) => respond(request, response));
    hidden = await listen((request, response) => serveStyle("")(request, response));
    site = await serveOwnSite(database, { MAP_STYLE_URL: `${originOf(provider)}/style.json` });
  });
  test.beforeEach(() => void (seen.length = 0));
  test.afterAll(async () => {
    await site.stop();
    for (const server of [provider, hidden]) server.close().closeAllConnections();
  });

  test("allows connections to that host only, and shows its attribution", async ({ page }) => {
    respond = serveStyle(originOf(provider));
    const violations = await watchPolicy(page);
    const urls = recordUrls(page);
    const answer = await page.goto(`${site.origin}/real-estate?state=TX&map=1`);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(/connect-src [^;]*/.exec(policy)?.[0]).toBe(`connect-src 'self' ${originOf(provider)}`);
    expect(/worker-src [^;]*/.exec(policy)?.[0]).toBe("worker-src 'self'");
    await expectTiles(page);
    expect(seen.filter((url) => url.endsWith(".mvt"))).not.toEqual([]);
    const worker = await page.request.get(urls.find(isWorker)!);
    expect(worker.headers()["content-security-policy"]).toBe(
      `default-src 'none'; connect-src 'self' ${originOf(provider)}`,
    );
    expect(violations).toEqual([]);
  });

  test.describe("that fails", () => {
    test.use({
      // Playwright would read a list of two patterns as one with options.
      allowedInConsole: async ({}, provide) =>
        provide([slowWebGl, /status of 500/, /Content Security Policy/]),
    });

    test("leaves the site's shapes, with the same pins", async ({ page }) => {
      respond = (request, response) => {
        seen.push(request.url ?? "");
        response.writeHead(request.method === "OPTIONS" ? 204 : 500, cors).end();
      };
      await page.goto(`${site.origin}/real-estate?state=TX&map=1`);
      await expect.poll(() => seen).toContain("/style.json");
      await expect(tiles(page)).toHaveCount(0);
      await expectShapes(page);
      await region(page).focus();
      await page.keyboard.press("+");
      await expect(page).toHaveURL(/[?&]place=[a-z-]+-tx/);
      await expectShapes(page);
    });

    test("loads nothing from a host that the operator didn't name", async ({ page }) => {
      respond = serveStyle(originOf(hidden));
      const answers: string[] = [];
      page.context().on("response", (response) => answers.push(response.url()));
      await page.goto(`${site.origin}/real-estate?state=TX&map=1`);
      await expect.poll(() => seen).toContain("/style.json");
      await expect(tiles(page)).toHaveCount(0);
      await expectShapes(page);
      expect(new Set(seen)).toEqual(new Set(["/style.json"]));
      expect(answers.filter((url) => url.startsWith(originOf(hidden)))).toEqual([]);
    });
  });
});
